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
