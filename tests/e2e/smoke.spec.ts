import type { CDPSession, Page } from "@playwright/test";
import { beKnown, expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { brokenWords, ringOfFocus } from "../support/page-layout.ts";
import { isFirstOfItsKind, siteAddresses } from "../support/site-addresses.ts";

// One window for all pages: a new one for each would fetch and warm up the same code every time, above all that of axe.
let page: Page;
let session: CDPSession;
test.beforeAll(async ({ browser, product }) => {
  expect(siteAddresses.map(({ address }) => address)).toEqual(expect.arrayContaining([...PAINTED]));
  page = await browser.newPage();
  session = await page.context().newCDPSession(page);
  await beKnown(page.context(), { consent: "refused", chat: "seen" });
  // Fonts that arrive late are only used from the next page on; in other fonts, other words break.
  await page.goto(`${product.url}/cookies`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
});
test.beforeEach(({ watch }) => watch(page.context()));
test.afterAll(() => page.close());

/** Pages where words are in boxes of their own, such as steps and cards, from which they could stick out. */
const PAINTED: readonly string[] = ["/", "/diensten", "/offerte-service", "/afspraak"];

for (const site of siteAddresses) {
  const { address, language } = site;

  test(`${address} fits every width, and is usable by everyone @desktop`, async ({ product }) => {
    // The markup is the same in both languages: the other is checked where its words may be too long.
    const widths = language === "nl" ? [1440, 768, 320] : [320];
    await page.setViewportSize({ width: widths[0] ?? 0, height: 844 });
    await setTextOfBrowser(16);
    await page.goto(product.url + address);
    if (language === "nl" && isFirstOfItsKind(site)) await expectNoAxeViolations(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoOverflow(page);
      if (width === 1440) await expectNoOverflowAtTwiceTheSize();
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoOverflowAtTwiceTheSize();
    if (language !== "nl") return;

    // The browser's own text at twice its size: windows are half as wide to the styles.
    await page.setViewportSize({ width: 320, height: 844 });
    await setTextOfBrowser(32);
    expect(
      await page
        .locator([...PAINTED, "/prijzen"].includes(address) ? "h1, h1 *, h2, h3" : "h1, h1 *")
        .evaluateAll(brokenWords),
    ).toEqual([]);
    if (PAINTED.includes(address)) expect(await page.locator("body").evaluate(wordsOutOfTheirBox)).toEqual([]);
  });
}

const setTextOfBrowser = (standard: number) => session.send("Page.setFontSizes", { fontSizes: { standard } });

async function expectNoOverflowAtTwiceTheSize() {
  const setText = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
  await setText("200%");
  await expectNoOverflow(page);
  await setText("");
}

for (const [width, address, part] of [
  [390, "/prijzen", "summary"],
  [1440, "/cookies", "nav:visible a[href^='#']"],
  [1440, "/blog/1", "nav:visible a[href^='#']"],
] as const) {
  test(`the ring of the focus is whole on ${address}, ${width} pixels wide @desktop`, async ({ product }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(product.url + address);
    await page.keyboard.press("Tab");
    const cut: string[] = [];
    const reached = page.locator("main").locator(part);
    await expect(reached).not.toHaveCount(0);
    for (const one of await reached.all()) {
      await one.focus();
      const { name, isCut } = await page.evaluate(ringOfFocus);
      if (isCut) cut.push(name);
    }
    expect(cut).toEqual([]);
  });
}

/** Runs in the browser: the words that stick out of the nearest painted background around them. */
function wordsOutOfTheirBox(body: HTMLElement): string[] {
  const out: string[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement;
    if (!parent?.checkVisibility() || parent.closest(".sr-only, svg")) continue;
    let box = parent;
    const isPainted = () => {
      const { backgroundColor, borderRightWidth, display } = getComputedStyle(box);
      return display !== "inline" && (backgroundColor !== "rgba(0, 0, 0, 0)" || borderRightWidth !== "0px");
    };
    while (box !== body && box.parentElement && !isPainted()) box = box.parentElement;
    const ground = box.getBoundingClientRect();
    for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 0 && (right > ground.right + 1 || left < ground.left - 1)) out.push(word);
    }
  }
  return out;
}
