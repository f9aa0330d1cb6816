import { type Browser, type BrowserContext, type CDPSession, chromium, devices, type Page } from "@playwright/test";
import { findChromium, ROOT_FLAGS } from "../../scripts/find-chromium";
import { needsFonts } from "../processes/installed";
import type { View } from "./view";

/** So that nothing but the page uses the machine. */
export const BROWSER_FLAGS: readonly string[] = [
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  ...ROOT_FLAGS,
];

/** How many times slower than this machine Lighthouse takes a mid-range phone to be. */
export const SLOWER = 4;
/** Slow 4G by Lighthouse's definition: round trip in milliseconds, bytes per second. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const NETWORKS = {
  slow: SLOW_4G,
  /** Nothing arrives for some seconds, as in a tunnel. */
  stalled: { ...SLOW_4G, latency: 5_000 },
};

export function openBrowser(): Promise<Browser> {
  needsFonts();
  const executablePath = findChromium();
  return chromium.launch({ args: [...BROWSER_FLAGS], ...(executablePath && { executablePath }) });
}

/** A phone that has never visited the site. */
export function newPhone(browser: Browser, language: View["language"]): Promise<BrowserContext> {
  return browser.newContext({ ...devices["Pixel 7"], locale: language === "nl" ? "nl-NL" : "en-GB" });
}

/** Makes the phone slow, and its connection too. */
export async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await session.send("Network.enable");
  await setNetwork(session, "slow");
  return session;
}

/** From now on; `session` has to have the network enabled. */
export async function setNetwork(session: CDPSession, network: keyof typeof NETWORKS): Promise<void> {
  await session.send("Network.emulateNetworkConditions", NETWORKS[network]);
}
