/** A lead on the page that something is being done with. */
export interface LeadInHand {
  id: string;
  name: string;
  /** Its id and version, as the forms name it. */
  chosen: string;
}

/** The lead whose row or card contains `element`. */
export function leadAround(element: Element | null): LeadInHand | null {
  const item = element?.closest<HTMLElement>("[data-lead]");
  const chosen = item?.dataset.chosen ?? item?.querySelector<HTMLInputElement>("input[name=lead]")?.value;
  const id = item?.dataset.lead;
  if (!item || !id || !chosen) return null;
  return { id, chosen, name: item.querySelector("[data-lead-open]")?.textContent ?? "" };
}

/** The lead with this id, as the page shows it. */
export function leadById(id: string): LeadInHand | null {
  return leadAround(document.querySelector(`[data-lead="${id}"]`));
}
