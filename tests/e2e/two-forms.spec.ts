import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { PlainPage } from "../support/plain-page.ts";
import { storedRequests } from "../support/product-database.ts";
import { comeTo, isKept, openPage, someone, takeTime } from "../support/visitor.ts";

const PAGE = "/overijssel";

const hero = (page: Page) => page.locator("#offerte-overijssel-landing-hero");
const footer = (page: Page) => page.locator("#offerte-overijssel-landing-footer");
const thanks = (form: Locator) => form.getByRole("heading", { name: "Bedankt voor je aanvraag" });

async function send(form: Locator, email: string) {
  await form.getByLabel("Naam").fill("Jan Smit");
  await form.getByLabel("E-mailadres").fill(email);
  await form.getByRole("button", { name: "Gratis offerte aanvragen" }).click();
}

test("two forms on one page keep their drafts and their thanks apart", async ({ page, product }) => {
  const email = someone();
  await openPage(page, PAGE);
  await footer(page).getByLabel("Telefoonnummer").fill("06 12 34 56 78");
  await isKept(page, "06 12 34 56 78");
  await page.reload();
  await footer(page).scrollIntoViewIfNeeded();
  await expect(footer(page).getByLabel("Telefoonnummer")).toHaveValue("06 12 34 56 78");
  await expect(hero(page).getByLabel("Telefoonnummer")).toHaveValue("");
  await comeTo(hero(page));
  await hero(page).getByLabel("Naam").focus();
  await takeTime(page);
  await send(hero(page), email);
  await expect(thanks(hero(page))).toBeFocused();
  await expect(thanks(footer(page))).toHaveCount(0);
  await expect(footer(page).getByLabel("Telefoonnummer")).toHaveValue("06 12 34 56 78");
  expect(storedRequests(product, email)).toMatchObject([{ source: "overijssel-landing-hero", status: "new" }]);
});

test("without JavaScript, a mistake and the thanks are shown in the form that was sent, and the other is empty", async ({
  product,
}) => {
  const [first, last] = ["#offerte-overijssel-landing-hero", "#offerte-overijssel-landing-footer"];
  const email = someone();
  const page = await new PlainPage(product).goto(PAGE);
  const ask = (address: string) =>
    page.fill({ Naam: "Jan Smit", "E-mailadres": address }, last).press("Gratis offerte aanvragen", last);
  await ask("jan@smit");
  expect(page.status).toBe(422);
  expect(page.text(`${last} [role=alert]`)).toContain("Oeps! 😅");
  expect(page.text(`${first} [role=alert]`)).toBe("");
  expect([page.value("E-mailadres", last), page.value("E-mailadres", first)]).toEqual(["jan@smit", ""]);
  await ask(email);
  expect(page.address).toMatch(/#offerte-overijssel-landing-footer$/);
  expect(page.text(last)).toContain("Bedankt voor je aanvraag");
  expect(page.value("Naam", first)).toBe("");
  expect(storedRequests(product, email)).toMatchObject([{ source: "overijssel-landing-footer" }]);
});
