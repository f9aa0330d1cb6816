import type { Page } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { PlainPage } from "../support/plain-page.ts";
import { storedRequests } from "../support/product-database.ts";
import { comeAlive, focusAsSafari, openPage, pressedOutside, someone, takeTime, toast } from "../support/visitor.ts";

const PAGE = "/website-maken-overijssel";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Gratis Offerte Aanvragen" });
const order = (page: Page, nth = 0) => page.getByRole("button", { name: "Direct Bestellen" }).nth(nth);
const submit = (page: Page) => dialog(page).getByRole("button", { name: "Offerte aanvragen" });
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true });

async function fillIn(page: Page, email: string) {
  await field(page, "Naam").fill("Jan Smit");
  await field(page, "E-mailadres").fill(email);
  await field(page, "Bedrijfsnaam").fill("Smit Dakwerken");
  await field(page, "Bericht").fill("Vijf pagina’s\nen een formulier");
  await takeTime(page);
}

test("a visitor is told inside the dialog what is missing, and sends the form; it closes with a toast", async ({
  page,
  product,
}) => {
  const email = someone();
  await openPage(page, PAGE);
  await order(page).click();
  await expect(dialog(page)).toBeVisible();
  await expectNoAxeViolations(page, "dialog");
  await expectNoOverflow(page);
  await submit(page).click();
  await expect(toast(page, "Oeps! 😅")).toContainText("Vul je naam en e-mailadres in.");
  await expect(dialog(page).getByRole("alert")).toContainText("Vul je naam en e-mailadres in.");
  await expect(field(page, "Naam")).toBeFocused();
  await toast(page, "Oeps! 😅").getByRole("button", { name: "Melding sluiten" }).click();
  await expect(toast(page, "Oeps! 😅")).toHaveCount(0);
  await fillIn(page, email);
  await submit(page).click();
  await expect(toast(page, "Offerte aanvraag verzonden!")).toContainText(
    `We nemen binnen ${business.answerWithinHours} uur contact met je op.`,
  );
  await expect(dialog(page)).toHaveCount(0);
  await expect(order(page)).toBeFocused();
  expect(storedRequests(product, email)).toMatchObject([
    { company: "Smit Dakwerken", message: "Vijf pagina’s\nen een formulier", service: null, source: "homepage" },
  ]);
  await order(page).click();
  await expect(field(page, "Naam")).toHaveValue("");
});

test("its cross, pressed twice, presses nothing beneath, keeps what was typed and returns the focus, in Safari too", {
  tag: "@phone",
}, async ({ page }) => {
  await focusAsSafari(page);
  await page.goto(PAGE);
  await comeAlive(page);
  await order(page).click();
  await field(page, "Naam").fill("Jan Smit");
  const pressed = await pressedOutside(page, "dialog");
  await dialog(page).getByRole("button", { name: "Sluiten" }).dblclick();
  await expect(dialog(page)).toHaveCount(0);
  await expect(order(page)).toBeFocused();
  expect(await pressed()).toEqual([]);
  await order(page, 1).click();
  await expect(field(page, "Naam")).toHaveValue("Jan Smit");
  await dialog(page).getByRole("button", { name: "Sluiten" }).click();
  const settings = page.getByRole("button", { name: "Cookie-instellingen" });
  await settings.click();
  await expect(page.getByRole("heading", { name: "Cookies: jij kiest" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(settings).toBeFocused();
});

test("by keyboard and in English: it keeps the focus, and keeps what was typed for the next button and while the visitor reads on", {
  tag: "@desktop",
}, async ({ page }) => {
  await openPage(page, `/en${PAGE}`);
  const open = page.getByRole("main").locator("button[aria-haspopup=dialog]");
  const sheet = page.getByRole("dialog", { name: "Request a Free Quote" });
  const name = sheet.getByLabel("Name", { exact: true });
  await open.first().focus();
  await page.keyboard.press("Enter");
  await expect(sheet.getByRole("heading")).toBeFocused();
  const isInside = () => page.evaluate(() => Boolean(document.activeElement?.closest("dialog")));
  for (let press = 0; press < 7; press++) {
    await page.keyboard.press("Tab");
    expect(await isInside()).toBe(true);
  }
  await name.fill("Jo Baker");
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(open.first()).toBeFocused();
  await open.nth(1).click();
  await expect(name).toHaveValue("Jo Baker");
  await sheet.getByRole("link", { name: "What we do with your details" }).click();
  await expect(page).toHaveURL("/en/privacy");
  await page.goBack();
  await open.first().click();
  await expect(name).toHaveValue("Jo Baker");
});

test("the page beneath keeps its width where a scroll bar takes some of it", { tag: "@desktop" }, async ({
  playwright,
  launchOptions,
  baseURL,
  watch,
}) => {
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] });
  const context = await browser.newContext({ locale: "nl-NL", viewport: { width: 1440, height: 900 } });
  watch(context);
  const page = await context.newPage();
  await page.goto(baseURL + PAGE);
  await comeAlive(page);
  const width = () => page.locator("body > header").evaluate((header) => header.getBoundingClientRect().width);
  const before = await width();
  expect(before).toBeLessThan(1440);
  await order(page).click();
  await expect(dialog(page)).toBeVisible();
  expect(await width()).toBe(before);
  await browser.close();
});

test("what is missing is said inside the dialog if the scripts of the toasts do not load", {
  tag: "@desktop",
}, async ({ page, expectTrouble }) => {
  expectTrouble(/ERR_FAILED/);
  await page.route("**/assets/toast-list-*.js", (route) => route.abort());
  await openPage(page, PAGE);
  await order(page).click();
  await submit(page).click();
  await expect(dialog(page).getByRole("alert")).toContainText("Vul je naam en e-mailadres in.");
  await expect(page.getByRole("alert")).toHaveCount(1);
});

test("without JavaScript, the button leads to the form on the contact page", { tag: "@desktop" }, async ({
  product,
}) => {
  const page = await new PlainPage(product).goto(PAGE);
  await page.follow("Direct Bestellen");
  expect(page.address).toBe("/contact#offerte-contact");
});
