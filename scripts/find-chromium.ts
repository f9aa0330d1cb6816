import { existsSync } from "node:fs";

/** Chromium without any window around its pages: the journeys take half the time in it. */
export const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

const CANDIDATES = [
  HEADLESS_SHELL,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Chromium's sandbox refuses to run as root. */
export const ROOT_FLAGS: readonly string[] = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

/**
 * The browser for the journeys: `CHROMIUM_PATH`, else one that the system has; undefined stands for Playwright's own.
 */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH ?? "", ...CANDIDATES].find((file) => existsSync(file));
}
