import { expect, expectNoAxeViolations, test } from "../support/journey.ts";
import { waitForOwnFonts } from "../support/own-fonts.ts";
import { fillIn, openForm, thanks } from "../support/quote-form-page.ts";
import { someone } from "../support/visitor.ts";

test("the first button of a landing page brings its form in view, and below the second stands when to call", async ({
  page,
}) => {
  await page.goto("/website-hosting-overijssel");
  await expect(page.getByText(/^Bel 053.000.00.00, ma–vr 9:00–17:30$/)).toBeVisible();
  await page.getByRole("link", { name: "Hosting Aanvragen", exact: true }).click();
  await expect(page).toHaveURL(/\/website-hosting-overijssel#contact$/);
  await expect(page.locator("#contact h2").first()).toBeInViewport();
});

test("the thanks for a request can be read on a page that ends dark, and so can the way to another", async ({
  page,
}) => {
  await openForm(page, "/webdesign-enschede");
  const about = page.getByLabel("Waar gaat het om?");
  await expect(about).toHaveValue("anders");
  await expect(about.locator("option:checked")).toHaveText("Iets anders (Webdesign)");
  await fillIn(page, someone());
  await page.getByRole("button", { name: "Kijk mijn ontwerp na" }).click();
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByRole("link", { name: "hoe je teksten en foto’s klaarlegt" })).toHaveAttribute(
    "href",
    "/blog/4",
  );
  await expectNoAxeViolations(page);
});

test("'something else' is named after the page only where no other option fits", { tag: "@desktop" }, async ({
  page,
}) => {
  for (const [address, option] of [
    ["/website-laten-maken-enschede", "Iets anders"],
    ["/wordpress-website-enschede", "Iets anders (WordPress-website)"],
  ] as const) {
    await openForm(page, address);
    await expect(page.getByLabel("Waar gaat het om?").locator("option").last()).toHaveText(option);
  }
});

test("/website-maken-overijssel opens the quote dialog, and leads to the subscription", async ({ page }) => {
  await page.goto("/website-maken-overijssel");
  const order = page.getByRole("button", { name: "Direct Bestellen", exact: true }).first();
  await order.click();
  const dialog = page.getByRole("dialog", { name: "Gratis Offerte Aanvragen" });
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(order).toBeFocused();
  const links = page.getByRole("link", { name: "Start Abonnement", exact: true });
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(new Set(addresses)).toEqual(new Set(["/configurator-abonnement"]));
});

test.describe("in the fonts of the site", () => {
  // `waitForOwnFonts` changes inline styles, which the page's policy does not allow.
  test.use({ bypassCSP: true });

  test("the title of /website-maken-overijssel fills its lines on a phone", { tag: "@desktop" }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await waitForOwnFonts(page);
    await page.goto("/en/website-maken-overijssel");
    await page.evaluate(() => document.fonts.ready);
    const title = page.getByRole("heading", { level: 1 });
    const lines = await title.evaluate(
      (element) => element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(Math.round(lines)).toBe(2);
  });
});

test("/overijssel says that its reviews are samples, and tells search engines of none", async ({ page }) => {
  await page.goto("/overijssel");
  const reviews = page.locator("figure:has(blockquote)");
  await expect(reviews).toHaveCount(3);
  await expect(reviews.filter({ hasText: "Voorbeeldreview" })).toHaveCount(3);
  const documents = (await page.locator('script[type="application/ld+json"]').allTextContents()).join("");
  expect(documents).not.toMatch(/review|rating/i);
});
