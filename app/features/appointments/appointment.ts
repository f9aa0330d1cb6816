import * as z from "zod/mini";
import { BOUNDS } from "~/components/forms/bounds";
import { firstErrors } from "~/components/forms/field-errors";
import { emailAddress, optionalText, requiredText, submissionId } from "~/components/forms/text-field";
import {
  APPOINTMENT_KINDS,
  APPOINTMENT_PLACES,
  type AppointmentKind,
  type AppointmentPlace,
  PLACES_OF,
  travelTo,
} from "~/content/appointment-kinds";
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

const UNKNOWN = "form.error.choiceUnknown" satisfies SharedKey;

/** `kind` is `meet` by default. A form without a place, or with an empty one, leaves it to the kind. */
export const appointmentSchema = z.object({
  kind: z._default(z.enum(APPOINTMENT_KINDS, UNKNOWN), "meet"),
  place: z.optional(z.enum([...APPOINTMENT_PLACES, ""], UNKNOWN)),
  /** The street of an appointment at the customer's. */
  street: optionalText(BOUNDS.subject),
  town: optionalText(BOUNDS.name),
  /** The token of the page of a project, whose customer books. */
  project: optionalText(BOUNDS.name),
  submission_id: submissionId,
  name: requiredText(BOUNDS.name, "form.error.nameMissing"),
  email: emailAddress,
  phone: phoneToCall,
  subject: optionalText(BOUNDS.subject),
  ...chosenMoment,
  attribution: attributionSchema,
});

export type AppointmentRequest = z.output<typeof appointmentSchema>;

export interface Whereabouts {
  place: AppointmentPlace;
  /** Street and town of an appointment at the customer's. */
  address: string | null;
  /** Minutes of travel, one way. */
  travel: number;
}

type Chosen = Pick<AppointmentRequest, "kind" | "place" | "phone" | "street" | "town">;

/** The place of an appointment; a number turns a meeting into a call. */
export function whereIs({ kind, place: asked, phone, street, town }: Chosen): Whereabouts | Record<string, SharedKey> {
  const places = PLACES_OF[kind];
  const place = asked || (kind === "meet" && phone !== null ? "phone" : places[0]);
  if (!place || !places.includes(place)) return { place: UNKNOWN };
  if (place === "phone" && phone === null) return { phone: "form.error.phoneMissing" };
  if (place !== "customer") return { place, address: null, travel: 0 };
  if (street === null || town === null) {
    return {
      ...(street === null && { street: "form.error.streetMissing" as const }),
      ...(town === null && { town: "form.error.townMissing" as const }),
    };
  }
  return { place, address: `${street}, ${town}`, travel: travelTo(town) };
}

/** No `request` if something is wrong. */
export function readAppointment(
  fields: Record<string, unknown>,
):
  | { request: AppointmentRequest; where: Whereabouts; errors: null }
  | { request: null; errors: Record<string, SharedKey> } {
  const parsed = z.safeParse(appointmentSchema, fields);
  if (!parsed.success) return { request: null, errors: { ...whereErrors(fields), ...firstErrors(parsed.error) } };
  const where = whereIs(parsed.data);
  return isWhere(where) ? { request: parsed.data, where, errors: null } : { request: null, errors: where };
}

const choiceSchema = z.pick(appointmentSchema, { kind: true, place: true, phone: true, street: true, town: true });

function whereErrors(fields: Record<string, unknown>): Record<string, SharedKey> {
  const chosen = z.safeParse(choiceSchema, fields);
  const where = chosen.success ? whereIs(chosen.data) : null;
  return where === null || isWhere(where) ? {} : where;
}

export function isWhere(where: Whereabouts | Record<string, SharedKey>): where is Whereabouts {
  return typeof where.travel === "number";
}

type Planned = Pick<AppointmentRow, "kind" | "travel_minutes">;

export function plannedOf({ kind, travel_minutes: travel }: Planned): { kind: AppointmentKind; travel: number } {
  return { kind, travel };
}

/** `from` and `to` are ISO-8601. */
export function minutesBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 60_000);
}

export function placeOf({ place, phone }: Pick<AppointmentRow, "place" | "phone">): AppointmentPlace {
  return place ?? (phone === null ? "office" : "phone");
}

export const APPOINTMENT_FIELDS = ["date", "time", "name", "email", "phone", "street", "subject"] as const;
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
