import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { awaitMail } from "../support/mails-to.ts";
import { linkIn, sendQuote } from "../support/sent-quote.ts";
import { someone } from "../support/visitor.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("every question has its answer on paper", async ({ page }) => {
  await page.goto("/faq");
  await page.emulateMedia({ media: "print" });
  const questions = page.locator("details");
  await expect(questions).not.toHaveCount(0);
  for (const question of await questions.all()) await expect(question.locator("p")).toBeVisible();
  const heightOfAnswers = await questions.evaluateAll((all) =>
    all.map((one) => one.clientHeight - (one.querySelector("summary")?.clientHeight ?? 0)),
  );
  expect(heightOfAnswers.filter((height) => height < 40)).toEqual([]);
});

const masked = (page: Page) =>
  page.locator("main *").evaluateAll((all) => all.filter((one) => getComputedStyle(one).maskImage !== "none").length);

for (const address of ["/", "/prijzen", "/packages/groei"]) {
  test(`nothing on ${address} is white on white on paper, or masked, which Firefox leaves out`, async ({ page }) => {
    await page.goto(address);
    if (address !== "/packages/groei") expect(await masked(page)).toBeGreaterThan(0);
    await page.emulateMedia({ media: "print" });
    expect(await masked(page)).toBe(0);
    const pale = await page.locator("main, footer").evaluateAll((parts) => {
      const elements = parts.flatMap((part) => [...part.querySelectorAll("*:not(svg *)")]);
      return elements.flatMap((element) => {
        const hasText = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
        if (
          !(hasText || element.matches('svg[stroke="currentColor"]')) ||
          !element.checkVisibility() ||
          element.matches(".sr-only")
        )
          return [];
        const { color } = getComputedStyle(element);
        const channels = color.match(/\d+/g)?.map(Number) ?? [];
        return Math.min(...channels) > 190 ? [`${color} ${element.outerHTML.slice(0, 80)}`] : [];
      });
    });
    expect(pale).toEqual([]);
  });
}

test("what a configuration costs is on paper line by line, and nothing is masked there", async ({ page }) => {
  await page.goto("/configurator");
  expect(await masked(page)).toBeGreaterThan(0);
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.getByRole("radio", { name: /^Webshop/ }).check();
  const prices = page.getByRole("complementary", { name: "Jouw prijs" });
  const line = prices.getByRole("listitem").filter({ hasText: "Webshop", visible: true });
  await expect(prices).toBeVisible();
  await expect(line).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(line).toHaveCount(1);
  expect(await masked(page)).toBe(0);
});

test("on paper the footer says whose page it is, on one sheet, and has no links", async ({ page }) => {
  // The part of A4 within the margins.
  await page.setViewportSize({ width: 642, height: 986 });
  await page.emulateMedia({ media: "print" });
  for (const address of ["/contact", "/en/contact"]) {
    await page.goto(address);
    const foot = page.getByRole("contentinfo");
    await expect(foot).toContainText("NL000000000B00");
    await expect(foot.locator('a[href^="/"]').filter({ visible: true })).toHaveCount(0);
    await expect(foot).toHaveCSS("break-inside", "avoid");
    expect((await foot.boundingBox())?.height, address).toBeLessThan(500);
  }
});

test("a short quote comes out of the printer on one sheet", async ({ page, product }) => {
  const email = someone();
  await sendQuote(product, email);
  await page.goto(linkIn(await awaitMail(product, email, /Je offerte van Weef/)));
  const printed = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test("a quote comes out of the printer on two sheets, with its foot in one piece", async ({ page, product }) => {
  const email = someone();
  await sendQuote(product, email, {
    company: "McAllister & Daughters Garden Design",
    intro: "Een regel van het voorstel.\n".repeat(22),
    "line-per": "month",
  });
  await page.goto(linkIn(await awaitMail(product, email, /Je offerte van Weef/)));
  const printed = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(2);
});
