import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { comeAlive, comeTo, openPage } from "../support/visitor.ts";

const carousel = (page: Page) => page.getByRole("region", { name: "Projecten" });
const pause = (page: Page) => carousel(page).getByRole("button", { name: "Stilzetten" });

/** The first of the five projects in the window of the carousel. */
const shown = (page: Page) =>
  carousel(page)
    .getByRole("listitem")
    .evaluateAll((slides) => {
      const left = slides[0]?.closest("div")?.getBoundingClientRect().left ?? 0;
      const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left - left));
      return distances.indexOf(Math.min(...distances)) + 1;
    });

/** Opens the page at the carousel, on a clock that only the test moves, with the timer at its start. */
async function openCarousel(page: Page) {
  await page.clock.install({ time: "2026-11-21T10:00:00" });
  await page.goto("/");
  await comeAlive(page);
  await carousel(page).scrollIntoViewIfNeeded();
  await pause(page).waitFor();
  await page.clock.pauseAt("2026-11-21T11:00:00");
  await page.clock.runFor(2_000);
  await pause(page).click();
  await page.mouse.move(2, 2);
  await carousel(page).getByRole("button", { name: "Laten lopen" }).dispatchEvent("click");
  await page.clock.runFor(50);
  return await shown(page);
}

const later = (project: number, moves: number) => ((project - 1 + moves + 5) % 5) + 1;

test.describe("the carousel", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("shows as many as the window has room for", { tag: "@desktop" }, async ({ page }) => {
    await page.goto("/");
    await carousel(page).scrollIntoViewIfNeeded();
    await pause(page).waitFor();
    const slides = carousel(page).getByRole("listitem");
    await expect(slides).toHaveCount(5);
    for (const [width, views] of [
      [390, 1],
      [768, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await carousel(page).scrollIntoViewIfNeeded();
      const inView = () =>
        slides
          .first()
          .evaluate((slide) => (slide.closest("div")?.clientWidth ?? 0) / slide.getBoundingClientRect().width);
      await expect.poll(inView, `in a window of ${width}`).toBeCloseTo(views, 1);
      const step = carousel(page).getByRole("button", { name: "Volgende project" });
      await expect(step).toBeVisible({ visible: width >= 768 });
    }
  });

  test("moves on every four seconds, around and around, but not while the pointer or the focus is on it", async ({
    page,
  }) => {
    const first = await openCarousel(page);
    await page.clock.runFor(3_900);
    expect(await shown(page)).toBe(first);
    for (let move = 1; move <= 6; move++) {
      await page.clock.runFor(4_000);
      expect(await shown(page)).toBe(later(first, move));
    }
    await carousel(page).getByRole("button", { name: "Volgende project" }).hover();
    const under = await shown(page);
    await page.clock.runFor(20_000);
    expect(await shown(page)).toBe(under);
    await page.mouse.move(2, 2);
    await page.clock.runFor(6_000);
    expect(await shown(page)).toBe(later(under, 1));

    await page.keyboard.press("Tab");
    await carousel(page).getByRole("button", { name: "Volgende project" }).focus();
    const held = await shown(page);
    await page.clock.runFor(20_000);
    expect(await shown(page)).toBe(held);
    await page.getByRole("main").focus();
    await page.clock.runFor(6_000);
    expect(await shown(page)).toBe(later(held, 1));
  });

  test("follows its buttons and the arrow keys, goes on after them, and stays where it is once paused", async ({
    page,
  }) => {
    const first = await openCarousel(page);
    const next = carousel(page).getByRole("button", { name: "Volgende project" });
    await next.click();
    await page.clock.runFor(3_000);
    expect(await shown(page)).toBe(later(first, 1));
    await expect(carousel(page).getByRole("status")).toContainText(`${later(first, 1)} van 5`);
    await carousel(page).getByRole("button", { name: "Vorige project" }).click();
    await page.clock.runFor(3_000);
    expect(await shown(page)).toBe(first);
    await next.press("ArrowRight");
    await next.press("ArrowRight");
    await page.clock.runFor(3_000);
    expect(await shown(page)).toBe(later(first, 2));
    await next.press("ArrowLeft");
    await page.clock.runFor(3_000);
    expect(await shown(page)).toBe(later(first, 1));
    // Together with another key an arrow belongs to the browser: Alt and the left arrow go back.
    const taken = page.evaluate(
      () =>
        new Promise((done) =>
          addEventListener("keydown", (event) => {
            if (event.key !== "ArrowLeft") return;
            done(event.defaultPrevented);
            event.preventDefault();
          }),
        ),
    );
    await next.press("Alt+ArrowLeft");
    expect(await taken).toBe(false);
    await page.getByRole("main").focus();
    await page.mouse.move(2, 2);
    await page.clock.runFor(6_000);
    expect(await shown(page)).toBe(later(first, 2));

    await pause(page).click();
    await page.mouse.move(2, 2);
    await page.clock.runFor(3_000);
    const held = await shown(page);
    await page.clock.runFor(20_000);
    expect(await shown(page)).toBe(held);
  });

  test("begins where it was scrolled to by hand", async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route("**/assets/carousel-motion-*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/");
    const row = carousel(page).locator("div").first();
    await row.scrollIntoViewIfNeeded();
    await row.evaluate((element) => element.scrollTo({ left: 2 * element.clientWidth, behavior: "instant" }));
    expect(await shown(page)).toBe(3);
    await comeAlive(page);
    release();
    await pause(page).click();
    expect(await shown(page)).toBe(3);
  });
});

test("the projects stay a row to scroll if the scripts of the carousel do not load", { tag: "@desktop" }, async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/ERR_FAILED/);
  await page.route("**/assets/carousel-motion-*.js", (route) => route.abort());
  await openPage(page, "/");
  const asked = page.waitForEvent("requestfailed");
  await carousel(page).scrollIntoViewIfNeeded();
  await asked;
  // React takes a while to show the outcome of what it waited for.
  await page.clock.runFor(2_000);
  await comeTo(page.locator("#contact"));
  await expect(carousel(page).locator("div").first()).toHaveCSS("overflow-x", "auto");
  await expect(pause(page)).toBeHidden();
});
