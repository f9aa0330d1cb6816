import type { Page } from "@playwright/test";
import { answerNeeded, goOn, storedConfigurations } from "../support/configurations.ts";
import { expect, expectNoAxeViolations, test } from "../support/journey.ts";
import { mailsTo } from "../support/mails-to.ts";
import type { Product } from "../support/product.ts";
import { comeAlive, openPage, someone, stopClock, takeTime, toast, toastsReady } from "../support/visitor.ts";

const question = (page: Page) => page.locator("form").getByRole("heading", { level: 2 }).first();
const next = (page: Page) => page.getByRole("button", { name: "Volgende", exact: true });
const send = (page: Page) => page.getByRole("button", { name: "Verstuur mijn aanvraag" });
const thanks = (page: Page) => page.getByRole("heading", { name: "Je aanvraag is binnen" });

/** Has the answers so far mailed. Returns the address of the link. */
async function mailAnswers(page: Page, product: Product): Promise<string> {
  const email = someone();
  await page.getByText("Nu geen tijd?").click();
  await page.getByLabel("E-mailadres").fill(email);
  await takeTime(page);
  await page.getByRole("button", { name: "Mail mijn keuzes" }).click();
  await expect(page.getByText("De link is onderweg naar je mailbox.")).toBeVisible();
  const [mail] = await mailsTo(product, email);
  return /http\S+concept=[\w-]+/.exec(mail?.text ?? "")?.[0] ?? "";
}

test("two tabs show one configuration; without a connection it waits, can be corrected, and is stored once", {
  tag: "@desktop",
}, async ({ page, context, product, expectTrouble }) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  const email = someone();
  await openPage(page, "/configurator");
  const other = await context.newPage();
  await other.goto("/configurator");
  await comeAlive(other);
  await page.getByRole("radio", { name: /^Webshop/ }).check();
  await expect(other.getByRole("radio", { name: /^Webshop/ })).toBeChecked();
  await answerNeeded(page, email);
  await toastsReady(page);
  await context.setOffline(true);
  await send(page).click();
  await expect(toast(page, "Geen verbinding")).toBeVisible();
  await expect(page.getByRole("button", { name: "Wacht op verbinding…" })).toBeDisabled();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Toch nog aanpassen" }).click();
  await expect(toast(page, "Geen verbinding")).toHaveCount(0);
  await expect(send(page)).toBeFocused();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Vorige" }).click();
  await page.getByLabel("Naam *").fill("R. Smid");
  await page.reload();
  await comeAlive(page);
  await expect(page.getByLabel("Naam *")).toHaveValue("R. Smid");
  expect(storedConfigurations(product, email)).toEqual([]);

  await goOn(page, "Klopt het zo?");
  await takeTime(page);
  await other.goto("/configurator?stap=7");
  await expect(question(other)).toHaveText("Klopt het zo?");
  await comeAlive(other);
  await toastsReady(page);
  await context.setOffline(true);
  await send(page).click();
  await expect(toast(page, "Geen verbinding")).toBeVisible();
  await context.setOffline(false);
  await expect(thanks(page)).toBeVisible();
  await expect(toast(page, "Geen verbinding")).toHaveCount(0);
  await send(other).dblclick();
  await expect(thanks(other)).toBeVisible();
  expect(storedConfigurations(product, email)).toMatchObject([{ name: "R. Smid", status: "new" }]);
});

test("the address becomes that of the step that is shown", {
  tag: "@desktop",
}, async ({ page }) => {
  await openPage(page, "/configurator?stap=6");
  await expect(page).toHaveURL("/configurator");
  await page.getByRole("radio", { name: /^Webshop/ }).check();
  await expect(page.getByRole("radio", { name: /^Webshop/ })).toBeVisible();
  await next(page).click();
  await expect(page).toHaveURL("/configurator?stap=2");
  await page.goto("/configurator?stap=6");
  await expect(page).toHaveURL("/configurator?stap=5");
  await expect(page.getByRole("heading", { level: 2, name: "Vertel iets over je bedrijf" })).toBeVisible();
  await page.goto("/configurator?stap=99");
  await expect(page).toHaveURL("/configurator?stap=1");
  await expect(page.getByRole("heading", { level: 2, name: /^Wat / })).toBeVisible();
});

test("the link of a mailed draft replaces nothing that has not been mailed", { tag: "@desktop" }, async ({
  page,
  context,
  product,
}) => {
  await openPage(page, "/configurator");
  const empty = await mailAnswers(page, product);
  await page.getByRole("radio", { name: /^Webshop/ }).check();
  await page.goto(empty);
  await expect(page.getByText("Je gaat verder waar je gebleven was.")).toBeVisible();
  await expect(page).toHaveURL("/configurator");
  await expect(page.getByRole("radio", { name: /^Webshop/ })).toBeChecked();

  const address = await mailAnswers(page, product);
  await goOn(page, "Wat moeten wij doen?");
  await page.getByRole("checkbox", { name: /^Hosting/ }).check();
  await goOn(page, "Wanneer moet het klaar zijn?");
  const other = await context.newPage();
  await openPage(other, "/configurator?stap=2");
  await page.goto(address);
  await expect(page.getByText("Je gaat verder met wat je in deze browser invulde")).toBeVisible();
  await expect(page).toHaveURL("/configurator?stap=3");
  await page.getByRole("button", { name: "Vorige" }).click();
  await expect(page.getByRole("checkbox", { name: /^Hosting/ })).toBeChecked();
  await expect(other.getByRole("checkbox", { name: /^Hosting/ })).toBeChecked();
  await page.goto(address);
  await page.getByRole("button", { name: "Begin opnieuw" }).click();
  await expect(question(page)).toHaveText("Wat voor website zoek je?");
  for (const _ of ["first", "second"]) {
    await page.goto(address);
    await expect(page.getByText("Je gaat verder waar je gebleven was.")).toBeVisible();
    await expect(page.getByRole("radio", { name: /^Webshop/ })).toBeChecked();
    await goOn(page, "Wat moeten wij doen?");
    await expect(page.getByRole("checkbox", { name: /^Hosting/ })).not.toBeChecked();
  }
});

test("a configuration begun while another is being sent stays, and the next one goes on with it", {
  tag: "@desktop",
}, async ({ page, context }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/configurator-requests", async (route) => {
    await released;
    await route.continue();
  });
  await answerNeeded(page, someone());
  await send(page).click();
  await expect(page.getByRole("button", { name: "Bezig met verzenden..." })).toBeDisabled();
  const other = await context.newPage();
  await openPage(other, "/configurator");
  await other.getByRole("button", { name: "Begin opnieuw" }).click();
  await other.getByRole("radio", { name: /^Landingspagina/ }).check();
  release();
  await expect(thanks(page)).toBeVisible();
  await other.reload();
  await expect(other.getByRole("radio", { name: /^Landingspagina/ })).toBeChecked();
  await page.getByRole("button", { name: "Nieuwe configuratie" }).click();
  await expect(page.getByText("Je gaat verder waar je gebleven was.")).toBeVisible();
  await expect(page.getByRole("radio", { name: /^Landingspagina/ })).toBeChecked();
  await page.goBack();
  await expect(thanks(page)).toBeFocused();
  await page.getByRole("button", { name: "Nieuwe configuratie" }).click();
  await expect(page.getByRole("radio", { name: /^Landingspagina/ })).toBeChecked();
  await page.getByRole("button", { name: "Begin opnieuw" }).click();
  await expect(page.getByRole("radio", { name: /^Landingspagina/ })).not.toBeChecked();
});

test("a page that is shown again as it was left has what was answered since", { tag: "@desktop" }, async ({ page }) => {
  await openPage(page, "/configurator");
  await page.getByRole("radio", { name: /^Webshop/ }).check();
  // The page itself is not told of this, just as when it is in the back/forward cache.
  await page.evaluate(() => {
    localStorage["configurator:website"] = localStorage["configurator:website"].replace("webshop", "landingpage");
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(page.getByRole("radio", { name: /^Landingspagina/ })).toBeChecked();
});

test("an answer that waited for a connection and is no longer valid is asked for again", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const fields = { company: "Bakkerij Smit", industry: "bakker", name: "R. Smit", email: "smit@" };
    const id = "0b8a7f0e-54f5-4f0c-8f2b-a9f0a2f4c702";
    localStorage["configurator:website"] = JSON.stringify({ id, step: 6, counted: 6, isWaiting: true, fields });
  });
  await openPage(page, "/configurator");
  const address = page.getByLabel("E-mailadres *");
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/een volledig e-mailadres/);
  await address.fill("smit@bakkerij.example");
  await goOn(page, "Klopt het zo?");
});

test("a sent configuration and the next one leave each other as they are, with Back, Forward and a reload", {
  tag: "@desktop",
}, async ({ page }) => {
  await openPage(page, "/prijzen");
  await answerNeeded(page, someone());
  await send(page).click();
  await expect(thanks(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => history.state.stepsBefore)).toBe(0);
  await page.getByRole("button", { name: "Nieuwe configuratie" }).click();
  await page.getByRole("radio", { name: /^Landingspagina/ }).check();
  await goOn(page, "Wat moeten wij doen?");
  await page.goBack();
  await expect(question(page)).toHaveText("Wat voor website zoek je?");
  await page.goBack();
  await expect(thanks(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/prijzen");

  await page.goForward();
  await expect(thanks(page)).toBeVisible();
  await page.reload();
  await expect(thanks(page)).toBeVisible();
  await comeAlive(page);
  const address = page.url();
  await page.goForward();
  await expect(page.getByRole("radio", { name: /^Landingspagina/ })).toBeChecked();
  // Opening the address of the thanks again must not clear what has been begun since.
  await page.goto(address);
  await comeAlive(page);
  await page.getByRole("button", { name: "Nieuwe configuratie" }).click();
  await expect(page.getByRole("radio", { name: /^Landingspagina/ })).toBeChecked();
});

test("nothing is lost when a configuration cannot be stored, and it is sent once", {
  tag: "@desktop",
}, async ({ page, product, expectTrouble }) => {
  expectTrouble(/503/);
  const email = someone();
  await page.route("**/api/configurator-requests", (route) => route.fulfill({ status: 503, json: { error: "away" } }));
  await answerNeeded(page, email);
  await stopClock(page, send(page));
  await send(page).click();
  const failed = toast(page, "Er ging iets mis 😔");
  await expect(failed).toContainText("Probeer het opnieuw of bel ons direct op 053");
  await page.clock.fastForward(5_000);
  await expect(failed).toBeVisible();
  await page.clock.fastForward(1_500);
  await expect(failed).toHaveCount(0);
  await expect(page.locator("form dl")).toContainText("Bakkerij Smit");
  await page.unroute("**/api/configurator-requests");
  await send(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(storedConfigurations(product, email)).toHaveLength(1);
});

test("a draft by mail opens on another device", { tag: "@desktop" }, async ({
  page,
  product,
  browser,
  watch,
  expectTrouble,
}) => {
  expectTrouble(/422/);
  const email = someone();
  await openPage(page, "/configurator");
  await page.getByRole("radio", { name: /^Landingspagina/ }).check();
  await goOn(page, "Wat moeten wij doen?");
  await page.getByRole("checkbox", { name: /^Dashboard/ }).check();
  await page.getByText("Nu geen tijd?").click();
  await page.getByLabel("E-mailadres").fill("smit");
  await takeTime(page);
  await page.getByRole("button", { name: "Mail mijn keuzes" }).click();
  await expect(page.getByLabel("E-mailadres")).toBeFocused();
  await expect(page.getByLabel("E-mailadres")).toHaveAccessibleDescription(/een volledig e-mailadres/);
  await page.getByLabel("E-mailadres").fill(email);
  await page.keyboard.press("Enter");
  await expect(page.getByText("De link is onderweg naar je mailbox.")).toBeVisible();
  await expectNoAxeViolations(page);
  const [mail] = await mailsTo(product, email);
  const address = /http\S+concept=[\w-]+/.exec(mail?.text ?? "")?.[0] ?? "";
  const response = await fetch(address);
  expect([response.headers.get("Cache-Control"), response.headers.get("X-Robots-Tag")]).toEqual([
    "no-store",
    "noindex",
  ]);
  expect(product.log.join()).not.toContain(new URL(address).searchParams.get("concept"));
  const other = await browser.newContext({ locale: "nl-NL" });
  watch(other);
  const device = await other.newPage();
  await device.goto(address);
  await expect(device.getByText("Je gaat verder waar je gebleven was.")).toBeVisible();
  await expect(device).toHaveURL(/\/configurator\?stap=2$/);
  await expect(device.getByRole("checkbox", { name: /^Dashboard/ })).toBeChecked();
  await device.reload();
  await expect(device.getByRole("checkbox", { name: /^Dashboard/ })).toBeChecked();
  await device.goto(`${product.url}/configurator?concept=unknown`);
  await expect(device.getByText("De link uit je mail is verlopen of al gewist.")).toBeVisible();
  await expect(device).toHaveURL(/\/configurator\?stap=2$/);
  await expect(device.getByRole("checkbox", { name: /^Dashboard/ })).toBeChecked();
  await device.evaluate(() => localStorage.clear());
  await device.goto(`${product.url}/configurator?concept=unknown`);
  await expect(device.getByText("Deze link is verlopen of al gewist.")).toBeVisible();
  await other.close();
});

test("the address for a draft is the visitor's own until they type another", { tag: "@desktop" }, async ({ page }) => {
  await openPage(page, "/configurator?stap=5");
  await page.getByLabel("Bedrijfsnaam").fill("Bakkerij Smit");
  await page.getByLabel("Branche").fill("bakker");
  await goOn(page, "Waar sturen we de offerte heen?");
  await page.getByLabel("E-mailadres *").fill("smit@bakkerij.example");
  await page.getByText("Nu geen tijd?").click();
  const address = page.getByLabel("E-mailadres", { exact: true });
  await expect(address).toHaveValue("smit@bakkerij.example");
  await address.fill("");
  await expect(address).toHaveValue("");
  await address.pressSequentially("thuis@smit.example");
  await expect(address).toHaveValue("thuis@smit.example");
});
