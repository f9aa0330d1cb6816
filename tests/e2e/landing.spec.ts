import { readdirSync } from "node:fs";
import { businessFacts } from "../../app/content/business-facts.ts";
import type { LandingCopy } from "../../app/content/landing/landing-copy.ts";
import { fill } from "../../app/lib/fill.ts";
import { expect, expectNoAxeViolations, test } from "../support/journey.ts";

/** A folder of content is a page. */
const slugs = readdirSync("app/content/landing", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

for (const slug of slugs) {
  test(`/${slug} has eight benefits, three services and a form of its own`, async ({ page }) => {
    const { nl } = (await import(`../../app/content/landing/${slug}/nl.ts`)) as { nl: LandingCopy };
    const section = (title: string) =>
      page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: title, exact: true }) });
    await page.goto(`/${slug}`);
    await expect(section(nl.benefits.title).getByRole("heading", { level: 3 })).toHaveCount(8);
    await expect(section(nl.services.title).getByRole("heading", { level: 3 })).toHaveCount(3);
    await expect(page.locator('#contact input[name="source"]')).toHaveValue(slug);
    await expect(page.locator('meta[name="keywords"]')).toHaveAttribute(
      "content",
      fill(nl.meta.keywords, businessFacts("nl")),
    );
    const documents = await page.locator('script[type="application/ld+json"]').allTextContents();
    const service = documents.map((text) => JSON.parse(text)).find((document) => document["@type"] === "Service");
    expect(service.areaServed).toEqual(nl.areaServed);
    const local = documents.map((text) => JSON.parse(text)).find((document) => document.telephone);
    expect(local).toMatchObject({ "@type": "ProfessionalService", areaServed: nl.areaServed });
    expect(service.url).toMatch(new RegExp(`/${slug}$`));
  });
}

for (const [path, contact, call] of [
  ["/website-hosting-overijssel", "Hosting Aanvragen", "Hosting Advies"],
  ["/online-marketing-twente", "Marketing Plan", "Gratis Advies"],
  ["/ecommerce-enschede", "E-commerce Plan", "E-commerce Advies"],
  ["/wordpress-website-enschede", "WordPress Offerte", "WordPress Advies"],
  ["/seo-onderhoud-overijssel", "SEO Onderhoud Plan", "SEO Consultatie"],
  ["/en/website-hosting-overijssel", "Request Hosting", "Hosting Advice"],
  ["/en/online-marketing-twente", "Marketing Plan", "Free Advice"],
  ["/en/ecommerce-enschede", "E-commerce Plan", "E-commerce Advice"],
  ["/en/wordpress-website-enschede", "WordPress Quote", "WordPress Advice"],
  ["/en/seo-onderhoud-overijssel", "SEO Maintenance Plan", "SEO Consultation"],
] as const) {
  test(`${path} leads to its form with '${contact}', and dials with '${call}'`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("link", { name: call, exact: true })).toHaveAttribute("href", /^tel:\+\d+$/);
    await page.getByRole("link", { name: contact, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}#contact$`));
    await expect(page.locator("#contact h2").first()).toBeInViewport();
  });
}

test("letter case of an address does not matter, and the canonical is lower case", async ({ page }) => {
  const answer = await page.goto("/Webdesign-Enschede");
  expect(answer?.status()).toBe(200);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/webdesign-enschede$/);
  await expect(page.locator('#contact input[name="source"]')).toHaveValue("webdesign-enschede");
});

for (const path of ["/website-laten-maken-atlantis", "/en/website-laten-maken-atlantis"]) {
  test(`${path} is no landing page`, async ({ page, expectTrouble }) => {
    expectTrouble(/status of 404/);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Return to Home" })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  });
}

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
  for (const link of await page.getByRole("link", { name: "Start Abonnement", exact: true }).all()) {
    await expect(link).toHaveAttribute("href", "/configurator-abonnement");
  }
});

test("/overijssel says that its reviews are samples, and tells search engines of none", async ({ page }) => {
  await page.goto("/overijssel");
  const reviews = page.locator("figure:has(blockquote)");
  await expect(reviews).toHaveCount(3);
  await expect(reviews.filter({ hasText: "Voorbeeldreview" })).toHaveCount(3);
  const documents = (await page.locator('script[type="application/ld+json"]').allTextContents()).join("");
  expect(documents).not.toMatch(/review|rating/i);
});
