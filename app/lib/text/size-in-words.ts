import type { Language } from "../language/language";
import { numberFormat } from "./number-format";

/** "12 MB", "340 kB" */
export function sizeInWords(bytes: number, language: Language): string {
  const [count, unit] = bytes < 1_000_000 ? [Math.max(1, bytes / 1_000), "kilobyte"] : [bytes / 1_000_000, "megabyte"];
  return numberFormat(language, { style: "unit", unit, maximumSignificantDigits: 2 }).format(count);
}
