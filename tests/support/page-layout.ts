import type { Page } from "@playwright/test";

/** Runs in the browser: the words that start on one line and end on another. */
export function brokenWords(parts: Element[]): string[] {
  const range = document.createRange();
  return parts.flatMap((part) => {
    const texts = [...part.childNodes].filter((node) => node instanceof Text);
    return texts.flatMap((text) =>
      [...text.data.matchAll(/[^\s-]+/g)]
        .filter(({ index, 0: word }) => {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        })
        .map(([word]) => word),
    );
  });
}

/** Runs in the browser: what has the focus, and whether something around it cuts its ring off at a side. */
export function ringOfFocus(): { name: string; isCut: boolean } {
  const element = document.activeElement ?? document.body;
  const { outlineOffset, outlineWidth } = getComputedStyle(element);
  const ring = Math.max(0, Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth));
  const { top, bottom, left } = element.getBoundingClientRect();
  let isCut = false;
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    const { overflowX, overflowY, contentVisibility, overflowClipMargin } = getComputedStyle(around);
    const waits = contentVisibility === "auto";
    if (overflowX === "visible" && overflowY === "visible" && !waits) continue;
    const reach = ring - (waits ? Number.parseFloat(overflowClipMargin) || 0 : 0);
    const edge = around.getBoundingClientRect();
    isCut ||= top - reach < edge.top || bottom + reach > edge.bottom || left - reach < edge.left;
  }
  return { name: element.textContent.trim(), isCut };
}

/**
 * Makes pages use their fonts however late these arrive. A page painted earlier would keep the widths of another font,
 * as most pages opened in a new window do on a busy machine.
 */
export async function waitForOwnFonts(page: Page): Promise<void> {
  await page.route(
    (url) => !url.pathname.includes("."),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll("font-display: optional", "font-display: block");
      await route.fulfill({ response, body });
    },
  );
}
