import { expect, expectNoAxeViolations, test } from "../support/journey.ts";
import { waitForOwnFonts } from "../support/page-layout.ts";
import { PlainPage } from "../support/plain-page.ts";
import { fillIn, openForm, thanks } from "../support/quote-form-page.ts";
import { someone } from "../support/visitor.ts";

test("a landing page leads to its form, and to the subscription", async ({ product }) => {
  const page = await new PlainPage(product).goto("/website-hosting-overijssel");
  expect(page.root.textContent).toMatch(/Bel 053.000.00.00, ma–vr 9:00–17:30/);
  await page.follow("Hosting Aanvragen");
  expect(page.address).toBe("/website-hosting-overijssel#contact");
  expect(page.root.querySelectorAll("#contact form")).toHaveLength(1);
  await page.goto("/website-maken-overijssel");
  const links = page.root.querySelectorAll("main a").filter((link) => link.textContent === "Start Abonnement");
  expect(new Set(links.map((link) => link.getAttribute("href")))).toEqual(new Set(["/configurator-abonnement"]));
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

test("/overijssel says that its reviews are samples, and tells search engines of none", async ({ product }) => {
  const { root } = await new PlainPage(product).goto("/overijssel");
  const reviews = root.querySelectorAll("figure").filter((figure) => figure.querySelector("blockquote"));
  expect(reviews.map(({ textContent }) => textContent.includes("Voorbeeldreview"))).toEqual([true, true, true]);
  const documents = root.querySelectorAll('script[type="application/ld+json"]').map((one) => one.textContent);
  expect(documents.join("")).not.toMatch(/review|rating/i);
});
