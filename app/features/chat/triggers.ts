import type { QuickOption } from "./protocol";

const CONTACT = /contact|afspraak|bellen/i;
const APPOINTMENT = /afspraak|appointment|meeting/i;

/** What appears below a sent message. */
export interface Panels {
  contact: boolean;
  appointment: boolean;
}

/** Which panels a message of the visitor asks for (specification, "States and transitions"). */
export function panelsFor(text: string, quick: QuickOption | undefined): Panels {
  return { contact: CONTACT.test(text), appointment: quick === "appointment" || APPOINTMENT.test(text) };
}
