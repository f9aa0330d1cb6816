import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { comeAlive, stopClock } from "../support/visitor.ts";

const toast = (page: Page) => page.getByRole("listitem").filter({ hasText: "Oops! 😅" });

const send = (page: Page) => page.getByRole("button", { name: "Request a free quote" });

/** Opens a form without a name, on a clock that the test moves. */
async function openForm(page: Page) {
  await page.clock.install();
  await page.goto("/en/contact");
  await comeAlive(page);
  await stopClock(page, send(page));
}

async function showToast(page: Page) {
  await send(page).click();
  await expect(toast(page)).toBeVisible();
}

async function expectToCloseByItself(page: Page) {
  await page.clock.runFor(5_100);
  await expect(toast(page)).toHaveCount(0);
}

async function expectToWait(page: Page) {
  await page.clock.runFor(20_000);
  await expect(toast(page)).toBeVisible();
}

test("a toast is spoken at once and closes after five seconds, but waits for the pointer and while the window lacks the focus", {
  tag: "@desktop",
}, async ({ page }) => {
  await openForm(page);
  await showToast(page);
  const spoken = page.locator("[aria-live=assertive]");
  await page.clock.runFor(100);
  await expect(spoken).toHaveText("Notification: Oops! 😅Enter your name and e-mail address.");
  expect(await linesOf(toast(page).getByText("e-mail"), "e-mail")).toBe(1);
  await page.clock.runFor(3_500);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(toast(page)).toHaveCount(0);

  await showToast(page);
  await toast(page).hover();
  await expectToWait(page);
  await page.mouse.move(5, 500);
  await expectToCloseByItself(page);

  await page.evaluate(() => {
    document.hasFocus = () => false;
  });
  await showToast(page);
  await expectToWait(page);
  await page.evaluate(() => window.dispatchEvent(new FocusEvent("focus")));
  await expectToCloseByItself(page);
});

/** The number of lines that `word` takes up. */
function linesOf(text: Locator, word: string): Promise<number> {
  return text.evaluate(({ firstChild }, part) => {
    const range = document.createRange();
    const start = firstChild?.textContent?.indexOf(part) ?? 0;
    range.setStart(firstChild as Node, start);
    range.setEnd(firstChild as Node, start + part.length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  }, word);
}

test("F8 brings the focus to the toasts, which wait for it; one closed by pointer or key does not hold the next", {
  tag: "@desktop",
}, async ({ page }) => {
  await openForm(page);
  await showToast(page);
  const close = toast(page).getByRole("button", { name: "Close notification" });
  await close.click();
  await expect(toast(page)).toHaveCount(0);
  await showToast(page);
  await expectToCloseByItself(page);

  await showToast(page);
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await page.keyboard.press("F8");
  await expectToWait(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(close).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toast(page)).toHaveCount(0);
  await showToast(page);
  await expectToCloseByItself(page);
});

test("a toast is dismissed by a swipe of 50 pixels or more", { tag: "@phone" }, async ({ page }) => {
  await openForm(page);
  await showToast(page);
  const swipe = async (pixels: number) => {
    const box = await toast(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 120, (box?.y ?? 0) + 20];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + pixels, y, { steps: 8 });
    await page.mouse.up();
  };
  await swipe(40);
  await expect(toast(page)).toHaveAttribute("data-swipe", "cancel");
  await swipe(60);
  await expect(toast(page)).toHaveCount(0);
});
