import { type Language, LOCALES } from "~/lib/language/language";
import { TIME_ZONE } from "~/lib/time/clock";

/** `day`: a Monday. "16 nov", "week van 16 november" */
export function formatWeek(day: string, weekOf: string, language: Language): { short: string; long: string } {
  const noon = new Date(`${day}T12:00:00Z`);
  const say = (month: "short" | "long") =>
    new Intl.DateTimeFormat(LOCALES[language], { timeZone: TIME_ZONE, day: "numeric", month }).format(noon);
  return { short: say("short"), long: `${weekOf.toLowerCase()} ${say("long")}` };
}
