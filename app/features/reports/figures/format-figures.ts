import type { Language } from "~/lib/language/language";
import { numberFormat } from "~/lib/text/number-format";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** 0% and 100% only if they are exact. */
export function formatShare(share: number, language: Language): string {
  const said = share > 0 && share < 1 ? Math.min(Math.max(share, 0.01), 0.99) : share;
  return numberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(said);
}

/** "45 min", "5 u 30 min", "38 u" */
export function formatHours(time: number, units: { hour: string; minute: string }): string {
  const minutes = Math.round(time / MINUTE);
  if (minutes < 60) return `${minutes} ${units.minute}`;
  if (time >= 10 * HOUR || minutes % 60 === 0) return `${Math.round(minutes / 60)} ${units.hour}`;
  return `${Math.floor(minutes / 60)} ${units.hour} ${minutes % 60} ${units.minute}`;
}
