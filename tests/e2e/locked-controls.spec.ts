import { launcher } from "../support/chat-widget.ts";
import { expect, test } from "../support/journey.ts";
import { offerRequestBody, postOfferRequest } from "../support/offer-request-body.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { comeAlive } from "../support/visitor.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a control that is locked, freed or chosen is readable all the way", async ({ page, context, startProduct }) => {
  const product = await startProduct();
  await postOfferRequest(product, offerRequestBody({ name: "Vaste Kleur" }));
  for (const address of ["/contact", "/configurator", "/afspraak", "/prijzen"]) {
    await page.goto(product.url + address);
    await comeAlive(page);
    expect(await page.evaluate(fadingControls), address).toEqual([]);
  }
  await launcher(page).click();
  await expect(page.getByRole("button", { name: "Verstuur" })).toBeVisible();
  expect(await page.evaluate(fadingControls), "the chat").toEqual([]);

  await signInBrowser(context, product);
  for (const address of ["/admin/leads/new", "/admin/leads/import", "/admin/site/facts", "/admin/account"]) {
    await page.goto(product.url + address);
    await comeAlive(page);
    expect(await page.evaluate(fadingControls), address).toEqual([]);
  }
  await page.goto(`${product.url}/admin/leads`);
  await page.getByRole("link", { name: "Vaste Kleur" }).first().click();
  await expect(page.getByRole("textbox", { name: "Bericht" })).toBeVisible();
  expect(await page.evaluate(fadingControls), "the page of a lead").toEqual([]);
});

/**
 * Runs in the browser: what would pass through the colours between two states. Text must not fade at all, and its
 * ground only where the text keeps its colour.
 */
function fadingControls(): string[] {
  const controls = [...document.querySelectorAll<HTMLInputElement>("button, input, select, textarea")];
  const parts = [...document.querySelectorAll("button, input, select, textarea, label, label *, button *")];
  const describe = (part: Element) => part.outerHTML.slice(0, 160);
  const found = parts.filter((part) => {
    const { transitionProperty, transitionDuration } = getComputedStyle(part);
    return transitionDuration !== "0s" && /\b(all|(?<!-)color|opacity)\b/.test(transitionProperty);
  });
  const chosen = controls.map(({ checked }) => checked);
  const changes: ((control: HTMLInputElement, index: number) => void)[] = [
    (control) => control.toggleAttribute("disabled", true),
    (control) => control.toggleAttribute("disabled", false),
    (control) => control.setAttribute("aria-disabled", "true"),
    (control) => control.setAttribute("aria-disabled", "false"),
    (control) => {
      control.checked = true;
    },
    (control, index) => {
      control.checked = chosen[index] ?? false;
    },
  ];
  for (const change of changes) {
    const before = parts.map((part) => getComputedStyle(part).color);
    controls.forEach(change);
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    const grounds = fading.filter(({ transitionProperty }) => transitionProperty === "background-color");
    const faded = grounds.map(({ effect }) => (effect as KeyframeEffect).target);
    found.push(
      ...parts.filter((part, index) => faded.includes(part) && getComputedStyle(part).color !== before[index]),
    );
    for (const transition of fading) transition.finish();
  }
  return [...new Set(found.map(describe))];
}
