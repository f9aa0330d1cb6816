import type { Language } from "~/lib/language/language";
import { numberFormat } from "./number-format";

const MINUTE = 60_000;
const UNITS = [
  { unit: "day", length: 24 * 60 * MINUTE, parts: 2 },
  { unit: "hour", length: 60 * MINUTE, parts: 2 },
  { unit: "minute", length: MINUTE, parts: 1 },
] as const;

/** "25 minuten", "2,5 uur", "2 dagen": from two of a unit on; hours and days in halves. */
export function formatLength(milliseconds: number, language: Language): string {
  const { unit, length, parts } = UNITS.find((each) => milliseconds >= 2 * each.length) ?? UNITS[2];
  const count = Math.max(1, Math.round((milliseconds / length) * parts) / parts);
  return numberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count);
}

/** "12 MB", "340 kB" */
export function sizeInWords(bytes: number, language: Language): string {
  const [count, unit] = bytes < 1_000_000 ? [Math.max(1, bytes / 1_000), "kilobyte"] : [bytes / 1_000_000, "megabyte"];
  return numberFormat(language, { style: "unit", unit, maximumSignificantDigits: 2 }).format(count);
}
