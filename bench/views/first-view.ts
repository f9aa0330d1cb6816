import { brotliCompressSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { newPhone, slowDown } from "./browser";
import { Traffic } from "./traffic";
import type { View } from "./view";

/** What a first-time visitor sees and pays for. */
export interface FirstView {
  /** Milliseconds from the request to the largest paint. */
  largestPaint: number;
  layoutShift: number;
  /** Font files that had arrived before anything was painted. */
  earlyFonts: number;
  requests: number;
  /** Over the wire, headers included, like the next. */
  bytes: number;
  /** Scripts, including those within the document, up to the moment that the visitor does something. */
  scriptBytesAtRest: number;
  /** The same once the visitor has moved, and everything that follows has arrived. */
  scriptBytesAlive: number;
}

/** Opens the page on a phone four times slower than this machine, on slow 4G; then moves the pointer, and waits. */
export async function seeFirstView(browser: Browser, site: string, { path, language }: View): Promise<FirstView> {
  const phone = await newPhone(browser, language);
  try {
    const page = await phone.newPage();
    const session = await slowDown(page);
    const traffic = new Traffic(session);
    await page.goto(new URL(path, site).href);
    await traffic.quiet();
    const { scripts, ...seen } = await page.evaluate(readPaints);
    const inDocument = scripts === "" ? 0 : brotliCompressSync(scripts).length;
    const atRest = { requests: traffic.loaded.length, bytes: traffic.bytes(), scripts: traffic.bytes("Script") };
    await page.mouse.move(2, 2);
    await page.mouse.move(9, 9);
    await traffic.quiet();
    return {
      ...seen,
      requests: atRest.requests,
      bytes: atRest.bytes,
      scriptBytesAtRest: inDocument + atRest.scripts,
      scriptBytesAlive: inDocument + traffic.bytes("Script"),
    };
  } finally {
    await phone.close();
  }
}

/** Runs in the page, once the network is quiet. */
async function readPaints() {
  const entries = (type: string) =>
    new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      // Nothing of that kind has happened.
      setTimeout(() => resolve([]), 500);
    });
  const shifts = (await entries("layout-shift")) as (PerformanceEntry & { value: number })[];
  const largestPaint = (await entries("largest-contentful-paint")).at(-1)?.startTime ?? Number.NaN;
  const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
  const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const inline = [...document.querySelectorAll('script:not([src], [type$="json"], [type="speculationrules"])')];
  return {
    largestPaint,
    layoutShift: shifts.reduce((sum, { value }) => sum + value, 0),
    earlyFonts: files.filter(({ name, responseEnd }) => name.endsWith(".woff2") && responseEnd <= firstPaint).length,
    scripts: inline.map(({ textContent }) => textContent).join("\n"),
  };
}
