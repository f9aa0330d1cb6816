/** Letters that Unicode does not decompose, with their plain spelling. */
const LETTERS: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" };

/**
 * `text` in the form used for searching: without accents, in lower case, on one line. The same on every database, whose
 * own rules for letters differ.
 */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}
