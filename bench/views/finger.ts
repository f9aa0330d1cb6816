import { setTimeout as pause } from "node:timers/promises";
import type { CDPSession, Locator } from "@playwright/test";

/** Milliseconds that a finger stays on what it touches. */
const STAYS = 80;

/**
 * Touches the middle of an element as the system tells a browser of a finger, and does nothing else: what Playwright
 * runs in a page before and during a tap would count as time that the page takes to answer.
 */
export async function touchWithFinger(session: CDPSession, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error("there is nothing to touch");
  const point = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await pause(STAYS);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
