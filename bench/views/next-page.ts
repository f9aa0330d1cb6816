import { setTimeout as pause } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { INTRO_KEY } from "~/components/layout/intro-script";
import { CONSENT_KEY } from "~/features/consent/choice";
import { slowDown } from "./browser";
import { Traffic } from "./traffic";
import { warmUp } from "./view";

const FROM = "/";
const TO = "/diensten";
/** Milliseconds that a pointer rests on a link before it is pressed, by somebody who knows where they go. */
const REST = 300;

/** How somebody goes on: at once, or after a look around, when the scripts are there. */
export type Visit = "at once" | "settled";

declare global {
  interface Window {
    /** Milliseconds since 1970, of the frame after the one with the headline of the next page. */
    arrivedAt?: number;
  }
}

/**
 * Milliseconds from pressing a link in the header until a frame shows the headline of the page behind it, on a slow
 * computer with a slow connection, whether a document is loaded or not.
 */
export async function nextPage(browser: Browser, site: string, visit: Visit): Promise<number> {
  const language = "nl";
  for (const path of [FROM, TO]) await warmUp(site, { path, language });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "nl-NL" });
  try {
    await context.addInitScript(noteArrival, { path: TO, introKey: INTRO_KEY, consentKey: CONSENT_KEY });
    const page = await context.newPage();
    const traffic = new Traffic(await slowDown(page, { isNetworkSlow: true }));
    await page.goto(new URL(FROM, site).href);
    await traffic.quiet();
    if (visit === "settled") {
      await page.mouse.move(2, 2);
      await page.mouse.move(9, 9);
      await traffic.quiet();
    }
    await page.locator(`header a[href="${TO}"]`).first().hover();
    await pause(REST);
    const pressedAt = await page.evaluate(() => performance.timeOrigin + performance.now());
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForFunction(() => window.arrivedAt !== undefined);
    return (await page.evaluate(() => window.arrivedAt ?? Number.NaN)) - pressedAt;
  } finally {
    await context.close();
  }
}

/** Runs before the page does, in every document. */
function noteArrival({ path, introKey, consentKey }: { path: string; introKey: string; consentKey: string }): void {
  sessionStorage.setItem(introKey, "true");
  localStorage.setItem(consentKey, "false");
  const headline = () => document.querySelector("h1")?.textContent ?? null;
  let first: string | null = null;
  const arrive = () => {
    window.arrivedAt = performance.timeOrigin + performance.now();
  };
  const look = () => {
    const isThere = location.pathname === path && headline() !== null && headline() !== first;
    if (location.pathname !== path) first = headline();
    requestAnimationFrame(isThere ? arrive : look);
  };
  requestAnimationFrame(look);
}
