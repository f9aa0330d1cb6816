import { brotliCompressSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import { bareHtml, serveHtml } from "../bare-html.ts";
import { newPhone, openBrowser, scrollToEnd } from "../browser.ts";
import { byTurns, type Figure, type Goal, median, ratio, type Scale, short } from "../harness.ts";
import { startProduct } from "../processes.ts";
import { fetchPage, htmlOf, type View } from "../sent-page.ts";

const TURNS = { quick: 1, full: 3 };
const PATHS = ["/", "/diensten", "/contact", "/configurator"];

/** Kilobytes, where a page may have more than others. */
const SCRIPTS: Record<string, number> = { "/": 95, "/configurator": 130 };

/** The first view of a new visitor, and its cost before any sign of theirs. */
interface FirstView {
  /** Milliseconds from the request to the largest paint. */
  largestPaint: number;
  /** Tasks over 50 ms, in milliseconds each. */
  longTasks: number[];
  /** Bytes over the wire. */
  bytes: number;
  /** Bytes of scripts, those within the document included. */
  scriptBytes: number;
}

/** The first view of pages on a slow phone and line, beside the same words as bare HTML. */
export async function views(scale: Scale): Promise<Figure[]> {
  await using product = await startProduct();
  await using browser = await openBrowser();
  const figures: Figure[] = [];
  for (const path of scale === "quick" ? PATHS.slice(0, 1) : PATHS) {
    figures.push(...(await seeBoth(browser, product.url, path, TURNS[scale])));
  }
  return figures;
}

async function seeBoth(browser: Browser, site: string, path: string, turns: number): Promise<Figure[]> {
  const view: View = { path, language: "nl" };
  await using bare = await serveHtml(bareHtml(htmlOf(await fetchPage(site, view))));
  const scriptsInAll = await scriptBytesToTheEnd(browser, site, view);
  const { ours, theirs } = await byTurns(
    turns,
    () => seeFirstView(browser, site, view),
    () => seeFirstView(browser, bare.url, view),
  );
  const middle = (views: FirstView[], read: (view: FirstView) => number) => median(views.map(read));
  const paints = { ours: ours.map((each) => each.largestPaint), theirs: theirs.map((each) => each.largestPaint) };
  const tasks = [ours, theirs].map((each) => middle(each, ({ longTasks }) => longTasks.length));
  const inTasks = [ours, theirs].map((each) =>
    middle(each, ({ longTasks }) => longTasks.reduce((sum, task) => sum + task, 0)),
  );
  const figure = (what: string, value: number, unit: string, goal: Goal, beside = ""): Figure => {
    return { what, on: path, value, unit, goal, beside };
  };
  const [ourTasks = Number.NaN, theirTasks = Number.NaN] = tasks;
  const isHome = path === "/";
  return [
    figure(
      "tasks over 50 ms before the first sign",
      ourTasks,
      "",
      { atMost: theirTasks },
      `bare HTML ${theirTasks}; ${inTasks.map(short).join(" and ")} ms in all`,
    ),
    figure(
      "largest paint, observed",
      ratio(paints),
      "× bare HTML",
      { atMost: 1.7 },
      `${short(median(paints.ours))} and ${short(median(paints.theirs))} ms`,
    ),
    figure(
      "first view in all",
      middle(ours, ({ bytes }) => bytes / 1_000),
      "KB",
      isHome ? { atMost: 65 } : null,
    ),
    figure(
      "scripts before the first sign",
      middle(ours, ({ scriptBytes }) => scriptBytes / 1_000),
      "KB",
      { atMost: 10 },
    ),
    figure("scripts after it and a scroll to the end", scriptsInAll / 1_000, "KB", { atMost: SCRIPTS[path] ?? 85 }),
  ];
}

async function seeFirstView(browser: Browser, site: string, view: View): Promise<FirstView> {
  await using phone = await newPhone(browser, view);
  await phone.page.addInitScript(watchPaints);
  await phone.page.goto(new URL(view.path, site).href);
  await phone.traffic.quiet();
  const { bytes } = phone.traffic;
  const seen = await phone.page.evaluate(() => window.seen);
  return { ...seen, bytes: bytes.all, scriptBytes: bytes.scripts + (await scriptBytesInDocument(phone.page)) };
}

async function scriptBytesToTheEnd(browser: Browser, site: string, view: View): Promise<number> {
  await using phone = await newPhone(browser, view);
  // Otherwise it opens by itself; what it fetches then is counted apart.
  await phone.page.addInitScript(() => sessionStorage.setItem("chatOpened", "closed"));
  await phone.page.goto(new URL(view.path, site).href);
  await phone.traffic.quiet();
  const inDocument = await scriptBytesInDocument(phone.page);
  await phone.page.mouse.move(2, 2);
  await phone.page.mouse.move(9, 9);
  await phone.traffic.quiet();
  await scrollToEnd(phone.page);
  await phone.traffic.quiet();
  return phone.traffic.bytes.scripts + inDocument;
}

/** Bytes of the inline scripts as brotli; data in the document counts as part of it. */
async function scriptBytesInDocument(page: Page): Promise<number> {
  const scripts = page.locator('script:not([src], [type$="json"], [type="speculationrules"])');
  const texts = await scripts.allTextContents();
  return texts.length === 0 ? 0 : brotliCompressSync(texts.join("\n")).length;
}

declare global {
  interface Window {
    seen: Pick<FirstView, "largestPaint" | "longTasks">;
  }
}

/** Runs in the page before its own scripts do. */
function watchPaints(): void {
  const seen: Window["seen"] = { largestPaint: Number.NaN, longTasks: [] };
  window.seen = seen;
  new PerformanceObserver((list) => {
    seen.largestPaint = list.getEntries().at(-1)?.startTime ?? Number.NaN;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    seen.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: "longtask", buffered: true });
}
