import { en as cookies } from "../../app/content/site/cookies/en.ts";
import { nl as privacy } from "../../app/content/site/privacy/nl.ts";
import { nl as terms } from "../../app/content/site/terms/nl.ts";
import { dayInWords } from "../../app/lib/time/clock.ts";
import { expect, test } from "../support/journey.ts";
import { PlainPage } from "../support/plain-page.ts";

test("legal pages have their sections, their date, and contents that lead to them", async ({ product }) => {
  for (const [address, language, copy] of [
    ["/privacy", "nl", privacy],
    ["/en/cookies", "en", cookies],
    ["/algemene-voorwaarden", "nl", terms],
  ] as const) {
    const { root } = await new PlainPage(product).goto(address);
    const headings = root.querySelectorAll(".policy-section h2");
    expect(headings, address).toHaveLength(copy.sections.length);
    const day = copy.meta.updated;
    expect(root.querySelector(`time[datetime="${day}"]`)?.textContent).toBe(dayInWords(day, language));
    const contents = root
      .querySelectorAll("nav")
      .find((nav) => /^(Inhoud|Contents)$/.test(nav.getAttribute("aria-label") ?? ""));
    const linked = contents?.querySelectorAll("a").map((link) => link.getAttribute("href")?.slice(1) ?? "") ?? [];
    expect(linked).toHaveLength(copy.sections.length);
    for (const id of linked) expect(root.getElementById(id), `${address}#${id}`).not.toBeNull();
    const ways = ['[href^="tel:"]', '[href^="https://wa.me/"]', '[href^="mailto:"]'];
    expect(ways.map((way) => root.querySelectorAll(`.policy-contact a${way}`).length)).toEqual([1, 1, 2]);
  }
});

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
