import { expect, type Locator } from "@playwright/test";

/** Replaces the text of a field that becomes an editor when it is touched. */
export async function writeInto(field: Locator, text: string): Promise<void> {
  await openEditor(field);
  await field.press("Control+a");
  await field.evaluate(pasteHere, { "text/plain": text });
}

export async function openEditor(field: Locator): Promise<void> {
  await field.focus();
  await expect(field).toHaveAttribute("contenteditable", "true");
}

/** Runs in the browser: pastes as another program copies, by type. */
export function pasteHere(place: Element, copied: Readonly<Record<string, string>>): void {
  const clipboardData = new DataTransfer();
  for (const [type, text] of Object.entries(copied)) clipboardData.setData(type, text);
  place.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}
