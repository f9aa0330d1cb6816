import { setTimeout as pause } from "node:timers/promises";
import type { Browser, CDPSession, Locator, Page } from "@playwright/test";
import { INTRO_KEY } from "~/components/layout/intro-script";
import { CONSENT_KEY } from "~/features/consent/choice";
import { newPhone, setNetwork, slowDown } from "./browser";
import { touchWithFinger } from "./finger";
import { Traffic } from "./traffic";

/** Browsers do not report shorter ones (Event Timing, section 3.2). */
const SHORTEST_TOLD = 16;
/** Milliseconds after which a browser has reported everything, even on a busy machine. */
const TOLD_AFTER = 1_000;
/** Milliseconds from the end of a scroll to the touch: nobody touches what is still moving. */
const RESTS = 500;

/** Something that a finger does on a page. */
export interface Tap {
  what: "menu" | "service card" | "question" | "configurator choice";
  path: string;
  /** What is touched first and next: the button of a popover, a `summary`, or the label of a field. */
  targets: (page: Page) => [first: Locator, second: Locator];
}

/** Every kind of interaction that a page answers on the spot. */
export const TAPS: readonly Tap[] = [
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
export interface Answers {
  /**
   * To the first touch, when no scripts are there yet: they are requested, but a slow connection has not brought them.
   */
  first: number;
  /** To the next touch, when they are there. */
  later: number;
}

/** Touches a page on a phone four times slower than this machine, on slow 4G, as somebody who has visited before. */
export async function touch(browser: Browser, site: string, { path, targets }: Tap): Promise<Answers> {
  const phone = await newPhone(browser, "nl");
  try {
    await phone.addInitScript(noteAnswers, { introKey: INTRO_KEY, consentKey: CONSENT_KEY });
    const page = await phone.newPage();
    const session = await slowDown(page);
    const traffic = new Traffic(session);
    await page.goto(new URL(path, site).href);
    await traffic.quiet();
    const [first, second] = targets(page);
    // Whatever the first touch, or the scroll to its target, requests arrives only after it.
    await setNetwork(session, "stalled");
    await first.scrollIntoViewIfNeeded();
    const answers = { first: await answerTo(page, session, first) };
    await setNetwork(session, "slow");
    await second.scrollIntoViewIfNeeded();
    await traffic.quiet();
    return { ...answers, later: await answerTo(page, session, second) };
  } finally {
    await phone.close();
  }
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

/** Whether what the element controls is on: open, or chosen. */
function isOn(element: Element): boolean | undefined {
  if (element instanceof HTMLButtonElement) return element.popoverTargetElement?.matches(":popover-open");
  if (element instanceof HTMLLabelElement) return element.control?.matches(":checked");
  return element.closest("details")?.open;
}

declare global {
  interface Window {
    /** For the events since the last touch. */
    answers: number[];
  }
}

/** Runs before the page's own scripts do. */
function noteAnswers({ introKey, consentKey }: { introKey: string; consentKey: string }): void {
  sessionStorage.setItem(introKey, "true");
  localStorage.setItem(consentKey, "false");
  window.answers = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) window.answers.push(entry.duration);
    }
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}
