import type { Browser } from "@playwright/test";
import type { Scale } from "../bench";
import { byTurns, compared, median } from "../harness";
import { startProduct } from "../processes/product";
import type { Compared, Counted, Goal, Result } from "../results";
import { openBrowser } from "../views/browser";
import { type FirstView, seeFirstView } from "../views/first-view";
import { floorOf } from "../views/floor";
import { serveFloor } from "../views/floor-server";
import { judge } from "../views/lighthouse";
import { type View, warmUp } from "../views/view";

const TURNS = { quick: 1, full: 5 };
const SEEN: readonly View[] = ["/", "/diensten", "/prijzen", "/blog/1"].map((path) => ({ path, language: "nl" }));
const AGAINST = "bare HTML";

/** The first view of pages, beside the same words as bare HTML: how long it takes, and what it costs. */
export async function views(scale: Scale): Promise<Result[]> {
  await using product = await startProduct();
  await using browser = await openBrowser();
  const results: Result[] = [];
  for (const view of scale === "quick" ? SEEN.slice(0, 1) : SEEN) {
    results.push(...(await seeBoth(browser, product.url, view, TURNS[scale])));
  }
  return results;
}

async function seeBoth(browser: Browser, site: string, view: View, turns: number): Promise<Result[]> {
  await using floor = await serveFloor(floorOf(await warmUp(site, view)));
  const seen = await byTurns<"ours" | "theirs", FirstView>(turns, {
    ours: () => seeFirstView(browser, site, view),
    theirs: () => seeFirstView(browser, floor.url, view),
  });
  const simulated = await byTurns<"ours" | "theirs", number>(turns, {
    ours: () => simulatedPaint(site, view),
    theirs: () => simulatedPaint(floor.url, view),
  });
  const on = view.path;
  const paint = (what: string, values: { ours: number[]; theirs: number[] }): Compared =>
    compared({ what, on, unit: "ms", against: AGAINST, ...values, goal: { atMost: 1.8 } });
  const count = (what: string, unit: string, read: (view: FirstView) => number, goal: Goal): Counted => {
    return { what, on, unit, count: median(seen.ours.map(read)), goal };
  };
  const observed = (each: FirstView) => each.largestPaint;
  return [
    paint("largest paint, observed", { ours: seen.ours.map(observed), theirs: seen.theirs.map(observed) }),
    paint("largest paint, simulated", simulated),
    count("layout shift", "", ({ layoutShift }) => layoutShift, { atMost: 0.005 }),
    count("first view", "KB", ({ bytes }) => bytes / 1_000, { atMost: 100 }),
    count("scripts before a sign of the visitor", "KB", ({ scriptBytesAtRest }) => scriptBytesAtRest / 1_000, {
      atMost: 10,
    }),
    count("scripts after it", "KB", ({ scriptBytesAlive }) => scriptBytesAlive / 1_000, { atMost: 115 }),
    count("requests of the first view", "", ({ requests }) => requests, null),
    count("font files before the first paint", "", ({ earlyFonts }) => earlyFonts, { atMost: 2 }),
  ];
}

async function simulatedPaint(site: string, view: View): Promise<number> {
  return (await judge(site, view, ["performance"])).largestContentfulPaint;
}
