import { expect, type Page } from "@playwright/test";

export const launcher = (page: Page) => page.getByRole("button", { name: "Open de chat" });
export const chat = (page: Page) => page.getByRole("dialog", { name: "Vraag het Weef" });
export const log = (page: Page) => chat(page).getByRole("log", { name: "Gesprek" });
export const field = (page: Page) => chat(page).getByRole("textbox", { name: "Typ je vraag" });
export const option = (page: Page, name: string) => chat(page).getByRole("button", { name, exact: true });

/** The lines of the assistant, its greeting included. */
export const answers = (page: Page) => log(page).locator("[data-author=bot]");

export async function open(page: Page): Promise<void> {
  await launcher(page).click();
  await expect(field(page)).toBeFocused();
}
