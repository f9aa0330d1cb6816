import { rowsOf } from "~/components/desk/rows";

/** The lead at the same height, or else the last; skips empty columns. */
export function leadBeside(item: HTMLElement, direction: -1 | 1): HTMLElement | null {
  const columns = [...document.querySelectorAll<HTMLElement>(".board-column")];
  const own = columns.findIndex((column) => column.contains(item));
  const row = own < 0 ? -1 : rowsOf(columns[own]).indexOf(item);
  for (let at = own + direction; own >= 0 && at >= 0 && at < columns.length; at += direction) {
    const items = rowsOf(columns[at]);
    const beside = items[Math.min(row, items.length - 1)];
    if (beside) return beside;
  }
  return null;
}

export interface LeadInHand {
  id: string;
  name: string;
  chosen: string;
}

export function leadAround(element: Element | null): LeadInHand | null {
  const item = element?.closest<HTMLElement>("[data-entry]");
  const chosen = item?.dataset.chosen ?? item?.querySelector<HTMLInputElement>("input[name=lead]")?.value;
  const id = item?.dataset.entry;
  if (!item || !id || !chosen) return null;
  return { id, chosen, name: item.querySelector("[data-entry-open]")?.textContent ?? "" };
}

export function leadById(id: string): LeadInHand | null {
  return leadAround(document.querySelector(`[data-entry="${id}"]`));
}
