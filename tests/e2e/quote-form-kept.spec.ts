import type { Page } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { expect, expectNoAxeViolations, test } from "../support/journey.ts";
import { storedRequests } from "../support/product-database.ts";
import { fillIn, openForm, submit, thanks } from "../support/quote-form-page.ts";
import {
  comeAlive,
  comeTo,
  focusAsSafari,
  holdScripts,
  isKept,
  someone,
  toast,
  toastsReady,
} from "../support/visitor.ts";

/** Returns the e-mail address of the request that is now waiting. */
async function sendWithoutConnection(page: Page): Promise<string> {
  const email = someone();
  await openForm(page);
  await fillIn(page, email);
  await toastsReady(page);
  await page.context().setOffline(true);
  await submit(page).click();
  return email;
}

/** Leaves everything sent from here on unanswered, whether it arrives or not; returns a counter of those sends. */
async function loseAnswers(page: Page, isReceived: boolean): Promise<() => number> {
  let lost = 0;
  await page.unroute("**/api/offer-requests");
  await page.route("**/api/offer-requests", async (route) => {
    if (isReceived) await route.fetch();
    await route.abort("connectionrefused");
    lost += 1;
  });
  return () => lost;
}

test("nothing is lost when no answer comes: what was sent is kept once, and so is every correction", {
  tag: "@desktop",
}, async ({ page, product, expectTrouble }) => {
  expectTrouble(/ERR_CONNECTION_REFUSED/);
  const email = someone();
  const failed = toast(page, "Er ging iets mis 😔");
  const phone = page.getByLabel("Telefoonnummer");
  const kept = () => storedRequests(product, email).map((request) => request.phone);
  await focusAsSafari(page);
  await openForm(page);
  await fillIn(page, email);
  await toastsReady(page);

  await loseAnswers(page, false);
  await submit(page).click();
  await expect(failed).toContainText(`Probeer het opnieuw of bel ons direct op ${business.phone.national}`);
  await expect(page.getByLabel("Naam")).toHaveValue("Jan Smit");
  await expect(page.getByLabel("E-mailadres")).toHaveValue(email);
  await expect(phone).toHaveValue("06 12 34 56 78");
  await expect(page.getByLabel("Waar gaat het om?")).toHaveValue("webshop");
  await expect(submit(page)).toBeFocused();
  await failed.getByRole("button", { name: "Melding sluiten" }).click();

  await phone.fill("06 99 99 99 99");
  const first = page.waitForRequest("**/api/offer-requests");
  const lost = await loseAnswers(page, true);
  await submit(page).click();
  await expect(failed).toBeVisible();
  await submit(page).click();
  await expect.poll(lost).toBe(2);
  await expect(submit(page)).toBeEnabled();
  await page.unroute("**/api/offer-requests");
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  const { submission_id } = (await first).postDataJSON();
  expect(storedRequests(product, email)).toMatchObject([{ submission_id, phone: "06 99 99 99 99" }]);

  await page.getByRole("button", { name: "Nieuwe aanvraag" }).click();
  await fillIn(page, email);
  await loseAnswers(page, true);
  await submit(page).click();
  await expect(failed).toBeVisible();
  await page.unroute("**/api/offer-requests");
  await phone.fill("06 88 88 88 88");
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(kept()).toEqual(["06 99 99 99 99", "06 12 34 56 78", "06 88 88 88 88"]);
});

test("a duplicate of the tab makes a request of its own", { tag: "@desktop" }, async ({ page, product }) => {
  const email = someone();
  await openForm(page);
  await fillIn(page, email);
  const opened = page.waitForEvent("popup");
  await page.evaluate(() => void window.open("/contact"));
  const other = await opened;
  await expect(other.getByLabel("Naam")).toHaveValue("Jan Smit");
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  await other.getByLabel("Telefoonnummer").fill("06 99 99 99 99");
  await submit(other).click();
  await expect(thanks(other)).toBeVisible();
  expect(storedRequests(product, email).map(({ phone }) => phone)).toEqual(["06 12 34 56 78", "06 99 99 99 99"]);
});

test("without a connection the request waits, says so, can be corrected, survives a reload and goes out once", {
  tag: "@desktop",
}, async ({ page, context, product, expectTrouble }) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  const email = await sendWithoutConnection(page);
  await expect(page.getByRole("button", { name: "Wacht op verbinding…" })).toBeDisabled();
  await expect(toast(page, "Geen verbinding")).toContainText("zodra er weer verbinding is");
  await page.clock.runFor(60_000);
  await expect(toast(page, "Geen verbinding")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Toch nog aanpassen" }).click();
  await expect(toast(page, "Geen verbinding")).toHaveCount(0);
  await expect(submit(page)).toBeFocused();
  await page.getByLabel("Telefoonnummer").fill("06 99 99 99 99");
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByLabel("Telefoonnummer")).toHaveValue("06 99 99 99 99");
  expect(storedRequests(product, email)).toEqual([]);
  await comeAlive(page);
  await page.getByLabel("Telefoonnummer").focus();
  await toastsReady(page);
  await context.setOffline(true);
  await submit(page).click();
  await expect(toast(page, "Geen verbinding")).toBeVisible();
  await context.setOffline(false);
  await expect(thanks(page)).toBeVisible();
  await expect(toast(page, "Geen verbinding")).toHaveCount(0);
  expect(storedRequests(product, email)).toMatchObject([{ phone: "06 99 99 99 99", status: "new" }]);
});

test("what was typed survives a reload and going back, but not that it was sent on another page meanwhile", {
  tag: "@desktop",
}, async ({ page }) => {
  const showAgain = () =>
    page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await openForm(page);
  await fillIn(page, someone());
  await isKept(page, "Jan Smit");
  await page.reload();
  await expect(page.getByLabel("Naam")).toHaveValue("Jan Smit");
  await page.goto("/");
  await page.goBack();
  await expect(page.getByLabel("Waar gaat het om?")).toHaveValue("webshop");
  await comeAlive(page);
  await comeTo(page.getByLabel("Naam"));
  await showAgain();
  await expect(page.getByLabel("Naam")).toHaveValue("Jan Smit");
  await page.evaluate(() => sessionStorage.removeItem("form-draft:contact"));
  await showAgain();
  await expect(page.getByLabel("Naam")).toHaveValue("");
});

test("a form that is sent before its scripts arrive loses nothing either", { tag: "@desktop" }, async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/ERR_FAILED/);
  expectTrouble(/status of 422/);
  const email = someone();
  let isSent = false;
  page.on("request", (request) => {
    isSent ||= request.method() === "POST";
  });
  await page.route("**/*.js", (route) => (isSent ? route.continue() : route.abort()));
  await page.goto("/contact");
  await fillIn(page, "jan@smit");
  await submit(page).click();
  await expect(page.getByRole("alert")).toContainText("Oeps! 😅");
  await comeAlive(page);
  await expect(page).toHaveURL("/contact");
  await expect(page.getByLabel("Naam")).toHaveValue("Jan Smit");
  await page.getByLabel("E-mailadres").fill(email);
  await submit(page).click();
  await expect(thanks(page)).toBeFocused();
  expect(storedRequests(product, email)).toMatchObject([{ name: "Jan Smit", service: "webshop" }]);
  await page.getByRole("button", { name: "Nieuwe aanvraag" }).click();
  await expect(page.getByLabel("Naam")).toHaveValue("");
});

test("a request begun after one that was sent without scripts survives a reload and going back", {
  tag: "@desktop",
}, async ({ page }) => {
  const name = page.getByLabel("Naam");
  await page.goto("/contact?aanvraag=sent&formulier=contact");
  await comeAlive(page);
  await comeTo(thanks(page));
  await page.getByRole("button", { name: "Nieuwe aanvraag" }).click();
  await expect(name).toBeFocused();
  await expect(page.getByText("🎉 Aanvraag verzonden!")).toHaveCount(0);
  await name.fill("Jan Smit");
  await isKept(page, "Jan Smit");
  await page.reload();
  await expect(name).toHaveValue("Jan Smit");
  await expect(thanks(page)).toHaveCount(0);
  await page.goto("/");
  await page.goBack();
  await expect(name).toHaveValue("Jan Smit");
  await page.goto("/contact?aanvraag=sent&formulier=contact");
  await expect(name).toHaveValue("Jan Smit");
  await page.getByLabel("E-mailadres").fill(someone());
  await name.evaluate(({ form }: HTMLInputElement) => form?.submit());
  await expect(thanks(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("form-draft:contact"))).toBeNull();
});

test("what is typed before the scripts arrive survives a later reload, beside what was kept before", {
  tag: "@desktop",
}, async ({ page }) => {
  const entry = "**/entry.client-*.js";
  const first = await holdScripts(page, entry);
  await page.goto("/contact", { waitUntil: "commit" });
  await page.getByLabel("Naam").fill("Vroege Vogel");
  first.let();
  await comeAlive(page);
  await isKept(page, "Vroege Vogel");
  const again = await holdScripts(page, entry);
  await page.reload({ waitUntil: "commit" });
  await page.getByLabel("E-mailadres").fill("vogel@vroeg.example");
  again.let();
  await comeAlive(page);
  await isKept(page, "vogel@vroeg.example");
  await page.reload();
  await expect(page.getByLabel("Naam")).toHaveValue("Vroege Vogel");
  await expect(page.getByLabel("E-mailadres")).toHaveValue("vogel@vroeg.example");
});

test("what is typed is kept when the page is left before its scripts come", { tag: "@desktop" }, async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  await page.getByLabel("Naam").fill("Vroege Vogel");
  await page.goto("/afspraak", { waitUntil: "domcontentloaded" });
  await page.getByLabel("Naam").fill("Late Vogel");
  const lastDay = page.locator("[name=date]").last();
  await lastDay.check({ force: true });
  const day = await lastDay.inputValue();
  await page.goto("/pakket-contact/starter?betaling=eenmalig&formulier=open", { waitUntil: "domcontentloaded" });
  await page.getByLabel("Bericht").fill("Ik wil eenmalig betalen.\nMet een webshop.");
  await page.goto("/pakket-contact/starter?formulier=open", { waitUntil: "domcontentloaded" });
  scripts.let();
  await comeAlive(page);
  await expect(page.getByLabel("Bericht")).toHaveValue("Met een webshop.");
  await page.goto("/afspraak");
  await comeAlive(page);
  await expect(page.getByLabel("Naam")).toHaveValue("Late Vogel");
  await expect(page.locator("[name=date]:checked")).toHaveValue(day);
  await page.goto("/contact");
  await comeAlive(page);
  await expect(page.getByLabel("Naam")).toHaveValue("Vroege Vogel");
});
