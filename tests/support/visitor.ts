import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";

/** An e-mail address of a visitor whom no other test has. */
export const someone = () => `jan-${randomUUID()}@smit.example`;

/** The toast with this in its text. */
export const toast = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });

/** Opens a page and waits until its scripts and those of the toasts are there; its clock, set to `time`, can be moved. */
export async function openPage(page: Page, address: string, time = new Date()): Promise<void> {
  await page.clock.install({ time });
  await page.goto(address);
  await page.getByRole("region", { name: "(F8)" }).waitFor({ state: "attached" });
}

/** What a person needs to fill in a form: done faster, it is taken for a program's work. */
export async function takeTime(page: Page): Promise<void> {
  await page.clock.fastForward(3_000);
}
