import { chromium } from "@playwright/test";
import puppeteer, { type Browser } from "puppeteer-core";
import { findChromium, ROOT_FLAGS } from "../../scripts/find-chromium.ts";

/** A browser that uses pages it has prerendered, as visitors' browsers do: Playwright's discards them. */
export function openAheadBrowser(flags: readonly string[] = ROOT_FLAGS): Promise<Browser> {
  return puppeteer.launch({
    executablePath: findChromium() ?? chromium.executablePath(),
    args: [...flags],
    defaultViewport: { width: 1440, height: 900 },
  });
}
