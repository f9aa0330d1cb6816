import { business } from "../../app/content/business.ts";
import { expect, test } from "../support/journey.ts";
import { comeAlive } from "../support/visitor.ts";

test("a link to another page brings the focus to what it is about", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/");
  await comeAlive(page);
  await expect(page.locator("body")).toBeFocused();
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("main")).toHaveCSS("outline-style", "none");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the way back to a part of a page goes there and no further up", async ({ page }) => {
  // Whoever leaves in the middle of a scroll comes back to the middle of it.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await comeAlive(page);
  await page.getByRole("link", { name: "Bekijk de prijzen" }).click();
  await expect(page).toHaveURL("/#pricing");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("main")).toBeFocused();
  const brand = page.getByRole("banner").getByRole("link", { name: business.name });
  await brand.focus();
  await page.goBack();
  await expect(page).toHaveURL("/#pricing");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true })).toBeInViewport();
  await expect(brand).toBeFocused();
});

test("the header covers what is below it after ten pixels", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
  await scrollTo(11);
  await expect(header).toHaveAttribute("data-scrolled");
  await scrollTo(10);
  await expect(header).not.toHaveAttribute("data-scrolled");
});

test("the menu marks the page that is open", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/diensten");
  const current = page.getByRole("navigation", { name: "Hoofdmenu" }).locator("[aria-current=page]");
  await expect(current).toHaveText("Diensten");
  await page.getByRole("navigation", { name: "Hoofdmenu" }).getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(current).toHaveText("Home");
});

test("the menu of a small window closes when a link is chosen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await comeAlive(page);
  const menu = page.getByRole("navigation", { name: "Hoofdmenu" });
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menu.getByRole("link")).toHaveText(["Home", "Diensten", "Over Ons", "Locatie", "Support", "Contact"]);
  await menu.getByRole("link", { name: "Over Ons" }).click();
  await expect(page).toHaveURL("/over-ons");
  await expect(menu).toBeHidden();
});
