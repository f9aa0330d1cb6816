import type { Locator, Page } from "@playwright/test";
import { openEditor, writeInto } from "./rich-text.ts";

type Row = "status" | "assign" | "plan" | "live" | "tag" | "correct";

/** A row of facts on the page of a lead. */
export function factRow(page: Page, row: Row): Locator {
  return page.locator(`[data-row="lead-${row}"]`);
}

/** Opens a row, and returns it. */
export async function openRow(page: Page, name: Row): Promise<Locator> {
  const row = factRow(page, name);
  await row.locator("summary").click();
  return row;
}

export async function giveStatus(page: Page, status: string): Promise<void> {
  const row = await openRow(page, "status");
  await row.getByRole("button", { name: status, exact: true }).click();
}

/** The editor of a note, once the composer is switched to it. */
export async function openNote(page: Page): Promise<Locator> {
  await page.getByRole("group", { name: "Wat schrijf je?" }).getByText("Notitie").click();
  const note = page.getByLabel("Nieuwe notitie");
  await openEditor(note);
  return note;
}

/** Replaces the text of the note. */
export async function typeNote(page: Page, text: string): Promise<void> {
  await writeInto(await openNote(page), text);
}

/** Opens the sheet of facts, on a phone. */
export async function openFacts(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Toon de gegevens" }).click();
}
