import type { LeadAppointmentCopy } from "~/content/desk/lead-appointment/nl";
import type { Alternative } from "../booking/slot-days";

export const KINDS = ["phone", "office"] as const;

/** `free`: as a visitor may book it; `other`: any moment, on purpose. */
export const WAYS = ["free", "other"] as const;
export type Way = (typeof WAYS)[number];

export type LeadAppointmentField = "phone" | "time" | "other_date" | "other_time" | "subject";
export type LeadAppointmentErrors = Partial<Record<LeadAppointmentField, keyof LeadAppointmentCopy["errors"]>>;

/** `value`, ticked, says that just this was read. */
export interface Unusual {
  value: string;
  says: string[];
}

export interface LeadAppointmentAnswer {
  /** Null: without scripts, the times of another day were asked for; or the moment is taken, or has to be confirmed. */
  problem: keyof LeadAppointmentCopy["problems"] | null;
  /** Who has changed the lead, in words. */
  conflict: string | null;
  fields: Readonly<Record<string, string>>;
  errors: LeadAppointmentErrors;
  alternatives: readonly Alternative[] | null;
  unusual: Unusual | null;
}

export function leadAppointmentAnswer(
  fields: Readonly<Record<string, unknown>>,
  answer: Partial<Omit<LeadAppointmentAnswer, "fields">> = {},
): LeadAppointmentAnswer {
  const texts = Object.entries(fields).map(([name, value]) => [name, typeof value === "string" ? value : ""]);
  return {
    problem: null,
    conflict: null,
    errors: {},
    alternatives: null,
    unusual: null,
    ...answer,
    fields: Object.fromEntries(texts),
  };
}
