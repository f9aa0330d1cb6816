import type { QuickOption } from "../protocol";

const CONTACT = /contact|afspraak|bellen/i;
const APPOINTMENT = /afspraak|appointment|meeting/i;

export interface Panels {
  contact: boolean;
  appointment: boolean;
}

/** Specification, "States and transitions". */
export function panelsFor(text: string, quick: QuickOption | undefined): Panels {
  return { contact: CONTACT.test(text), appointment: quick === "appointment" || APPOINTMENT.test(text) };
}

export type PartOfDay = "morning" | "afternoon" | "evening";

/** `hour` is 0 to 23 (specification, "States and transitions"). */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 6 && hour < 12) return "morning";
  if (hour >= 12 && hour < 18) return "afternoon";
  return "evening";
}
