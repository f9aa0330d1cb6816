import { business } from "../../app/content/business.ts";
import { priceFacts } from "../../app/content/prices/price-facts.ts";
import { en } from "../../app/content/site/meta-ads/en.ts";
import { nl } from "../../app/content/site/meta-ads/nl.ts";
import { fill } from "../../app/lib/text/fill.ts";
import { expect, test } from "../support/journey.ts";

test("the ads page has no site header, and one thing to do, at most a tap away", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto("/meta-ads");
  await expect(page.getByRole("main")).toHaveCount(1);
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Hoofdmenu" })).toHaveCount(0);
  await expect(page.getByText(fill(nl.hero.price, priceFacts("nl"))).first()).toBeInViewport();
  const toForm = page.getByRole("link", { name: "Gratis offerte aanvragen" });
  await expect(toForm).toBeInViewport();
  const call = page.getByRole("link", { name: /^Liever bellen\?/ });
  await expect(call).toBeInViewport();
  await expect(call).toHaveAttribute("href", `tel:${business.phone.international}`);
  await toForm.click();
  await expect(page.getByLabel("Naam")).toBeInViewport();
  await expect(page.locator('input[name="source"]')).toHaveValue("meta-ads-landing");
});

test("the ads page keeps its visitor's language and leads to the terms", async ({ page }) => {
  await page.goto("/en/meta-ads");
  await expect(page.getByText(fill(en.hero.price, priceFacts("en"))).first()).toBeVisible();
  const footer = page.getByRole("contentinfo");
  for (const way of [business.address.street, business.phone.national, business.email]) {
    await expect(footer.getByText(way)).toBeVisible();
  }
  await expect(footer.getByRole("link", { name: "Privacy" })).toHaveAttribute("href", "/en/privacy");
  await footer.getByRole("button", { name: "Nederlands" }).click();
  await expect(page).toHaveURL(/\/meta-ads$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
});
