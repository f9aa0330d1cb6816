import { expect, test } from "../support/journey.ts";

test("a link to another page brings the focus to what it is about", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("region", { name: "Meldingen (F8)" }).waitFor({ state: "attached" });
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

test("a link to a part of another page goes there and no further up", async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("region", { name: "Meldingen (F8)" }).waitFor({ state: "attached" });
  await page.getByRole("contentinfo").getByRole("link", { name: "Werkwijze" }).click();
  await expect(page).toHaveURL("/#approach");
  await expect(page.getByRole("heading", { name: "Van losse draad tot live" })).toBeInViewport();
  await expect(page.getByRole("main")).not.toBeFocused();
});
