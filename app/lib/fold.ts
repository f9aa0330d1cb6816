/** Letters that Unicode does not take apart, as they are typed without them. */
const LETTERS: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" };

/**
 * `text` as it is compared in a search: without accents, in small letters, on one line. The same on every database,
 * whose own ideas of letters differ.
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
