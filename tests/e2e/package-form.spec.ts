import type { Page } from "@playwright/test";
import { parse } from "node-html-parser";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { PlainPage } from "../support/plain-page.ts";
import { storedRequests } from "../support/product-database.ts";
import { comeAlive, focusAsSafari, openPage, someone, takeTime, toast } from "../support/visitor.ts";

const openForm = (page: Page) => page.getByRole("link", { name: "Of vul het formulier in" });
const back = (page: Page) => page.getByRole("link", { name: "Terug" });
const submit = (page: Page) => page.getByRole("button", { name: "Aanvraag versturen" });

async function fillIn(page: Page, email: string) {
  await page.getByLabel("Naam").fill("Jan Smit");
  await page.getByLabel("E-mailadres").fill(email);
  await page.getByLabel("Bericht").fill("Graag in maart");
}

test("each package offers the ways to ask for it", async ({ request }) => {
  for (const [address, name] of [
    ["/pakket-contact/starter", "Starter"],
    ["/pakket-contact/GROEI", "Groei"],
    ["/pakket-contact/Pro", "Pro"],
  ] as const) {
    const root = parse(await (await request.get(address)).text());
    expect(root.querySelector("h1")?.textContent, address).toBe(`${name} Pakket Aanvraag`);
    for (const href of ["tel:", "https://wa.me/", "mailto:"]) {
      expect(root.querySelectorAll(`main a[href^="${href}"]`)).toHaveLength(1);
    }
    const canonical = root.querySelector("link[rel=canonical]")?.getAttribute("href");
    expect(canonical).toMatch(/\/pakket-contact\/[a-z]+$/);
  }
});

test("an unknown package says so and leads to the prices after a second", async ({ request }) => {
  const answer = await request.get("/pakket-contact/goud");
  expect(parse(await answer.text()).querySelector("main [role=alert]")?.textContent).toBe(
    "Ongeldig pakket geselecteerd. U wordt doorgestuurd naar de prijzenpagina.",
  );
  expect(answer.headers().refresh).toBe("1; url=/prijzen");
});

test("a visitor looks at the form and the options by turns and loses nothing, and asks; the form is cleared and stays", async ({
  page,
  product,
}) => {
  const email = someone();
  await focusAsSafari(page);
  await openPage(page, "/pakket-contact/groei");
  // It leads to a part of this page, so nothing may say that a form is loading.
  await page.getByRole("link", { name: "Naar de inhoud" }).press("Enter");
  await expect(page).toHaveURL(/#/);
  await page.clock.runFor(1_000);
  await expect(toast(page, "Formulier laden...")).toHaveCount(0);
  await openForm(page).click();
  await page.getByLabel("Naam").fill("Jan Smit");
  await back(page).click();
  await expect(openForm(page)).toBeVisible();
  await openForm(page).click();
  await expect(page.getByLabel("Naam")).toHaveValue("Jan Smit");
  await page.goBack();
  await openForm(page).click();
  await fillIn(page, email);
  await takeTime(page);
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
  await submit(page).click();
  await expect(toast(page, "Aanvraag verzonden!")).toContainText("We nemen spoedig contact met je op.");
  await expect(page.getByLabel("Naam")).toHaveValue("");
  await expect(page.getByLabel("Bericht")).toHaveValue("");
  await expect(submit(page)).toBeFocused();
  await expect(submit(page)).toHaveAccessibleDescription(
    /^Je aanvraag is verzonden om \d{1,2}:\d\d\. Je hoort van ons uiterlijk .+ om \d{1,2}:00(, want .+ dicht)?\.$/,
  );
  await page.getByLabel("Naam").pressSequentially("P");
  await expect(submit(page)).toHaveAccessibleDescription("");
  expect(storedRequests(product, email)).toMatchObject([
    { service: "Groei Package", company: null, source: "package-contact-groei", status: "new" },
  ]);
});

test("what is begun below the thanks, after a request without scripts, is not lost by a look at the options", async ({
  page,
}) => {
  await openPage(page, "/pakket-contact/groei?aanvraag=sent&formulier=package-contact-groei");
  const thanks = page.getByRole("status").filter({ hasText: "Aanvraag verzonden!" });
  await expect(thanks).toBeVisible();
  await page.getByLabel("Bericht").fill("Nog een vraag");
  await back(page).click();
  await openForm(page).click();
  await expect(page.getByLabel("Bericht")).toHaveValue("Nog een vraag");
  await expect(thanks).toHaveCount(0);
  await page.goBack();
  await expect(openForm(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/aanvraag=sent/);
  await expect(page.getByLabel("Bericht")).toHaveValue("Nog een vraag");
});

test("a form that takes long says that it is being loaded", async ({ page }) => {
  const { promise: said, resolve } = Promise.withResolvers<void>();
  await page.goto("/package-contact");
  await comeAlive(page);
  // The page itself must be asked what is on it while a document is awaited.
  await page.exposeFunction("noteToast", resolve);
  await page.evaluate((text) => {
    new MutationObserver(() => {
      if (document.body.textContent?.includes(text)) (window as unknown as { noteToast: () => void }).noteToast();
    }).observe(document.body, { childList: true, subtree: true });
  }, "Formulier laden...");
  await page.route("**/pakket-contact/starter", async (route) => {
    await said;
    await route.continue();
  });
  // The keyboard follows the link: a link under the pointer may have been prefetched.
  await page.getByRole("main").locator("a[href='/pakket-contact/starter']").press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Starter Pakket Aanvraag");
  await expect(toast(page, "Formulier laden...")).toHaveCount(0);
});

test("without JavaScript, a visitor opens the form, goes back, and asks for a package; a mistake is pointed out beside what was typed and chosen", async ({
  product,
}) => {
  const email = someone();
  const page = await new PlainPage(product).goto("/en/pakket-contact/groei?betaling=eenmalig");
  expect(page.heading()).toBe("Growth package request");
  for (const link of ["Or fill in the form", "Back", "Or fill in the form"]) await page.follow(link);
  page.fill({ Name: "Jo Baker", "E-mail address": "jo@baker", Message: "In March, please" });
  await page.press("Send request");
  expect(page.text("[role=alert]")).toContain("Oops! 😅");
  expect([page.value("E-mail address"), page.value("Message")]).toEqual(["jo@baker", "In March, please"]);
  await page.follow("Back");
  expect(page.address).toMatch(/\?betaling=eenmalig$/);
  await page.follow("Or fill in the form");
  page.fill({ Name: "Jo Baker", "E-mail address": email, Message: "In March, please" });
  await page.press("Send request");
  expect(page.text("[role=status]")).toContain("We’ll contact you shortly.");
  expect(page.address).toMatch(/\?betaling=eenmalig&aanvraag=/);
  expect(page.value("Name")).toBe("");
  expect(storedRequests(product, email)).toMatchObject([
    { service: "Groei Package", source: "package-contact-groei", language: "en" },
  ]);
});
