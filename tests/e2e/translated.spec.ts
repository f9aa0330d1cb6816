import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { storedRequests } from "../support/product-database.ts";
import { comeAlive, comeTo, holdScripts, isKept, someone } from "../support/visitor.ts";

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

/** Acts as a browser's translator: wraps every text that is there, and every one that comes. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrap = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        const around = text.parentElement;
        if (!text.data.trim() || !around || around.closest("font, script, style, noscript, textarea, option, svg"))
          continue;
        const outer = document.createElement("font");
        const inner = document.createElement("font");
        text.replaceWith(outer);
        outer.append(inner);
        inner.append(text.data);
      }
    };
    wrap();
    let due = 0;
    new MutationObserver(() => {
      clearTimeout(due);
      due = window.setTimeout(wrap, 100);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

/** Types slowly enough that a page on a slow phone comes alive meanwhile. */
async function type(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.page().keyboard.type(text, { delay: 150 });
}

const FORMS = [
  { form: "the quote form", path: "/contact", part: "#offerte-contact", field: "Naam" },
  { form: "the quote form at the end of the home page", path: "/", part: "#offerte-homepage", field: "Naam" },
  { form: "the configurator", path: "/configurator?stap=5", part: "main form", field: "Naam" },
  { form: "the way into the desk", path: "/admin/sign-in", part: "main form", field: "E-mailadres" },
] as const;

for (const { form, path, part, field } of FORMS) {
  test(`what is typed into ${form} of a translated page, and the focus, outlive its coming alive`, {
    tag: "@desktop",
  }, async ({ page, context }) => {
    const scripts = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    const input = page.locator(part).getByLabel(field).first();
    await input.waitFor();
    await page.waitForLoadState("domcontentloaded");
    await translate(page);
    await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await input.scrollIntoViewIfNeeded();
    scripts.let();
    await type(input, "jan@smit.example");
    await comeAlive(page);
    await expect(input).toHaveValue("jan@smit.example");
    await expect(input).toBeFocused();
    await page.keyboard.type("!");
    await expect(input).toHaveValue("jan@smit.example!");
  });
}

test("an element that an extension puts into the page costs nothing of what is typed, chosen and focused", {
  tag: "@desktop",
}, async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto("/en/contact", { waitUntil: "commit" });
  const form = page.locator("#offerte-contact");
  await form.getByRole("button").waitFor();
  await page.evaluate(() => {
    for (const field of document.querySelectorAll("form input")) field.before(document.createElement("extension-icon"));
  });
  await form.getByLabel("Name").fill("Jan Smit");
  await form.locator("[name=service]").selectOption("webshop");
  const name = form.getByLabel("Name");
  await name.evaluate((field: HTMLInputElement) => field.setSelectionRange(0, 3));
  await name.focus();
  scripts.let();
  await comeAlive(page);
  await expect(form.locator("[name=service]")).toHaveValue("webshop");
  await expect(name).toBeFocused();
  await page.keyboard.type("Piet");
  await expect(name).toHaveValue("Piet Smit");
  await isKept(page, "Piet Smit");
});

test("a request is corrected and sent on a page that is translated while it is alive", { tag: "@desktop" }, async ({
  page,
  product,
}) => {
  const email = someone();
  await page.goto("/contact");
  await translate(page);
  await comeAlive(page);
  const form = page.locator("#offerte-contact");
  await comeTo(form.locator("form"));
  await form.getByLabel("Naam").fill("Jan Smit");
  await form.getByLabel("E-mailadres").fill("jan@");
  await form.getByRole("button").click();
  await expect(form.getByLabel("E-mailadres")).toHaveAttribute("aria-invalid", "true");
  await form.getByLabel("E-mailadres").clear();
  await type(form.getByLabel("E-mailadres"), email);
  await form.getByRole("button").click();
  await expect(page.getByRole("heading", { name: "Bedankt voor je aanvraag" })).toBeVisible();
  expect(storedRequests(product, email)).toMatchObject([{ name: "Jan Smit" }]);
});
