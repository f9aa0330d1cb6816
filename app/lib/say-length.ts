import type { Language } from "./language/language";
import { numberFormat } from "./number-format";

const MINUTE = 60_000;
const UNITS = [
  { unit: "day", length: 24 * 60 * MINUTE },
  { unit: "hour", length: 60 * MINUTE },
  { unit: "minute", length: MINUTE },
] as const;

/** A length of time in one unit, rounded: "25 minuten", "3 uur", "2 dagen". From two of a unit on it is said in that unit. */
export function sayLength(milliseconds: number, language: Language): string {
  const { unit, length } = UNITS.find((each) => milliseconds >= 2 * each.length) ?? UNITS[2];
  const count = Math.max(1, Math.round(milliseconds / length));
  return numberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count);
}
