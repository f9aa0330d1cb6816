import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { findChromium, ROOT_FLAGS } from "./scripts/find-chromium.ts";

const executablePath = findChromium();
const flags = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // On few processors it is quicker without a process for each document and one for a graphics card.
  "--renderer-process-limit=1",
  "--in-process-gpu",
  ...ROOT_FLAGS,
];

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "tests/support/playwright-databases.ts",
  fullyParallel: true,
  workers: Math.min(availableParallelism(), 4),
  forbidOnly: Boolean(process.env.CI),
  reporter: "line",
  // These end a test that hangs: all others take as long as the machine is busy.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    locale: "nl-NL",
    timezoneId: "Europe/Amsterdam",
    // Drawn without a graphics card, moving pictures cost more than the tests; those about motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions: { args: flags, ...(executablePath && { executablePath }) },
  },
  projects: [
    // What the server answers and survives; the window does not matter.
    { name: "server", testMatch: "server/*.spec.ts" },
    { name: "desktop", testIgnore: "server/*", grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "phone",
      // What a small screen and a finger change: forms, what slides and what comes up. Once each: not on a desk as well.
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 3 },
    },
  ],
});
