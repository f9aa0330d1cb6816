import * as z from "zod/mini";
import { BOUNDS } from "~/components/forms/bounds";
import { optionalText, submissionId } from "~/components/forms/text-field";
import { APPOINTMENT_KINDS, type AppointmentKind } from "~/content/appointment-kinds";
import { addDays, dayOf } from "~/lib/time/zoned-time";
import { isDay } from "~/lib/time/zoned-time.server";
import { CLOCK_TIME, isWhere, MOST_DAYS_AHEAD, phoneToCall, type Whereabouts, whereIs } from "../appointment";
import { ALTERNATIVE } from "../booking/appointment-form-state";
import { slotAt } from "../booking/availability.server";
import { choosing } from "../booking/choice";
import { momentIn } from "../booking/move-answer";
import { type Slot, USUAL } from "../slots.server";
import type { LeadAppointmentErrors } from "./lead-appointment";

const schema = z.object({
  submission_id: submissionId,
  version: z.coerce.number().check(z.int(), z.positive()),
});

export interface LeadAppointmentRequest {
  submission_id: string | null;
  /** The version of the lead at the time the form was rendered. */
  version: number;
  slot: Slot;
  /** True if a visitor could not book it. */
  isOther: boolean;
  /** The unusual moment that the owner confirmed. */
  confirmed: string;
  kind: AppointmentKind;
  where: Whereabouts;
  /** Null if it is at the office. */
  phone: string | null;
  subject: string | null;
  isMailed: boolean;
}

/** No `request` when something is wrong. */
export function readLeadAppointment(
  fields: Readonly<Record<string, unknown>>,
  now: Date,
): { request: LeadAppointmentRequest | null; errors: LeadAppointmentErrors } {
  const isOther = fields.how === "other" && !fields[ALTERNATIVE];
  const number = z.safeParse(phoneToCall, fields.phone);
  const subject = z.safeParse(optionalText(BOUNDS.subject), fields.subject);
  const ids = z.safeParse(schema, fields);
  const { choice } = choosing({ ...fields, kind: fields.kind ?? USUAL.kind }, APPOINTMENT_KINDS);
  const { kind } = choice;
  const place = choice.place || "phone";
  const phone = place === "office" ? null : (number.data ?? null);
  const street = z.safeParse(optionalText(BOUNDS.subject), fields.street);
  const where = whereIs({ kind, place, phone, street: street.data ?? null, town: choice.town || null });
  const { slot, errors: wrongMoment } = isOther ? otherSlot(fields, kind, now) : freeSlot(fields, kind);
  const errors: LeadAppointmentErrors = {
    ...(place === "phone" && phone === null && { phone: "phoneMissing" }),
    ...(place !== "office" && !number.success && { phone: "phoneInvalid" }),
    ...(place === "customer" && !isWhere(where) && { street: "streetMissing" }),
    ...wrongMoment,
    ...(!subject.success && { subject: "subject" }),
  };
  const isRight = slot && ids.success && subject.success && isWhere(where) && Object.keys(errors).length === 0;
  if (!isRight) return { request: null, errors };
  const confirmed = typeof fields.on_purpose === "string" ? fields.on_purpose : "";
  const request = {
    ...ids.data,
    slot,
    isOther,
    confirmed,
    kind,
    where,
    phone,
    subject: subject.data,
    isMailed: fields.mail === "on",
  };
  return { request, errors };
}

interface Chosen {
  slot: Slot | null;
  errors: LeadAppointmentErrors;
}

function freeSlot(fields: Readonly<Record<string, unknown>>, kind: AppointmentKind): Chosen {
  const slot = slotOf(momentIn(fields), kind);
  return { slot, errors: slot ? {} : { time: "timeMissing" } };
}

function otherSlot(
  { other_date: date, other_time: time }: Readonly<Record<string, unknown>>,
  kind: AppointmentKind,
  now: Date,
): Chosen {
  const isWrongDay = typeof date !== "string" || !isDay(date);
  const isWrongTime = typeof time !== "string" || !CLOCK_TIME.test(time);
  if (isWrongDay || isWrongTime) {
    const errors: LeadAppointmentErrors = {
      ...(isWrongDay && { other_date: "dayMissing" }),
      ...(isWrongTime && { other_time: "clockMissing" }),
    };
    return { slot: null, errors };
  }
  const slot = slotOf({ date, time }, kind);
  const moment = now.toISOString();
  if (!slot || slot.startsAt <= moment) return { slot: null, errors: { other_date: "past" } };
  if (date > addDays(dayOf(moment), MOST_DAYS_AHEAD)) return { slot: null, errors: { other_date: "far" } };
  return { slot, errors: {} };
}

function slotOf({ date, time }: { date: unknown; time: unknown }, kind: AppointmentKind): Slot | null {
  if (typeof date !== "string" || typeof time !== "string") return null;
  return isDay(date) && CLOCK_TIME.test(time) ? slotAt({ date, time }, kind) : null;
}
