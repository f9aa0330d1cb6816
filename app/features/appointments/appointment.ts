import * as z from "zod/mini";
import { BOUNDS } from "~/components/forms/bounds";
import { emailAddress, optionalText, requiredText, submissionId } from "~/components/forms/text-field";
import type { SharedKey } from "~/content/shared/shared-copy";
import { attributionSchema } from "~/lib/attribution/attribution";
import type { AppointmentRow } from "~/lib/db/tables/tables";

/** A shorter number cannot be called. */
const FEWEST_DIGITS = 6;

/** A number turns the appointment into a call, so anything else in the field would too. */
export const phoneToCall = optionalText(BOUNDS.phone).check(
  z.refine(
    (value) => value === null || digitsIn(value) >= FEWEST_DIGITS,
    "form.error.phoneInvalid" satisfies SharedKey,
  ),
);
const digitsIn = (value: string) => value.match(/\p{Nd}/gu)?.length ?? 0;

/** `HH:MM` */
export const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A day further ahead is taken for a slip in the year. */
export const MOST_DAYS_AHEAD = 731;

export const chosenMoment = {
  date: requiredText(10, "form.error.dateMissing").check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, "form.error.choiceUnknown" satisfies SharedKey),
  ),
  time: requiredText(5, "form.error.timeMissing").check(
    z.regex(CLOCK_TIME, "form.error.choiceUnknown" satisfies SharedKey),
  ),
};

export const appointmentSchema = z.object({
  submission_id: submissionId,
  name: requiredText(BOUNDS.name, "form.error.nameMissing"),
  email: emailAddress,
  phone: phoneToCall,
  subject: optionalText(BOUNDS.subject),
  ...chosenMoment,
  attribution: attributionSchema,
});

export type AppointmentRequest = z.output<typeof appointmentSchema>;

export const APPOINTMENT_FIELDS = ["date", "time", "name", "email", "phone", "subject"] as const;
export type AppointmentField = (typeof APPOINTMENT_FIELDS)[number];

/** Specification section 5. */
const REQUIRED_FIELDS: readonly AppointmentField[] = ["name", "email", "date", "time"];

export function lacksRequired(values: Readonly<Record<string, string>>): boolean {
  return REQUIRED_FIELDS.some((field) => !values[field]?.trim());
}

export type Side = "visitor" | "owner";

/** ISO-8601 UTC. */
export interface PastMove {
  at: string;
  from: string;
  to: string;
  by: Side;
}

/** Oldest first. */
export function movesOf({ moves }: Pick<AppointmentRow, "moves">): PastMove[] {
  return JSON.parse(moves) as PastMove[];
}

/** The first moment it was booked for. */
export function firstMomentOf({ moves, starts_at }: Pick<AppointmentRow, "moves" | "starts_at">): string {
  return movesOf({ moves })[0]?.from ?? starts_at;
}
