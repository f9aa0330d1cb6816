import type { FormAnswer } from "~/components/forms/form-answer";
import type { DeskWords } from "~/content/desk/nl";
import type { Alternative } from "../booking/slot-days";

/** The places of a meeting. */
export const MEETING_PLACES = ["phone", "office"] as const;

/** `free`: as a visitor may book it; `other`: any moment, on purpose. */
export const WAYS = ["free", "other"] as const;
export type Way = (typeof WAYS)[number];

export type LeadAppointmentField = "phone" | "street" | "time" | "other_date" | "other_time" | "subject";
export type LeadAppointmentErrors = Partial<Record<LeadAppointmentField, keyof DeskWords["leadAppointment"]["errors"]>>;

/** `value`, ticked, says that just this was read. */
export interface Unusual {
  value: string;
  says: string[];
}

export interface LeadAppointmentAnswer extends FormAnswer<LeadAppointmentField> {
  /** Heading above the problem. */
  title?: string;
  /** Alternatives to a moment that is taken. */
  alternatives?: readonly Alternative[];
  /** A moment that has to be confirmed. */
  unusual?: Unusual;
}
