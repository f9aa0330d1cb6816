import type { Page } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { nl } from "../../app/content/site/home/nl.ts";
import { expect, test } from "../support/journey.ts";
import { blockStorage, comeTo, SCRIPTS, wake } from "../support/visitor.ts";

const MOVING = { contextOptions: { reducedMotion: "no-preference" } } as const;

test("the sections stand in their order, and one service is unrolled at a time, the first to begin with", async ({
  page,
}) => {
  await page.goto("/");
  const ids = await page
    .locator("main section[id]:not(section *)")
    .evaluateAll((sections) => sections.map(({ id }) => id));
  expect(ids).toEqual(["services", "partners", "approach", "portfolio", "pricing", "contact"]);
  const bolts = page.locator("#services details");
  await expect(bolts).toHaveCount(7);
  await expect(bolts.nth(0)).toHaveAttribute("open");
  await page.getByText("Website Hosting", { exact: true }).click();
  await expect(page.locator("#services details[open]")).toHaveCount(1);
  await expect(bolts.nth(2)).toHaveAttribute("open");
  await expect(bolts.nth(2).getByRole("link", { name: "Meer informatie" })).toHaveAttribute("href", "#contact");
});

/** Stops the splash at a moment, in milliseconds from its start. */
function moveSplash(page: Page, moment: number) {
  return page.locator(".intro").evaluate((element, time) => {
    for (const animation of element.getAnimations()) {
      animation.pause();
      animation.currentTime = time;
    }
  }, moment);
}

test.describe("the splash", () => {
  test.use(MOVING);

  /** Stops the splash at its start, so that a test can set its time. */
  async function holdSplash(page: Page) {
    await page.addInitScript(() => {
      const hold = ({ target }: Event) => {
        if (!(target instanceof Element) || !target.matches(".intro")) return;
        for (const animation of target.getAnimations()) animation.pause();
      };
      document.addEventListener("animationstart", hold, true);
    });
    return page.locator(".intro");
  }

  test("covers the page, is gone after two seconds, and shows once in a session, or until any key", async ({
    page,
    context,
  }) => {
    const splash = await holdSplash(page);
    await page.goto("/");
    await moveSplash(page, 800);
    await expect(splash).toBeInViewport({ ratio: 1 });
    await moveSplash(page, 1_990);
    await expect(splash).toBeVisible();
    await moveSplash(page, 2_000);
    await expect(splash).toBeHidden();
    await page.reload();
    await expect(splash).toBeHidden();
    const otherSession = await context.newPage();
    const other = await holdSplash(otherSession);
    await otherSession.goto("/");
    await expect(other).toBeVisible();
    await otherSession.keyboard.press("Shift");
    await expect(other).toBeHidden();
  });

  test("does not come up on the way back from another page", async ({ page }) => {
    const splash = await holdSplash(page);
    await page.goto("/contact");
    await page.getByRole("banner").getByRole("link", { name: business.name }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(nl.hero.title.thread);
    await expect(splash).toBeHidden();
  });

  test("shows where storage is blocked, and goes at a click, which does nothing else", async ({ page }) => {
    await blockStorage(page);
    const splash = await holdSplash(page);
    await page.goto("/");
    await expect(splash).toBeVisible();
    await page.mouse.click(100, 300);
    await expect(splash).toBeHidden();
    await expect(page).toHaveURL("/");
  });
});

test.describe("the splash of a crawler", () => {
  test.use({ ...MOVING, userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" });

  test("is not there", { tag: "@desktop" }, async ({ page }) => {
    await page.goto("/", { waitUntil: "commit" });
    await expect(page.locator("html")).toHaveAttribute("data-intro", "over");
    await expect(page.locator(".intro")).toBeHidden();
  });
});

test.describe("the splash without scripts", () => {
  test.use({ ...MOVING, javaScriptEnabled: false });

  test("comes and goes by itself", { tag: "@desktop" }, async ({ page }) => {
    await page.goto("/");
    const splash = page.locator(".intro");
    await moveSplash(page, 800);
    await expect(splash).toBeInViewport({ ratio: 1 });
    await moveSplash(page, 2_000);
    await expect(splash).toBeHidden();
  });
});

test("with reduced motion there is no splash, and the rows and the carousel stand still", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.locator(".intro")).toBeHidden();
  await page.locator("#partners").scrollIntoViewIfNeeded();
  const tape = page.getByRole("group", { name: "Waar we mee bouwen" });
  await expect(tape.getByText("WordPress")).toHaveCount(2);
  expect(await tape.evaluate((row) => row.getAnimations({ subtree: true }).length)).toBe(0);
  await expect(page.getByRole("button", { name: "Stilzetten" })).toHaveCount(0);
  await tape.press("ArrowRight");
  await expect.poll(() => tape.evaluate((row) => row.scrollLeft)).toBeGreaterThan(0);
  const carousel = page.getByRole("region", { name: "Projecten" });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.getByRole("button", { name: "Volgende project" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Stilzetten" })).toHaveCount(0);
});

test.describe("the tools that we work with", () => {
  test.use(MOVING);
  const row = (page: Page, name: string) => page.getByRole("group", { name });

  test("run in two rows, to the left and to the right, which can be paused and scrolled", async ({ page }) => {
    await page.goto("/");
    await wake(page);
    await page.locator("#partners").scrollIntoViewIfNeeded();
    await expect(row(page, "Waar we mee bouwen").getByRole("listitem")).toHaveCount(19);
    await expect(row(page, "Waar we mee meten").getByRole("listitem")).toHaveCount(16);
    const states = () =>
      page
        .locator(".tape-track")
        .evaluateAll((tracks) => tracks.flatMap((track) => track.getAnimations().map(({ playState }) => playState)));
    await expect.poll(states).toEqual(["running", "running"]);
    // A moving row cannot be scrolled, so the keyboard has nothing to do there.
    await expect(row(page, "Waar we mee bouwen")).not.toHaveAttribute("tabindex");
    const partners = page.locator("#partners");
    await partners.getByRole("button", { name: "Stilzetten" }).click();
    await expect.poll(states).toEqual(["paused", "paused"]);
    await expect(row(page, "Waar we mee bouwen")).toHaveAttribute("tabindex", "0");
    await partners.getByRole("button", { name: "Laten lopen" }).click();
    await expect.poll(states).toEqual(["running", "running"]);

    const moved = (name: string) =>
      row(page, name)
        .locator(".tape-track")
        .evaluate((element) => {
          const [animation] = element.getAnimations();
          const at = (time: number) => {
            if (animation) animation.currentTime = time;
            return element.getBoundingClientRect().left;
          };
          return Math.sign(at(2_000) - at(1_000));
        });
    expect(await moved("Waar we mee bouwen")).toBe(-1);
    expect(await moved("Waar we mee meten")).toBe(1);

    // The rows are full of labels when they move again, wherever they were scrolled to.
    await partners.getByRole("button", { name: "Stilzetten" }).click();
    for (const [name, end] of [
      ["Waar we mee bouwen", 90_000],
      ["Waar we mee meten", 1_000],
    ] as const) {
      await row(page, name).evaluate((tape) => tape.scrollTo(tape.scrollWidth, 0));
      await partners.getByRole("button", { name: "Laten lopen" }).click();
      const right = await row(page, name).evaluate((tape, time) => {
        for (const animation of tape.getAnimations({ subtree: true })) animation.currentTime = time;
        return tape.querySelector(".tape-track")?.getBoundingClientRect().right;
      }, end);
      expect(right).toBeGreaterThanOrEqual(page.viewportSize()?.width ?? 0);
      await partners.getByRole("button", { name: "Stilzetten" }).click();
    }
  });

  test("keep a logo that has no width of its own, as a drawing has none in Firefox", { tag: "@desktop" }, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(HTMLImageElement.prototype, "naturalWidth", { get: () => 0 });
    });
    await page.goto("/");
    await page.locator("#partners").scrollIntoViewIfNeeded();
    const logo = row(page, "Waar we mee bouwen").locator("img").first();
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    await comeTo(page.locator("#partners"));
    await logo.evaluate((image: HTMLImageElement) => image.decode());
    await expect(logo).toHaveAttribute("src", /wordpress/);
  });

  for (const when of ["after scripts ran", "before scripts ran"]) {
    test(`have a placeholder for a logo that fails ${when}`, { tag: "@desktop" }, async ({ page, expectTrouble }) => {
      expectTrouble(/Failed to load resource/);
      const [scripts, failure] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      await page.route(SCRIPTS, async (route) => {
        await scripts.promise;
        await route.continue();
      });
      await page.route("**/wordpress-*.svg", async (route) => {
        await failure.promise;
        await route.fulfill({ status: 404 });
      });
      await page.goto("/");
      await wake(page);
      const partners = page.locator("#partners");
      await partners.scrollIntoViewIfNeeded();
      const logo = row(page, "Waar we mee bouwen").locator("img").first();
      await expect(logo).toHaveAttribute("src", /wordpress/);
      if (when === "after scripts ran") {
        scripts.resolve();
        await comeTo(partners);
        failure.resolve();
      } else {
        failure.resolve();
        await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
        scripts.resolve();
      }
      await expect(logo).toHaveAttribute("src", /missing-logo/);
      await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    });
  }
});
