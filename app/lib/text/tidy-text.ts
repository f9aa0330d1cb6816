/** Unicode-normalised, without characters that hide text or turn it round. */
export function tidyText(typed: string): string {
  return normalized(withoutUnseen(typed).replace(/\r\n?/g, "\n"), "NFC").trim();
}

const BLANK = /^[\s\p{Z}\p{Cf}]*$/u;

export function isBlank(text: string): boolean {
  return BLANK.test(text);
}

/** The two joiners and the tags of flags stay: emoji, Persian and Hindi need them. */
const UNSEEN = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])(?=\p{DI})\p{Cf}/gu;

export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, "");
}

/**
 * Unicode normalises a run of marks in time that grows with its square. Its Stream-Safe Text Format (UAX #15) keeps thirty marks
 * on a letter, more than any language writes.
 */
const SURPLUS_MARKS = /(\p{M}{30})\p{M}+/gu;

export function normalized(text: string, form: "NFC" | "NFKC" | "NFKD"): string {
  return text.replace(SURPLUS_MARKS, "$1").normalize(form);
}
