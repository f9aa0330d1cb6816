import type { Scale } from "../bench";
import { byTurns, compared, median } from "../harness";
import { startProduct } from "../processes/product";
import type { Compared, Counted } from "../results";
import { BARE_PAGES, bareTargets } from "../views/bare-taps";
import { openBrowser } from "../views/browser";
import { serveFloor } from "../views/floor-server";
import { nextPage } from "../views/next-page";
import { TAPS, touch } from "../views/taps";
import { warmUp } from "../views/view";

const TURNS = { quick: 1, full: 5 };
const PHONE = "phone, processor / 4";
const COMPUTER = "processor / 4, slow 4G";

/** How soon a page answers a finger, and how soon the next page appears; the median of the turns. */
export async function taps(scale: Scale): Promise<(Counted | Compared)[]> {
  await using product = await startProduct();
  await using browser = await openBrowser();
  const results: (Counted | Compared)[] = [];
  for (const tap of TAPS) {
    await warmUp(product.url, { path: tap.path, language: "nl" });
    await using bare = await serveFloor(BARE_PAGES[tap.what]);
    const answers = await byTurns(TURNS[scale], {
      ours: () => touch(browser, product.url, tap),
      bare: () => touch(browser, bare.url, { ...tap, path: "/", targets: bareTargets }),
    });
    for (const turn of ["first", "later"] as const) {
      const named = { what: `${tap.what}, ${turn} tap`, on: PHONE, unit: "ms" };
      const [ours, theirs] = [answers.ours, answers.bare].map((all) => all.map((answer) => answer[turn])) as [
        number[],
        number[],
      ];
      results.push({ ...named, count: median(ours), goal: { atMost: 50 } });
      results.push(compared({ ...named, ours, against: "bare HTML", theirs }));
    }
  }
  for (const visit of ["at once", "settled"] as const) {
    const arrivals = await times(TURNS[scale], () => nextPage(product.url, visit));
    results.push({
      what: `next page, ${visit}`,
      on: COMPUTER,
      unit: "ms",
      count: median(arrivals),
      goal: { atMost: 100 },
    });
  }
  return results;
}

async function times<T>(count: number, run: () => Promise<T>): Promise<T[]> {
  const given: T[] = [];
  while (given.length < count) given.push(await run());
  return given;
}
