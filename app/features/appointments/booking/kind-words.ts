import type { LanguageValue } from "~/lib/language/language-context";

/** "30 minuten" */
export function inMinutes(t: LanguageValue["t"], minutes: number): string {
  return t("appointment.minutes").replace("[minutes]", String(minutes));
}
