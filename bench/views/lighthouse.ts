import { execFile, execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { findChromium } from "../../scripts/find-chromium";
import { needsFonts } from "../processes/installed";
import { BROWSER_FLAGS } from "./browser";
import type { View } from "./view";

const FOLDER = path.resolve(import.meta.dirname, "../lighthouse");
const COMMAND = path.join(FOLDER, "node_modules/lighthouse/cli/index.js");
/** Reports contain pictures of the page as it loads. */
const LARGEST_REPORT = 64 * 1024 * 1024;

/** The categories that every page is judged by, as Lighthouse names them. */
export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof CATEGORIES)[number];

/** Lighthouse's verdict on a page, on a simulated mid-range phone with slow 4G. */
export interface Judgement {
  /** Out of 100. */
  scores: Record<Category, number>;
  cumulativeLayoutShift: number;
  /** Milliseconds, like the next. */
  totalBlockingTime: number;
  largestContentfulPaint: number;
  /** Audits below full marks that affect a score or are only informative. */
  failed: string[];
}

/** The parts of Lighthouse's report that are read here. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { id: string; score: number | null; numericValue?: number; scoreDisplayMode: string }>;
}

/** How often a page is tried again if Lighthouse has seen nothing of it, as happens now and then. */
const LOOKS = 3;

/** Judges a page of a site that runs on this machine, with a new browser every time. */
export async function judge(site: string, view: View, only: readonly Category[] = CATEGORIES): Promise<Judgement> {
  install();
  for (let look = 1; ; look += 1) {
    const report = await lookAt(site, view, only);
    if (report.runtimeError === undefined) return judgementOf(report);
    if (look > LOOKS) throw new Error(`Lighthouse: ${report.runtimeError.message}`);
  }
}

async function lookAt(site: string, { path: page, language }: View, only: readonly Category[]): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      COMMAND,
      new URL(page, site).href,
      "--quiet",
      "--output=json",
      "--no-enable-error-reporting",
      `--only-categories=${only.join(",")}`,
      `--chrome-flags=--headless=new ${BROWSER_FLAGS.join(" ")}`,
      `--extra-headers=${JSON.stringify({ "Accept-Language": language })}`,
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: LARGEST_REPORT },
  ).catch((error: Error & { stdout?: string }) => {
    // It exits 1 with a report that says what went wrong.
    if (!error.stdout) throw error;
    return { stdout: error.stdout };
  });
  return JSON.parse(stdout) as Report;
}

function judgementOf({ categories, audits }: Report): Judgement {
  const score = (category: Category) => Math.round((categories[category]?.score ?? Number.NaN) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    cumulativeLayoutShift: value("cumulative-layout-shift"),
    totalBlockingTime: value("total-blocking-time"),
    largestContentfulPaint: value("largest-contentful-paint"),
    failed: Object.values(audits)
      .filter(({ score: mark, scoreDisplayMode }) => mark !== null && mark < 1 && scoreDisplayMode !== "numeric")
      .map(({ id }) => id),
  };
}

/** Installs Lighthouse with its dependencies in a folder of its own: it is large, and few who run the tests need it. */
function install(): void {
  needsFonts();
  if (existsSync(COMMAND)) return;
  console.log("Installing Lighthouse …");
  execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: FOLDER, stdio: "inherit" });
}
