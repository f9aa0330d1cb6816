import { en as cookies } from "../../app/content/site/cookies/en.ts";
import { nl as privacy } from "../../app/content/site/privacy/nl.ts";
import { nl as terms } from "../../app/content/site/terms/nl.ts";
import { dayInWords } from "../../app/lib/time/clock.ts";
import { expect, test } from "../support/journey.ts";

for (const [address, language, copy] of [
  ["/privacy", "nl", privacy],
  ["/en/cookies", "en", cookies],
  ["/algemene-voorwaarden", "nl", terms],
] as const) {
  test(`${address} has its sections, its date, and contents that lead to them`, async ({ page }) => {
    const sections = copy.sections.length;
    const day = copy.meta.updated;
    await page.goto(address);
    const headings = page.locator(".policy-section h2");
    await expect(headings).toHaveCount(sections);
    await expect(page.locator(`time[datetime="${day}"]`)).toHaveText(dayInWords(day, language));
    const contents = page.getByRole("navigation", { name: /^(Inhoud|Contents)$/ });
    const toggle = page.locator("summary").filter({ hasText: /^(Inhoud|Contents)$/ });
    if (await toggle.isVisible()) await toggle.click();
    await expect(contents.getByRole("link")).toHaveCount(sections);
    await contents.getByRole("link").last().click();
    await expect(headings.last()).toBeInViewport();
    const reach = page.locator(".policy-contact");
    await expect(reach.locator('a[href^="tel:"]')).toHaveCount(1);
    await expect(reach.locator('a[href^="https://wa.me/"]')).toHaveCount(1);
    await expect(reach.locator('a[href^="mailto:"]')).toHaveCount(2);
  });
}

test("a legal page is printed as a document: without the frame, with the addresses of its links", async ({ page }) => {
  await page.goto("/privacy");
  await page.emulateMedia({ media: "print" });
  for (const frame of [page.getByRole("banner"), page.getByRole("contentinfo"), page.getByRole("navigation")]) {
    await expect(frame.locator("visible=true")).toHaveCount(0);
  }
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator(".policy-section")).toHaveCount(privacy.sections.length);
  const after = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(await after('.policy a[href^="https://www.autoriteitpersoonsgegevens"]')).toContain(
    "autoriteitpersoonsgegevens.nl",
  );
  expect(await after('.policy p a[href="/cookies"]')).toContain("/cookies");
  expect(await after('.policy a[href^="mailto:"]')).not.toContain("mailto");
});
