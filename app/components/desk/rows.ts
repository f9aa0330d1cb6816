const ROW = "[data-entry]";

/** The rows of a list, or the cards of a board. */
export function rowsOf(within: ParentNode = document): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(ROW)];
}

export function rowInFocus(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>(ROW) ?? null;
}

export function focusRow(row: HTMLElement | null | undefined): void {
  row?.querySelector<HTMLElement>("[data-entry-open]")?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
