import { getVtimezoneComponent } from "@touch4it/ical-timezones";
import ical, {
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEvent,
  ICalEventStatus,
} from "ical-generator";
import { business } from "~/content/business";
import { uidOf } from "~/features/calendars/own-event";
import type { AppointmentRow } from "~/lib/db/tables/tables";
import type { Language } from "~/lib/language/language";
import { cleanLine } from "~/lib/text/mail-address";
import { TIME_ZONE } from "~/lib/time/clock";
import { zoned } from "~/lib/time/zoned-time.server";

/** RFC 5546; `PUBLISH` is a file to keep. */
export type InvitationMethod = "REQUEST" | "CANCEL" | "PUBLISH";

export interface Invitation {
  method: InvitationMethod;
  /** RFC 5545. */
  content: string;
}

export interface InvitationWords {
  summary: string;
  description: string;
  location: string;
}

interface InvitationOptions {
  method: InvitationMethod;
  words: InvitationWords;
  /** null for the visitor's own copy. */
  host: string | null;
  now: Date;
}

/** The UID stays the same through every change, and SEQUENCE counts them, so that the newest version wins. */
export function invitationFor(row: AppointmentRow, { method, words, host, now }: InvitationOptions): Invitation {
  const calendar = newCalendar(row.language, method);
  const event = addAppointment(calendar, row, words, now);
  event.organizer({ name: business.name, email: business.email });
  // A file to keep has no attendees (RFC 5546, section 3.2.1).
  if (method !== "PUBLISH" && row.email !== "") {
    event.createAttendee({
      name: cleanLine(row.name),
      email: row.email,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    });
    if (host !== null && host !== business.email) {
      event.createAttendee({ name: business.name, email: host, status: ICalAttendeeStatus.ACCEPTED, rsvp: false });
    }
  }
  return { method, content: textOf(calendar) };
}

/** A calendar that is stored (RFC 4791, section 4.1) has no method. */
export function newCalendar(language: Language, method: InvitationMethod | null): ICalCalendar {
  return ical({
    prodId: { company: business.name, product: "Weef", language: language.toUpperCase() },
    ...(method && { method: ICalCalendarMethod[method] }),
    // Naming a zone for the whole calendar would take DTSTAMP out of UTC (RFC 5545, section 3.8.7.2).
    timezone: { name: null, generator: getVtimezoneComponent },
  });
}

/** `stamp` is the moment of this version. */
export function addAppointment(
  calendar: ICalCalendar,
  row: AppointmentRow,
  words: InvitationWords,
  stamp: Date,
): ICalEvent {
  return calendar.createEvent({
    id: uidOf(row.id),
    sequence: row.sequence,
    stamp,
    start: zoned(row.starts_at),
    end: zoned(row.ends_at),
    timezone: TIME_ZONE,
    status: row.status === "cancelled" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: cleanLine(words.summary),
    description: words.description,
    location: cleanLine(words.location),
  });
}

/** Every line ends with a line break, including the last (RFC 5545, section 3.1). */
export function textOf(calendar: ICalCalendar): string {
  return `${calendar.toString()}\r\n`;
}
