import { pages } from "../../app/content/pages.ts";
import { englishPath } from "../../app/lib/language/language.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";

const addresses = pages.flatMap(({ path }) => [
  { address: path, language: "nl" },
  { address: englishPath(path), language: "en" },
]);

for (const { address, language } of addresses) {
  test(`${address} is a whole page, in ${language}`, async ({ page }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("h1")).toHaveCount(1);
    await expectNoAxeViolations(page);
  });

  test(`${address} fits every width`, async ({ page }) => {
    await page.goto(address);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoOverflow(page);
    }
  });

  test(`${address} links to nothing that is not there`, async ({ page, baseURL }) => {
    await page.goto(address);
    const links = await page
      .locator("a[href]")
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    const internal = [...new Set(links)].map((link) => new URL(link)).filter(({ origin }) => origin === baseURL);
    for (const { pathname, search, hash } of internal) {
      const answer = await page.request.get(`${pathname}${search}`);
      expect(answer.status(), `${pathname}${search}`).toBeLessThan(400);
      if (hash)
        expect(await answer.text(), `${pathname} has a ${hash}`).toContain(`id="${decodeURIComponent(hash.slice(1))}"`);
    }
  });
}
