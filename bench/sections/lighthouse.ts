import type { Scale } from "../bench";
import { median } from "../harness";
import { startProduct } from "../processes/product";
import type { Counted } from "../results";
import { CATEGORIES, type Category, type Judgement, judge } from "../views/lighthouse";
import { VIEWS, type View, warmUp } from "../views/view";

/** How many times in all a page is judged that misses a mark for its speed: the median counts. */
const LOOKS = 3;

/** Prints Lighthouse's scores for every kind of page as it goes; the results are the worst of them. */
export async function lighthouse(scale: Scale): Promise<Counted[]> {
  await using product = await startProduct();
  const judged: { view: View; judgement: Judgement }[] = [];
  for (const view of scale === "quick" ? VIEWS.slice(0, 2) : VIEWS) {
    await warmUp(product.url, view);
    const judgement = await fairlyJudged(product.url, view);
    judged.push({ view, judgement });
    console.log(line(view, judgement));
  }
  const worst = (what: string, unit: string, read: (judgement: Judgement) => number, goal: Counted["goal"]) => {
    const isBetter = goal && "atLeast" in goal ? 1 : -1;
    const [first] = judged.toSorted((a, b) => isBetter * (read(a.judgement) - read(b.judgement)));
    if (!first) throw new Error("No page was judged");
    return {
      what,
      on: `${judged.length} pages, worst: ${first.view.path}`,
      unit,
      count: read(first.judgement),
      goal,
    };
  };
  return [
    ...CATEGORIES.map((category) => worst(category, "of 100", ({ scores }) => scores[category], { atLeast: 100 })),
    worst("cumulative layout shift", "", (judgement) => judgement.cumulativeLayoutShift, { atMost: 0.005 }),
    worst("total blocking time", "ms", (judgement) => judgement.totalBlockingTime, { atMost: 10 }),
  ];
}

async function fairlyJudged(site: string, view: View): Promise<Judgement> {
  const first = await judge(site, view);
  if (isQuick(first)) return first;
  const paces = [first];
  while (paces.length < LOOKS) paces.push(await judge(site, view, ["performance"]));
  const middle = (read: (judgement: Judgement) => number) => median(paces.map(read));
  return {
    ...first,
    scores: { ...first.scores, performance: middle(({ scores }) => scores.performance) },
    cumulativeLayoutShift: middle((judgement) => judgement.cumulativeLayoutShift),
    totalBlockingTime: middle((judgement) => judgement.totalBlockingTime),
    largestContentfulPaint: middle((judgement) => judgement.largestContentfulPaint),
  };
}

function isQuick({ scores, totalBlockingTime }: Judgement): boolean {
  return scores.performance === 100 && totalBlockingTime <= 10;
}

function line({ path }: View, { scores, failed, ...paces }: Judgement): string {
  const marks = CATEGORIES.map((category: Category) => String(scores[category]).padStart(4)).join("");
  const times = `LCP ${Math.round(paces.largestContentfulPaint)} ms, TBT ${Math.round(paces.totalBlockingTime)} ms`;
  const shift = `CLS ${paces.cumulativeLayoutShift.toFixed(3)}`;
  return `${path.padEnd(24)}${marks}  ${times}, ${shift}${failed.length > 0 ? `  (${failed.join(", ")})` : ""}`;
}
