import { conflictMessage } from "~/features/leads/conflict-message.server";
import type { By } from "~/lib/audit/audit-store.server";
import type { Language } from "~/lib/language/language";
import { SHOW_TIMES } from "../booking/appointment-form-state";
import type { AppointmentServices } from "../booking/book-appointment.server";
import { alternatives } from "../booking/free-slots.server";
import { bookForLead } from "./book-for-lead.server";
import { type LeadAppointmentAnswer, leadAppointmentAnswer } from "./lead-appointment";
import { readLeadAppointment } from "./read-lead-appointment.server";
import { presentOddities } from "./unusual-moment.server";

export type LeadAppointmentOutcome =
  | { outcome: "booked"; isMailed: boolean }
  | { outcome: "gone" }
  | { outcome: "again"; answer: LeadAppointmentAnswer; status: number };

export async function actOnLeadAppointment(
  services: AppointmentServices,
  lead: string,
  fields: Readonly<Record<string, unknown>>,
  { language, ...by }: By & { language: Language },
): Promise<LeadAppointmentOutcome> {
  const again = (status: number, answer: Partial<LeadAppointmentAnswer>) =>
    ({ outcome: "again", status, answer: leadAppointmentAnswer(fields, answer) }) as const;
  // That button submits the whole form, too.
  if (fields[SHOW_TIMES]) return again(200, {});
  const { request, errors } = readLeadAppointment(fields, by.now);
  if (!request) return again(422, { problem: "invalid", errors });
  const booked = await bookForLead(services, lead, request, by);
  switch (booked.outcome) {
    case "conflict":
      return again(409, { problem: "conflict", conflict: await conflictMessage(services.db, lead, language) });
    case "taken":
      return again(409, { alternatives: alternatives(booked.alternatives, language) });
    case "unusual":
      return again(422, { unusual: presentOddities(booked.odd, language) });
    default:
      return booked;
  }
}
