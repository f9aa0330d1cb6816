import { normalized, withoutUnseen } from "./tidy-text";

const DUTCH = "31";
/** Digits with the country code. */
const DUTCH_LENGTH = 11;
/** E.164, with at least as many digits as tell a subscriber from an hour. */
const WHOLE = /^[1-9]\d{7,14}$/;

/** A plus begins another number. */
const RUN = /(?:[+(]\s?){0,3}\d[\d\s().\-/]*/g;
/** The zero that is left out where the country code is dialled. */
const LEFT_OUT = /(?<=\d[\s).]{0,4})\(\s?0\s?\)/g;
/** Digits with every prefix. */
const MOST_DIGITS = 20;
const BETWEEN_NUMBERS = /\s\/|\/\s|\s\(/;

/** "M: (+31) 6–12345678 (na 17u)" gives "31612345678"; of several the first; null when there is none (E.164). */
export function internationalDigits(typed: string): string | null {
  return phonesIn(typed)[0] ?? null;
}

/** One without a plus or a zero in front may be an hour or a date: it counts where no other does. */
export function phonesIn(typed: string): string[] {
  const numbers = [...plainDigits(typed).matchAll(RUN)].flatMap(([run]) => numbersIn(run));
  const prefixed = numbers.filter(({ isPrefixed }) => isPrefixed);
  return (prefixed.length > 0 ? prefixed : numbers.slice(0, 1)).map(({ digits }) => digits);
}

export function plainDigits(text: string): string {
  return normalized(withoutUnseen(text), "NFKC")
    .replace(/(?![0-9])\p{Nd}/gu, plainDigit)
    .replace(/[\p{Pd}\u2212\u2043\u02d7]/gu, "-")
    .replace(/[\u00b7\u2022\u2027\u2219\u22c5\u30fb]/g, ".")
    .replace(/[\u2044\u2215]/g, "/")
    .replace(/\p{Zs}/gu, " ");
}

/** Digits stand in tens: from the beginning of a row of sixteen, or from its seventh place. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const row = code - (code % 16);
  return String((/\p{Nd}/u.test(String.fromCodePoint(row)) ? code - row : code - row - 6) % 10);
}

interface Found {
  digits: string;
  isPrefixed: boolean;
}

/** "06 12345678 / 053 4301234" is two. */
function numbersIn(run: string): Found[] {
  const found: Found[] = [];
  let isInternational = /^\D*\+/.test(run);
  let digits = "";
  const end = () => {
    const full = withCountryCode(digits, isInternational);
    const isDutch = full.startsWith(DUTCH) && full.length === DUTCH_LENGTH;
    if (WHOLE.test(full))
      found.push({ digits: full, isPrefixed: isInternational || isDutch || digits.startsWith("0") });
    [digits, isInternational] = ["", false];
  };
  let from = 0;
  const plain = run.replace(LEFT_OUT, " ");
  for (const { 0: group, index } of plain.matchAll(/\d+/g)) {
    const separator = plain.slice(from, index);
    from = index + group.length;
    // Longer than any number already, and nothing would end it.
    if (digits.length > MOST_DIGITS) break;
    const full = withCountryCode(digits, isInternational);
    const isDutch = full.startsWith(DUTCH) && full.length === DUTCH_LENGTH;
    if (isDutch || (BETWEEN_NUMBERS.test(separator) && WHOLE.test(full))) end();
    digits += group;
  }
  end();
  return found;
}

function withCountryCode(digits: string, isInternational: boolean): string {
  if (isInternational) return digits.replace(/^310/, DUTCH);
  if (digits.startsWith("00")) return digits.slice(2).replace(/^310/, DUTCH);
  if (digits.startsWith("0")) return DUTCH + digits.slice(1);
  if (/^6\d{8}$/.test(digits)) return DUTCH + digits;
  return digits;
}
