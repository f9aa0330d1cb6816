import ICAL from "ical.js";
import { addAppointment, newCalendar, textOf } from "~/features/appointments/invitation.server";
import { type AppointmentMailServices, eventWords } from "~/features/appointments/mails.server";
import { OWNER_LANGUAGE } from "~/features/mail/owner-mail.server";
import type { AppointmentRow } from "~/lib/db/tables/tables";
import type { TimeOfDay } from "~/lib/time/opening-hours";
import { momentAt } from "~/lib/time/zoned-time";
import { changedAt } from "../feed/calendar-feed.server";

/** The event of an appointment in the calendar of a colleague (RFC 4791, section 4.1): one, without a method. */
export function copyOf(row: AppointmentRow, env: AppointmentMailServices["env"]): string {
  const calendar = newCalendar(OWNER_LANGUAGE, null);
  addAppointment(calendar, row, eventWords(row, true, env), changedAt(row));
  return textOf(calendar);
}

/**
 * The start of the event (ISO-8601 UTC). Null if it is cancelled. Undefined if it has no time of day, or cannot be read: that
 * says nothing about when the appointment is.
 */
export function startOf(content: string): string | null | undefined {
  try {
    const calendar = new ICAL.Component(ICAL.parse(content));
    const event = calendar.getAllSubcomponents("vevent").find((each) => !each.hasProperty("recurrence-id"));
    if (!event) return undefined;
    if (String(event.getFirstPropertyValue("status")).toUpperCase() === "CANCELLED") return null;
    const start = event.getFirstPropertyValue("dtstart");
    if (!(start instanceof ICAL.Time) || start.isDate) return undefined;
    if (start.zone !== ICAL.Timezone.localTimezone) return start.toJSDate().toISOString();
    // A time without a zone is that of the business.
    const [day = "", time = ""] = start.toString().split("T");
    return momentAt(day, time.slice(0, 5) as TimeOfDay);
  } catch {
    return undefined;
  }
}
