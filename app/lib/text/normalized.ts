/**
 * Unicode normalises a run of marks in time that grows with its square. Its Stream-Safe Text Format (UAX #15) keeps thirty marks
 * on a letter, more than any language writes.
 */
const SURPLUS_MARKS = /(\p{M}{30})\p{M}+/gu;

export function normalized(text: string, form: "NFC" | "NFKC" | "NFKD"): string {
  return text.replace(SURPLUS_MARKS, "$1").normalize(form);
}
