import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { comeAlive, stopClock } from "../support/visitor.ts";

const toast = (page: Page) => page.getByRole("listitem").filter({ hasText: "Oeps! 😅" });

const send = (page: Page) => page.getByRole("button", { name: "Gratis offerte aanvragen" });

/** Shows the toast of a form without a name, on a clock that the test moves. */
async function showToast(page: Page) {
  await page.clock.install();
  await page.goto("/contact");
  await comeAlive(page);
  await stopClock(page, send(page));
  await send(page).click();
  await expect(toast(page)).toBeVisible();
}

/** Shows it once more: it closes by itself, however the one before was closed. */
async function expectNextToCloseByItself(page: Page) {
  await send(page).click();
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(5_100);
  await expect(toast(page)).toHaveCount(0);
}

test("a toast is spoken at once and closes after five seconds", { tag: "@desktop" }, async ({ page }) => {
  await showToast(page);
  const spoken = page.locator("[aria-live=assertive]");
  await page.clock.runFor(100);
  await expect(spoken).toHaveText("Melding: Oeps! 😅Vul je naam en e-mailadres in.");
  await page.clock.runFor(3_500);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(toast(page)).toHaveCount(0);
});

test("a toast waits while the pointer is on it", { tag: "@desktop" }, async ({ page }) => {
  await showToast(page);
  await toast(page).hover();
  await page.clock.runFor(20_000);
  await expect(toast(page)).toBeVisible();
  await page.mouse.move(5, 500);
  await page.clock.runFor(5_100);
  await expect(toast(page)).toHaveCount(0);
});

test("a toast that comes while the window is not looked at waits until it is", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.hasFocus = () => false;
  });
  await showToast(page);
  await page.clock.runFor(20_000);
  await expect(toast(page)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new FocusEvent("focus")));
  await page.clock.runFor(5_100);
  await expect(toast(page)).toHaveCount(0);
});

test("a toast that was closed with the pointer on it does not hold the next", { tag: "@desktop" }, async ({ page }) => {
  await showToast(page);
  await toast(page).getByRole("button", { name: "Melding sluiten" }).click();
  await expect(toast(page)).toHaveCount(0);
  await expectNextToCloseByItself(page);
});

test("F8 brings the focus to the toasts, which wait for it", { tag: "@desktop" }, async ({ page }) => {
  await showToast(page);
  await expect(page.getByLabel("Naam")).toBeFocused();
  await page.keyboard.press("F8");
  await page.clock.runFor(20_000);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(toast(page).getByRole("button", { name: "Melding sluiten" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toast(page)).toHaveCount(0);
  await expectNextToCloseByItself(page);
});

test("a toast is swiped away, from 50 pixels on", async ({ page }) => {
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

test("a toast does not break a line within ‘e-mail’", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/en/contact");
  await comeAlive(page);
  await page.getByRole("button", { name: "Request a free quote" }).click();
  const text = page.getByRole("listitem").getByText("Enter your name and e-mail address.");
  await expect(text).toBeVisible();
  const lines = await text.evaluate(({ firstChild }) => {
    const word = document.createRange();
    const start = firstChild?.textContent?.indexOf("e-mail") ?? 0;
    word.setStart(firstChild as Node, start);
    word.setEnd(firstChild as Node, start + "e-mail".length);
    return new Set([...word.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBe(1);
});
