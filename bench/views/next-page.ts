import { setTimeout as pause } from "node:timers/promises";
import { INTRO_KEY } from "~/components/layout/intro-script";
import { CONSENT_KEY } from "~/features/consent/choice";
import { openAheadBrowser } from "../../tests/support/ahead-browser";
import { BROWSER_FLAGS, SLOW_4G, SLOWER } from "./browser";
import { warmUp } from "./view";

const FROM = "/";
const TO = "/diensten";
/** Milliseconds that a pointer rests on a link before the press, by somebody who knows where they are going. */
const REST = 300;
/** Milliseconds without traffic after which a page has settled. */
const SETTLED = 2_000;

/** How a visitor moves on: at once, or after a look around, when the scripts are there. */
export type Visit = "at once" | "settled";

/**
 * Milliseconds from pressing a link in the header to the first paint of the page behind it, on a slow computer with a
 * slow connection. Prerendering is slowed just the same.
 */
export async function nextPage(site: string, visit: Visit): Promise<number> {
  for (const path of [FROM, TO]) await warmUp(site, { path, language: "nl" });
  await using browser = await openAheadBrowser([...BROWSER_FLAGS, "--lang=nl-NL"]);
  const page = await browser.newPage();
  const { latency, downloadThroughput: download, uploadThroughput: upload } = SLOW_4G;
  await page.emulateNetworkConditions({ latency, download, upload });
  await page.emulateCPUThrottling(SLOWER);
  await page.evaluateOnNewDocument(
    (introKey, consentKey) => {
      sessionStorage.setItem(introKey, "true");
      localStorage.setItem(consentKey, "false");
    },
    INTRO_KEY,
    CONSENT_KEY,
  );
  await page.goto(new URL(FROM, site).href);
  await page.waitForNetworkIdle({ idleTime: SETTLED });
  if (visit === "settled") {
    await page.mouse.move(2, 2);
    await page.mouse.move(9, 9);
    await page.waitForNetworkIdle({ idleTime: SETTLED });
  }
  await page.hover(`header a[href="${TO}"]`);
  await pause(REST);
  const pressedAt = await page.evaluate(() => performance.timeOrigin + performance.now());
  const arrival = page.waitForNavigation();
  await page.mouse.down();
  await page.mouse.up();
  await arrival;
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
  const paintedAt = () => performance.timeOrigin + (performance.getEntriesByType("paint")[0]?.startTime ?? Number.NaN);
  return (await page.evaluate(paintedAt)) - pressedAt;
}
