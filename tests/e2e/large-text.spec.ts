import { brokenWords } from "../support/broken-words.ts";
import { expect, test } from "../support/journey.ts";
import { siteAddresses } from "../support/site-addresses.ts";

// As somebody has it who set the text of the browser to twice its size: windows are half as wide to the styles.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"];
      await use({ ...launchOptions, args });
    },
    { scope: "worker" },
  ],
  javaScriptEnabled: false,
});

test("no title is broken within a word on a phone at twice the size of text", async ({ page }) => {
  const broken: string[] = [];
  for (const { address } of siteAddresses.filter(({ language }) => language === "nl")) {
    await page.goto(address);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const words = await page.locator("h1, h1 *").evaluateAll(brokenWords);
      broken.push(...words.map((word) => `${word} (${address}, ${width} pixels wide)`));
    }
  }
  expect(broken).toEqual([]);
});

for (const address of ["/", "/diensten", "/offerte-service", "/afspraak"]) {
  test(`every word on ${address} stays in its box on a phone at twice the size of text`, async ({ page }) => {
    await page.goto(address);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.locator("body").evaluate(wordsOutOfTheirBox), `${width} pixels wide`).toEqual([]);
    }
  });
}

/** Runs in the browser: the words that stick out of the nearest ground that is painted around them. */
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
