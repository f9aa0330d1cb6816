import ICAL from "ical.js";
import type { Email } from "postal-mime";

/** The invitation in a mail, as a calendar reads it. */
export function invitationIn(mail: Email) {
  const parts = mail.attachments.filter(({ mimeType }) => mimeType === "text/calendar");
  const [part] = parts;
  if (!part) throw new Error("No invitation in the mail");
  const text = typeof part.content === "string" ? part.content : Buffer.from(part.content as ArrayBuffer).toString();
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = calendar.getFirstSubcomponent("vtimezone");
  const vevent = calendar.getFirstSubcomponent("vevent");
  if (!zone || !vevent) throw new Error("No event with a time zone in the invitation");
  ICAL.TimezoneService.register(zone);
  const { uid, sequence, startDate } = new ICAL.Event(vevent);
  const moment = startDate.toJSDate().toISOString();
  return { method: calendar.getFirstPropertyValue("method"), uid, sequence, local: startDate.toString(), moment };
}
