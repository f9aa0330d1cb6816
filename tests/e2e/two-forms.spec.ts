import type { Locator, Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "../support/journey.ts";
import { storedRequests } from "../support/stored-requests.ts";
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
  await expectNoAxeViolations(page);
  expect(storedRequests(product, email)).toMatchObject([{ source: "overijssel-landing-hero", status: "new" }]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a mistake and the thanks are shown in the form that was sent, and the other is empty", async ({
    page,
    product,
    expectTrouble,
  }) => {
    expectTrouble(/status of 422/);
    const email = someone();
    await page.goto(PAGE);
    await send(footer(page), "jan@smit");
    await expect(footer(page).getByRole("alert")).toContainText("Oeps! 😅");
    await expect(footer(page).getByLabel("E-mailadres")).toHaveValue("jan@smit");
    await expect(hero(page).getByRole("alert")).toHaveCount(0);
    await expect(hero(page).getByLabel("E-mailadres")).toHaveValue("");
    await send(footer(page), email);
    await expect(page).toHaveURL(/#offerte-overijssel-landing-footer$/);
    await expect(thanks(footer(page))).toBeVisible();
    await expect(hero(page).getByLabel("Naam")).toBeVisible();
    expect(storedRequests(product, email)).toMatchObject([{ source: "overijssel-landing-footer" }]);
  });
});
