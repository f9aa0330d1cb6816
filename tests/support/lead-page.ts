import type { Locator, Page } from "@playwright/test";

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

/** The field of a note, once the composer is switched to it. */
export async function openNote(page: Page): Promise<Locator> {
  await page.getByText("Notitie", { exact: true }).first().click();
  return page.getByLabel("Nieuwe notitie");
}

/** Opens the sheet of facts, on a phone. */
export async function openFacts(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Toon de gegevens" }).click();
}
