import { setTimeout as pause } from "node:timers/promises";
import { type Browser, type CDPSession, chromium, devices, type Page } from "@playwright/test";
import { findChromium, ROOT_FLAGS } from "../../scripts/find-chromium.ts";
import { needs } from "./processes.ts";
import type { View } from "./sent-page.ts";

/** Flags that leave the machine to the page. */
const FLAGS = [
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  ...ROOT_FLAGS,
];
/** Lighthouse's ratio of this machine to a mid-range phone. */
const SLOWER = 4;
/** Slow 4G by Lighthouse's definition: round trip in milliseconds, bytes per second. */
const SLOW_4G = {
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

/**
 * A browser with Arial or its twin, which stands in for our fonts until they arrive, as on every phone and computer.
 * One without it searches all its fonts, which takes longer than the rest of the first layout.
 */
export function openBrowser(...flags: string[]): Promise<Browser> {
  if (process.platform === "linux") needs("Arial", "fc-list | grep -E 'Arial|Liberation Sans'", "fonts-liberation");
  const executablePath = findChromium();
  return chromium.launch({ args: [...FLAGS, ...flags], ...(executablePath && { executablePath }) });
}

/** A page on a phone that has never visited the site, four times slower than this machine, on slow 4G. */
export async function newPhone(browser: Browser, { language }: Pick<View, "language">) {
  const phone = await browser.newContext({
    ...devices["Pixel 7"],
    locale: language === "nl" ? "nl-NL" : "en-GB",
  });
  const page = await phone.newPage();
  const session = await phone.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await session.send("Network.enable");
  await setNetwork(session, "slow");
  return { page, session, traffic: new Traffic(session), [Symbol.asyncDispose]: () => phone.close() };
}

/** Sets it from now on. */
export async function setNetwork(session: CDPSession, network: keyof typeof NETWORKS): Promise<void> {
  await session.send("Network.emulateNetworkConditions", NETWORKS[network]);
}

/** Scrolls as a finger does, screen by screen. */
export async function scrollToEnd(page: Page): Promise<void> {
  const height = page.viewportSize()?.height ?? 0;
  const isAtEnd = () => Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
  while (!(await page.evaluate(isAtEnd))) {
    await page.mouse.wheel(0, height);
    await pause(SCREEN);
  }
}

/** Milliseconds that a visitor who scrolls quickly sees of each screen. */
const SCREEN = 100;
/** Milliseconds without traffic after which nothing more is expected. */
const QUIET_AFTER = 1_500;
const BETWEEN_LOOKS = 50;

/** Records what a page fetches, from the moment this is created. */
class Traffic {
  #bytes = { all: 0, scripts: 0 };
  readonly #types = new Map<string, string>();
  #lastAt = performance.now();

  constructor(session: CDPSession) {
    session.on("Network.requestWillBeSent", ({ requestId, request, type = "Other" }) => {
      if (!request.url.startsWith("data:")) this.#types.set(requestId, type);
      this.#lastAt = performance.now();
    });
    session.on("Network.responseReceived", ({ requestId, response }) => {
      // A preloaded module has no type of its own.
      if (this.#types.has(requestId) && response.mimeType.includes("javascript")) this.#types.set(requestId, "Script");
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      this.#end(requestId, encodedDataLength);
    });
    session.on("Network.loadingFailed", ({ requestId }) => this.#end(requestId, 0));
  }

  /** Bytes over the wire so far, headers included. */
  get bytes() {
    return { ...this.#bytes };
  }

  /** Waits until nothing has been fetched for a while, counting from now. */
  async quiet(): Promise<void> {
    this.#lastAt = performance.now();
    while (this.#types.size > 0 || performance.now() - this.#lastAt < QUIET_AFTER) await pause(BETWEEN_LOOKS);
  }

  #end(requestId: string, bytes: number): void {
    const type = this.#types.get(requestId);
    this.#types.delete(requestId);
    this.#lastAt = performance.now();
    if (!type) return;
    this.#bytes.all += bytes;
    if (type === "Script") this.#bytes.scripts += bytes;
  }
}
