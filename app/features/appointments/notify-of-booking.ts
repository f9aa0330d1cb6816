import { sayMoment } from "~/lib/clock";
import type { Language } from "~/lib/language/language";

/** Tells of a booking outside the page too, where the visitor has allowed that already; nobody is asked for it. */
export function notifyOfBooking(title: string, startsAt: string, language: Language): void {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  try {
    new Notification(title, { body: sayMoment(startsAt, language), lang: language, tag: "appointment" });
  } catch {
    // Some phones allow notifications to service workers alone: the page says it anyway.
  }
}
