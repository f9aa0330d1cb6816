import { setTimeout } from "node:timers/promises";
import { chromium } from "@playwright/test";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { findChromium, ROOT_FLAGS } from "../../scripts/find-chromium.ts";
import { expect, test } from "../support/journey.ts";
import type { Product } from "../support/product.ts";

/** A browser that uses pages it has prerendered, as visitors' browsers do: Playwright's discards them. */
const openAheadBrowser = (flags: readonly string[] = ROOT_FLAGS): Promise<Browser> =>
  puppeteer.launch({
    executablePath: findChromium() ?? chromium.executablePath(),
    args: [...flags],
    defaultViewport: { width: 1440, height: 900 },
  });

/** Errors that a browser reported in its pages. */
const troubles: string[] = [];

/**
 * Rests on the link to the page with the map while that is prerendered; so long that its clock would start, if it
 * could.
 */
async function rest(browser: Browser, product: Product): Promise<Page> {
  const page = await browser.newPage();
  page.on("pageerror", (error) => troubles.push(String(error)));
  page.on("console", (message) => message.type() === "error" && troubles.push(message.text()));
  await page.goto(`${product.url}/diensten`);
  const before = product.log.length;
  await page.hover('header a[href="/locatie"]');
  const isAskedFor = () => product.log.slice(before).some((line) => line.includes('"path":"/locatie"'));
  await expect.poll(isAskedFor).toBe(true);
  await setTimeout(500);
  return page;
}

const follow = (page: Page) => Promise.all([page.waitForNavigation(), page.click('header a[href="/locatie"]')]);

/**
 * The arrival of the page: the milliseconds for which it was prerendered before it was shown, and from where (empty: the
 * server).
 */
const arrivalOf = (page: Page) =>
  page.evaluate(() => {
    const [{ activationStart, deliveryType }] = performance
      .getEntriesByType("navigation")
      .map((entry) => entry.toJSON());
    return { hidden: activationStart, from: deliveryType };
  });

/** The milliseconds between the moment at which the page is shown and its question about cookies. */
const askedAfter = (page: Page, { hidden }: { hidden: number }) =>
  page.evaluate(
    (shownAt) =>
      new Promise<number>((asked) => {
        const banner = document.getElementById("consent");
        const look = () => banner?.hidden === false && asked(performance.now() - shownAt);
        look();
        if (banner) new MutationObserver(look).observe(banner, { attributes: true });
      }),
    hidden,
  );

test.afterEach(() => expect(troubles.splice(0)).toEqual([]));

test("a page that is prerendered while a mouse rests on its link is shown when that is followed, and its clock starts then", {
  tag: "@desktop",
}, async ({ product }) => {
  await using browser = await openAheadBrowser();
  const page = await rest(browser, product);
  await follow(page);
  const arrival = await arrivalOf(page);
  expect(arrival.hidden).toBeGreaterThan(0);
  expect(await askedAfter(page, arrival)).toBeGreaterThanOrEqual(1_500);
});

test("a prerendered page is requested again once the visitor has chosen what it may load", {
  tag: "@desktop",
}, async ({ product }) => {
  await using browser = await openAheadBrowser();
  const page = await rest(browser, product);
  await page.locator("#consent button::-p-text(Accepteren)").click();
  await page.waitForFunction(() => !document.querySelector('script[type="speculationrules"]'));
  await follow(page);
  expect(await arrivalOf(page)).toEqual({ hidden: 0, from: "" });
});
