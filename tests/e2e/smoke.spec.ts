import { expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { type SiteAddress, siteAddresses } from "../support/site-addresses.ts";

/** Pages of a family differ by their words alone: in English, the first of each stands for the others. */
const isReadAloud = ({ language, file }: SiteAddress) => {
  const family = /^(?:landing|portfolio|articles)\/|^package-form\//.exec(file)?.[0];
  const first = siteAddresses.find((other) => family && other.language === "en" && other.file.startsWith(family));
  return language === "nl" || !family || first?.file === file;
};

for (const site of siteAddresses) {
  const { address, language } = site;
  // The same markup in both languages: one is read in every window, the other where its words may be too long.
  const widths = language === "nl" ? [1440, 768, 320, 390] : [320, 390];
  const axeAt = language === "nl" ? 1440 : 390;

  test.describe(() => {
    test.use({ viewport: { width: axeAt, height: 844 } });

    test(`${address} fits every width, and is usable by everyone @desktop`, async ({ page }) => {
      await page.goto(address);
      if (isReadAloud(site)) await expectNoAxeViolations(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        await expectNoOverflow(page);
      }
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      await expectNoOverflow(page);
    });
  });
}
