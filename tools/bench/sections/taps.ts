import { setTimeout as pause } from "node:timers/promises";
import type { Browser, CDPSession, Locator, Page } from "@playwright/test";
import { newPhone, openBrowser, setNetwork } from "../browser.ts";
import { type Figure, median, type Scale } from "../harness.ts";
import { startProduct } from "../processes.ts";
import { fetchPage } from "../sent-page.ts";

const TURNS = { quick: 1, full: 3 };
/** Browsers do not report shorter ones (Event Timing, section 3.2). */
const SHORTEST_TOLD = 16;
/** Milliseconds after which a browser has reported everything, even on a busy machine. */
const TOLD_AFTER = 1_000;
/** Milliseconds from the end of a scroll to the touch: no visitor touches what is still moving. */
const RESTS = 500;
/** Milliseconds that a finger stays on what it touches. */
const STAYS = 80;

/** Something that a finger does on a page. */
interface Tap {
  what: string;
  path: string;
  /** The first and the next target: the button of a popover, a `summary`, or the label of a field. */
  targets: (page: Page) => [first: Locator, second: Locator];
}

/** Every kind of interaction that a page answers on the spot. */
const TAPS: readonly Tap[] = [
  {
    what: "menu",
    path: "/",
    targets: (page) => {
      const button = page.locator("header button[popovertarget]");
      return [button, button];
    },
  },
  {
    what: "service card",
    path: "/",
    targets: (page) => [page.locator("#services summary").nth(2), page.locator("#services summary").nth(4)],
  },
  {
    what: "question",
    path: "/faq",
    targets: (page) => [page.locator("main summary").nth(1), page.locator("main summary").nth(3)],
  },
  {
    what: "configurator choice",
    path: "/configurator",
    targets: (page) => [page.locator("main label:has(input)").nth(0), page.locator("main label:has(input)").nth(1)],
  },
];

/** Milliseconds from a touch to the paint that answers it. */
interface Answers {
  /** A touch before the scripts are there: they are requested, but a slow connection has not brought them. */
  first: number;
  /** The next one, when they are there. */
  next: number;
}

/** The time in which a page answers a finger, on a slow phone. */
export async function taps(scale: Scale): Promise<Figure[]> {
  await using product = await startProduct();
  await using browser = await openBrowser();
  const figures: Figure[] = [];
  for (const tap of TAPS) {
    await fetchPage(product.url, { path: tap.path, language: "nl" });
    const answers: Answers[] = [];
    while (answers.length < TURNS[scale]) answers.push(await touch(browser, product.url, tap));
    for (const turn of ["first", "next"] as const) {
      const value = median(answers.map((each) => each[turn]));
      figures.push({ what: `${turn} tap to paint`, on: tap.what, value, unit: "ms", goal: { atMost: 50 } });
    }
  }
  return figures;
}

/** Touches a page as a returning visitor. */
async function touch(browser: Browser, site: string, { path, targets }: Tap): Promise<Answers> {
  await using phone = await newPhone(browser, { language: "nl" });
  const { page, session, traffic } = phone;
  await page.addInitScript(noteAnswers);
  await page.goto(new URL(path, site).href);
  await traffic.quiet();
  const [first, second] = targets(page);
  // Requests of the first touch, or of the scroll to its target, are answered after it.
  await setNetwork(session, "stalled");
  await first.scrollIntoViewIfNeeded();
  const answered = await answerTo(page, session, first);
  await setNetwork(session, "slow");
  await second.scrollIntoViewIfNeeded();
  await traffic.quiet();
  return { first: answered, next: await answerTo(page, session, second) };
}

/** Throws if the touch changed nothing: otherwise no answer would look like an instant one. */
async function answerTo(page: Page, session: CDPSession, target: Locator): Promise<number> {
  await page.evaluate(() => {
    window.answers = [];
  });
  const before = await target.evaluate(isOn);
  await pause(RESTS);
  await touchWithFinger(session, target);
  await pause(TOLD_AFTER);
  if ((await target.evaluate(isOn)) === before)
    throw new Error(`A touch on ${target} at ${page.url()} changed nothing`);
  const answers = await page.evaluate(() => window.answers);
  return Math.max(SHORTEST_TOLD, ...answers);
}

/**
 * Touches the middle of an element as the system tells a browser of a finger, and does nothing else: what Playwright
 * runs in a page before and during a tap would count as time that the page takes to answer.
 */
async function touchWithFinger(session: CDPSession, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error("there is nothing to touch");
  const point = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await pause(STAYS);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** True if the element that this one controls is open or chosen. */
function isOn(element: Element): boolean | undefined {
  if (element instanceof HTMLButtonElement) return element.popoverTargetElement?.matches(":popover-open");
  if (element instanceof HTMLLabelElement) return element.control?.matches(":checked");
  return element.closest("details")?.open;
}

declare global {
  interface Window {
    /** The answers to the events since the last touch. */
    answers: number[];
  }
}

/** Runs in the page before its own scripts do. A returning visitor sees no splash and no cookie question. */
function noteAnswers(): void {
  sessionStorage.setItem("introSeen", "true");
  localStorage.setItem("cookieConsent", "false");
  window.answers = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) window.answers.push(entry.duration);
    }
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}
