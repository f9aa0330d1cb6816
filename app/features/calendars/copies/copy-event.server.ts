import { addAppointment, newCalendar, textOf } from "~/features/appointments/invitation.server";
import { type AppointmentMailServices, eventWords } from "~/features/appointments/mails.server";
import { OWNER_LANGUAGE } from "~/features/mail/owner-mail.server";
import type { AppointmentRow } from "~/lib/db/tables/tables";
import { TIME_ZONE } from "~/lib/time/clock";
import { parse } from "~/platform/parsing/parse.server";
import type { StartAnswer, StartRequest } from "~/platform/parsing/read-start";
import { changedAt } from "../feed/calendar-feed.server";

/** The event of an appointment in the calendar of a colleague (RFC 4791, section 4.1): one, without a method. */
export function copyOf(row: AppointmentRow, env: AppointmentMailServices["env"]): string {
  const calendar = newCalendar(OWNER_LANGUAGE, null);
  addAppointment(calendar, row, eventWords(row, true, env), changedAt(row));
  return textOf(calendar);
}

/**
 * The start of an event as its calendar has it. One without a time of day, or that cannot be read, says nothing about when
 * the appointment is.
 */
export async function startOf(content: string, signal: AbortSignal): Promise<StartAnswer> {
  const request: StartRequest = { text: content, home: TIME_ZONE };
  try {
    return await parse("start", new TextEncoder().encode(JSON.stringify(request)), signal);
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}
