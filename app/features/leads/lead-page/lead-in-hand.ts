export interface LeadInHand {
  id: string;
  name: string;
  chosen: string;
}

export function leadAround(element: Element | null): LeadInHand | null {
  const item = element?.closest<HTMLElement>("[data-lead]");
  const chosen = item?.dataset.chosen ?? item?.querySelector<HTMLInputElement>("input[name=lead]")?.value;
  const id = item?.dataset.lead;
  if (!item || !id || !chosen) return null;
  return { id, chosen, name: item.querySelector("[data-lead-open]")?.textContent ?? "" };
}

export function leadById(id: string): LeadInHand | null {
  return leadAround(document.querySelector(`[data-lead="${id}"]`));
}
