import type { Language } from "~/lib/language/language";
import { momentInWords } from "~/lib/time/clock";

/** Only if the visitor has already allowed notifications; never asks for permission. */
export function notifyOfBooking(title: string, startsAt: string, language: Language): void {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  try {
    new Notification(title, { body: momentInWords(startsAt, language), lang: language, tag: "appointment" });
  } catch {
    // Some phones only allow notifications from service workers. The page says it anyway.
  }
}
