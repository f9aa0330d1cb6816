import { setTimeout } from "node:timers/promises";
import { chromium } from "@playwright/test";
import puppeteer, { type Page } from "puppeteer-core";
import { findChromium, ROOT_FLAGS } from "../../scripts/find-chromium.ts";
import { expect, test } from "../support/journey.ts";
import type { Product } from "../support/product.ts";

// Playwright's browser renders ahead what it then does not show.
const openBrowser = () =>
  puppeteer.launch({
    executablePath: findChromium() ?? chromium.executablePath(),
    args: [...ROOT_FLAGS],
    defaultViewport: { width: 1440, height: 900 },
  });

/** Rests on the link to the page with the map while that is rendered ahead; long enough for its time to begin, if it did. */
async function rest(page: Page, product: Product): Promise<void> {
  await page.goto(`${product.url}/diensten`);
  await page.hover('header a[href="/locatie"]');
  await page.waitForSelector('header a[href="/locatie"][data-ahead]');
  await setTimeout(500);
}

const follow = (page: Page) => Promise.all([page.waitForNavigation(), page.click('header a[href="/locatie"]')]);

/** Milliseconds that a page was rendered before it was shown, and has been there for since. */
const timesOf = (page: Page) =>
  page.evaluate(() => {
    const [{ activationStart }] = performance.getEntriesByType("navigation").map((entry) => entry.toJSON());
    return { hidden: activationStart, shown: performance.now() - activationStart };
  });

test("a page that is rendered while a mouse rests on its link is shown when that is followed, and its time begins then", {
  tag: "@desktop",
}, async ({ product }) => {
  await using browser = await openBrowser();
  const page = await browser.newPage();
  await rest(page, product);
  await follow(page);
  expect((await timesOf(page)).hidden).toBeGreaterThan(0);
  await page.waitForSelector("#consent:not([hidden])");
  expect((await timesOf(page)).shown).toBeGreaterThanOrEqual(1_500);
});

test("a page that is rendered ahead is asked for anew once the visitor has chosen what it may load", {
  tag: "@desktop",
}, async ({ product }) => {
  await using browser = await openBrowser();
  const page = await browser.newPage();
  await rest(page, product);
  await page.locator("#consent button::-p-text(Accepteren)").click();
  await page.waitForFunction(() => !document.querySelector('script[type="speculationrules"]'));
  await follow(page);
  expect((await timesOf(page)).hidden).toBe(0);
});
