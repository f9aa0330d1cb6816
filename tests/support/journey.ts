import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type BrowserContext, type ConsoleMessage, expect, type Page, type WebError } from "@playwright/test";
import type axe from "axe-core";
import { CHAT_KEYS } from "../../app/features/chat/widget/kept-in-browser.ts";
import { test as serverTest } from "./server-journey.ts";

export { expect } from "@playwright/test";

interface Journey {
  /** The visitor's earlier answer: "refused", so that nothing asks, unless a test is about being asked. */
  consent: "refused" | "unasked";
  /**
   * "seen" if the chat has been open in this browser session: it then does not open by itself, whatever the clock says.
   */
  chat: "seen" | "unseen";
  /** Watches a context that the test opened itself, like the test's own. */
  watch: (context: BrowserContext) => void;
  watched: undefined;
}

/**
 * The same in a real browser. It also fails if the browser's console reports an error (such as a violation of the
 * Content-Security-Policy), or if a script throws.
 */
export const test = serverTest.extend<Journey>({
  consent: ["refused", { option: true }],
  chat: ["seen", { option: true }],
  context: async ({ context, consent, chat }, use) => {
    await beKnown(context, { consent, chat });
    await use(context);
  },
  baseURL: async ({ product }, use) => use(product.url),
  watch: async ({ troubles }, use) => {
    const watched: BrowserContext[] = [];
    const hearConsole = (message: ConsoleMessage) => {
      if (message.type() === "error") troubles.seen.push(`${message.text()} (${message.location().url})`);
    };
    const hearError = (error: WebError) => troubles.seen.push(String(error.error().stack));
    await use((context) => {
      watched.push(context.on("console", hearConsole).on("weberror", hearError));
    });
    for (const context of watched) context.off("console", hearConsole).off("weberror", hearError);
  },
  watched: [
    async ({ watch, context }, use) => {
      watch(context);
      await use(undefined);
    },
    { auto: true },
  ],
  startProduct: async ({ startProduct, context }, use) => {
    await use(startProduct);
    // A page that is still fetching something would complain about a server that is gone.
    await Promise.all(context.pages().map((page) => page.close()));
  },
});

/** Tells the pages of a context what their visitor has answered and seen before. */
export async function beKnown(context: BrowserContext, { consent, chat }: Pick<Journey, "consent" | "chat">) {
  if (consent === "refused") await context.addInitScript(keepRefusal);
  if (chat === "seen") await context.addInitScript(keepSeen, CHAT_KEYS.opened);
}

/** Runs in the browser, before the scripts of every page. */
function keepRefusal(): void {
  try {
    localStorage.cookieConsent ??= "false";
  } catch {
    // A page without an origin, or a test that blocks storage.
  }
}

/** The same, for the chat. */
function keepSeen(key: string): void {
  try {
    sessionStorage.setItem(key, "yes");
  } catch {
    // The same.
  }
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/**
 * Checks every rule of axe: WCAG 2.2 A and AA, and its best practices. Leaves out frames, whose content is not ours. With
 * `within`, a part of the page by itself, such as a dialog.
 * Does without `@axe-core/playwright`, which makes every page parse the unminified form of its code, twice.
 */
export async function expectNoAxeViolations(page: Page, within = "html"): Promise<void> {
  // A colour in transition is neither of the two. A page that draws nothing meanwhile never reports that it has ended.
  await expect.poll(() => page.evaluate(howMuchMoves), { intervals: [50] }).toBe(0);
  await page.evaluate(layOutAll);
  await page.evaluate(AXE);
  const found = await page.evaluate(findViolations, within);
  expect(found).toEqual([]);
}

/** Runs in the browser: of what is not laid out, nobody can tell what is behind it. */
function layOutAll(): void {
  for (const part of document.querySelectorAll<HTMLElement>("main > *, main > * > *, body > footer"))
    part.style.contentVisibility = "visible";
}

/** Runs in the browser: how many animations that will end are still running. */
function howMuchMoves(): number {
  const running = document.getAnimations().filter(({ playState }) => playState === "running");
  const timed = running.filter(({ timeline }) => timeline === document.timeline);
  return timed.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity).length;
}

/** Runs in the browser. */
async function findViolations(within: string): Promise<string[]> {
  const { axe: loaded } = window as unknown as { axe: typeof axe };
  const { violations } = await loaded.run(within, { resultTypes: ["violations"], iframes: false });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary}`));
}

/** Nothing on the page reaches beyond the window: it cannot be scrolled sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, "the width of the page in pixels").toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
