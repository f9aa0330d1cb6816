import { expect, test } from "../support/journey.ts";
import { brokenWords, waitForOwnFonts } from "../support/page-layout.ts";
import { comeAlive } from "../support/visitor.ts";

test("a link leads to a document of its own, and the way back to where the visitor was", async ({ page }) => {
  // Otherwise a visitor who leaves during a smooth scroll comes back to the middle of it.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await comeAlive(page);
  await page.getByRole("link", { name: "Bekijk de prijzen" }).click();
  await expect(page).toHaveURL("/#pricing");
  const contact = page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true });
  const arrival = page.waitForRequest((request) => request.isNavigationRequest());
  await contact.click();
  await arrival;
  await expect(page).toHaveURL("/contact");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/#pricing");
  await expect(contact).toBeInViewport();
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

test("the menu of a small window closes when it or its page is left, and when a link is chosen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: "Hoofdmenu" });
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menu).toBeVisible();
  // The browser may show the page again as it was left.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  await expect(menu).toBeHidden();
  await comeAlive(page);
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menu.getByRole("link")).toHaveText(["Home", "Diensten", "Over Ons", "Locatie", "Support", "Contact"]);
  await menu.getByRole("link", { name: "Contact" }).focus();
  await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await menu.getByRole("link", { name: "Over Ons" }).click();
  await expect(page).toHaveURL("/over-ons");
  await expect(menu).toBeHidden();
});

test("icons have the reader's own colours, as the words around them", { tag: "@desktop" }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/contact");
  const icons = page.locator('svg[stroke="currentColor"]');
  await expect(icons).not.toHaveCount(0);
  const apart = await icons.evaluateAll((all) =>
    all.filter(
      (icon) => icon.parentElement && getComputedStyle(icon).color !== getComputedStyle(icon.parentElement).color,
    ),
  );
  expect(apart).toHaveLength(0);
});

test("on a low window, the whole menu can be reached", { tag: "@desktop" }, async ({ page }) => {
  for (const [width, height] of [
    [844, 390],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).click();
    const last = page.locator("#site-menu").getByRole("link", { name: "Contact", exact: true }).last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  }
});

test.describe("in the fonts of the site", () => {
  // `waitForOwnFonts` changes inline styles, which the page's policy does not allow.
  test.use({ bypassCSP: true });

  test("short words stay whole on a phone at twice the size of text", { tag: "@desktop" }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await waitForOwnFonts(page);
    for (const [path, part] of [
      ["/diensten", "main article h3"],
      ["/over-ons", "#approach li p"],
      ["/contact", "main dl.tabular-nums dd"],
    ] as const) {
      await page.goto(path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
        return document.fonts.ready.then(() => undefined);
      });
      const parts = page.locator(part);
      await expect(parts).not.toHaveCount(0);
      expect((await parts.evaluateAll(brokenWords)).filter(({ length }) => length < 8)).toEqual([]);
    }
  });

  test("prices, figures and what a package has stay whole where the browser has text at twice its size", {
    tag: "@desktop",
  }, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 412, height: 844 });
    await waitForOwnFonts(page);
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    for (const [path, part] of [
      ["/", "main section:first-of-type dl :is(dt, dd), main a[href^='tel:'], #pricing p.tabular-nums"],
      ["/diensten", "main span.tabular-nums"],
      ["/prijzen", "table th, table th span, table td span"],
      ["/configurator", "main form button[name]"],
      ["/over-ons", "main dd.tabular-nums, main dd.tabular-nums ~ dt, main dt:has(~ dd.tabular-nums)"],
      ["/website-maken-overijssel", "main dd.tabular-nums, #pricing p.tabular-nums"],
      ["/packages/pro", "main span.tabular-nums, main p.leading-none"],
      ["/pakket-contact/starter", "main a[href^='tel:'] span, main p.leading-none"],
      ["/support", "main [aria-hidden] > span, main a[href^='tel:']"],
      ["/offerte-service", "main figure span, main a[href^='tel:']"],
      ["/cookies", "main table td"],
      ["/meta-ads", "main p:first-child span"],
    ] as const) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const parts = page.locator(part);
      await expect(parts).not.toHaveCount(0);
      for (const width of [320, 412]) {
        await page.setViewportSize({ width, height: 844 });
        const broken = (await parts.evaluateAll(brokenWords)).filter((word) => !word.includes("\u00ad"));
        expect.soft(broken, `${path}, ${width} pixels wide`).toEqual([]);
      }
    }
  });
});
