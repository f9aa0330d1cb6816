const ITEM = "[data-lead]";

/** The rows or cards of leads on the page, in order. */
export function leadItems(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(ITEM)];
}

/** The lead that has the focus. */
export function leadInFocus(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>(ITEM) ?? null;
}

/** Brings the focus to a lead, and the lead into view. */
export function focusLead(item: HTMLElement | null | undefined): void {
  item?.querySelector<HTMLElement>("[data-lead-open]")?.focus({ preventScroll: true });
  item?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** The lead beside this one in the next column that has any: at the same height, or else the last. */
export function leadBeside(item: HTMLElement, direction: -1 | 1): HTMLElement | null {
  const columns = [...document.querySelectorAll<HTMLElement>(".board-column")];
  const own = columns.findIndex((column) => column.contains(item));
  const row = own < 0 ? -1 : itemsIn(columns[own]).indexOf(item);
  for (let at = own + direction; own >= 0 && at >= 0 && at < columns.length; at += direction) {
    const items = itemsIn(columns[at]);
    const beside = items[Math.min(row, items.length - 1)];
    if (beside) return beside;
  }
  return null;
}

function itemsIn(column: HTMLElement | undefined): HTMLElement[] {
  return [...(column?.querySelectorAll<HTMLElement>(ITEM) ?? [])];
}
