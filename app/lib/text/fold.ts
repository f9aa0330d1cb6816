import { normalized } from "./tidy-text";

/** Unicode does not decompose them. */
const LETTERS: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" };

const APOSTROPHES = /['\u2018\u2019\u201b\u02b9\u02bb-\u02bd\u02c8\u2032\u2035\u00b4`\u1fbf\uff07\uff40]/g;

/** The same on every database, whose own rules for letters differ. */
export function foldText(text: string): string {
  return (
    // A free-standing accent would become a space.
    normalized(text.replace(APOSTROPHES, ""), "NFKD")
      .replace(/[\p{M}\p{Cf}]+/gu, "")
      .replace(/[\p{Pd}\u2212]/gu, "-")
      .toLowerCase()
      .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
      .replace(/[\s\p{Cc}]+/gu, " ")
      .trim()
  );
}
