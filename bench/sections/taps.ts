import type { Scale } from "../bench";
import { median } from "../harness";
import { startProduct } from "../processes/product";
import type { Counted } from "../results";
import { openBrowser } from "../views/browser";
import { nextPage } from "../views/next-page";
import { TAPS, touch } from "../views/taps";
import { warmUp } from "../views/view";

const TURNS = { quick: 1, full: 5 };
const PHONE = "phone, processor / 4";
const COMPUTER = "processor / 4, slow 4G";

/** How soon a page answers a finger, and how soon the next page is there; the median of the turns. */
export async function taps(scale: Scale): Promise<Counted[]> {
  await using product = await startProduct();
  await using browser = await openBrowser();
  const results: Counted[] = [];
  for (const tap of TAPS) {
    await warmUp(product.url, { path: tap.path, language: "nl" });
    const answers = await times(TURNS[scale], () => touch(browser, product.url, tap));
    for (const turn of ["first", "later"] as const) {
      const count = median(answers.map((answer) => answer[turn]));
      results.push({ what: `${tap.what}, ${turn} tap`, on: PHONE, unit: "ms", count, goal: { atMost: 50 } });
    }
  }
  for (const visit of ["at once", "settled"] as const) {
    const arrivals = await times(TURNS[scale], () => nextPage(browser, product.url, visit));
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
