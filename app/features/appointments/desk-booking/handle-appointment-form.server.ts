import { formAnswer } from "~/components/forms/form-answer";
import { deskWords } from "~/content/desk/words.server";
import { conflictMessage } from "~/features/leads/conflict-message.server";
import type { By } from "~/lib/audit/audit-store.server";
import type { Language } from "~/lib/language/language";
import { SHOW_TIMES } from "../booking/appointment-form-state";
import { alternatives } from "../booking/availability.server";
import type { AppointmentServices } from "../booking/book-appointment.server";
import { bookForLead } from "./book-for-lead.server";
import type { LeadAppointmentAnswer, LeadAppointmentErrors } from "./lead-appointment";
import { readLeadAppointment } from "./read-lead-appointment.server";
import { presentOddities } from "./unusual-moment.server";

export type LeadAppointmentOutcome =
  | { outcome: "booked"; isMailed: boolean }
  | { outcome: "gone" }
  | { outcome: "again"; answer: LeadAppointmentAnswer; status: number };

export async function handleAppointmentForm(
  services: AppointmentServices,
  lead: string,
  fields: Readonly<Record<string, unknown>>,
  { language, ...by }: By & { language: Language },
): Promise<LeadAppointmentOutcome> {
  const words = deskWords[language].leadAppointment;
  const again = (status: number, answer: Partial<LeadAppointmentAnswer>) =>
    ({ outcome: "again", status, answer: { ...formAnswer(null, fields), ...answer } }) as const;
  // That button submits the whole form, too.
  if (fields[SHOW_TIMES]) return again(200, {});
  const { request, errors } = readLeadAppointment(fields, by.now);
  if (!request) return again(422, { problem: words.problems.invalid, errors: inWords(errors, words.errors) });
  const booked = await bookForLead(services, lead, request, by);
  switch (booked.outcome) {
    case "conflict":
      return again(409, {
        title: words.problems.conflict,
        problem: await conflictMessage(services.db, lead, language),
      });
    case "taken":
      return again(409, { alternatives: alternatives(booked.alternatives, language) });
    case "unusual":
      return again(422, { unusual: presentOddities(booked.odd, language) });
    default:
      return booked;
  }
}

function inWords(errors: LeadAppointmentErrors, words: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, words[error]]));
}
