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

test("nothing is white on white on paper, or masked, which Firefox leaves out", async ({ page }) => {
  for (const address of ["/", "/prijzen", "/packages/groei"]) {
    await page.emulateMedia({ media: null });
    await page.goto(address);
    if (address !== "/packages/groei") expect(await masked(page), address).toBeGreaterThan(0);
    await page.emulateMedia({ media: "print" });
    expect(await masked(page), address).toBe(0);
    expect(await page.locator("main, footer").evaluateAll(paleParts), address).toEqual([]);
  }
});

/** Runs in the browser: what cannot be read on white. */
function paleParts(parts: Element[]): string[] {
  const elements = parts.flatMap((part) => [...part.querySelectorAll("*:not(svg *)")]);
  return elements.flatMap((element) => {
    const hasText = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
    const isDrawn = hasText || element.matches('svg[stroke="currentColor"]');
    if (!isDrawn || !element.checkVisibility() || element.matches(".sr-only")) return [];
    const { color } = getComputedStyle(element);
    const channels = color.match(/\d+/g)?.map(Number) ?? [];
    return Math.min(...channels) > 190 ? [`${color} ${element.outerHTML.slice(0, 80)}`] : [];
  });
}

test("what a configuration costs is on paper line by line, and nothing is masked there", async ({ page }) => {
  await page.goto("/configurator");
  expect(await masked(page)).toBeGreaterThan(0);
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.getByRole("radio", { name: /^Webshop/ }).check();
  const prices = page.getByRole("complementary", { name: "Jouw richtprijs" });
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

test("a short quote comes out of the printer on one sheet, a longer one on two, with its foot in one piece", async ({
  page,
  product,
}) => {
  const long = {
    company: "McAllister & Daughters Garden Design",
    intro: "Een regel van het voorstel.\n".repeat(22),
    "line-per": "month",
  };
  for (const [sheets, fields] of [
    [1, {}],
    [2, long],
  ] as const) {
    const email = someone();
    await sendQuote(product, email, fields);
    await page.goto(linkIn(await awaitMail(product, email, /Je offerte van Weef/)));
    const printed = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(sheets);
  }
});
