import type { Page } from "@playwright/test";
import { ringOfFocus } from "../support/focus-ring.ts";
import { beKnown, expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { type SiteAddress, siteAddresses } from "../support/site-addresses.ts";

/** Pages of a family differ by their words alone: in English, the first of each stands for the others. */
const isReadAloud = ({ language, file }: SiteAddress) => {
  const family = /^(?:landing|portfolio|articles)\/|^package-form\//.exec(file)?.[0];
  const first = siteAddresses.find((other) => family && other.language === "en" && other.file.startsWith(family));
  return language === "nl" || !family || first?.file === file;
};

// One window for all pages: a new one for each would fetch and warm up the same code, that of axe above all, each time.
let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  await beKnown(page.context(), { consent: "refused", chat: "seen" });
});
test.beforeEach(({ watch }) => watch(page.context()));
test.afterAll(() => page.close());

for (const site of siteAddresses) {
  const { address, language } = site;
  // The same markup in both languages: one is read in every window, the other where its words may be too long.
  const widths = language === "nl" ? [1440, 1024, 768, 320, 390] : [320, 390];
  const axeAt = language === "nl" ? 1440 : 390;

  test(`${address} fits every width, and is usable by everyone @desktop`, async ({ product }) => {
    await page.setViewportSize({ width: axeAt, height: 844 });
    await page.goto(product.url + address);
    // What waits may move while it is looked at.
    await page.evaluate(() => delete document.documentElement.dataset.firstView);
    if (isReadAloud(site)) await expectNoAxeViolations(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoOverflow(page);
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await expectNoOverflow(page);
    if (language !== "nl") return;
    await page.setViewportSize({ width: 1440, height: 844 });
    await expectNoOverflow(page);
  });
}

for (const [width, address] of [
  [390, "/blog/1"],
  [390, "/en"],
  [1440, "/seo-optimalisatie-overijssel"],
] as const) {
  test(`${address} is usable by everyone while the rest of it waits, ${width} pixels wide @desktop`, async ({
    product,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(product.url + address);
    await expect(page.locator("html")).toHaveAttribute("data-first-view");
    await expectNoAxeViolations(page);
  });
}

for (const [width, address, part] of [
  [390, "/prijzen", "summary"],
  [1440, "/cookies", "nav:visible a[href^='#']"],
  [1440, "/blog/1", "nav:visible a[href^='#']"],
] as const) {
  test(`the ring of the focus is whole on ${address}, ${width} pixels wide @desktop`, async ({ product }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(product.url + address);
    await page.keyboard.press("Tab");
    const cut: string[] = [];
    for (const one of await page.locator("main").locator(part).all()) {
      await one.focus();
      const { name, isCut } = await page.evaluate(ringOfFocus);
      if (isCut) cut.push(name);
    }
    expect(cut).toEqual([]);
  });
}
