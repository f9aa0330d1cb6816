import { domainToUnicode } from "node:url";

/** What is compared of a lead. */
export interface Told {
  name: string;
  email: string | null;
  phone: string | null;
  company: string | null;
}

/** A lead in the forms in which it was compared, or is from now on. */
export interface Forms {
  email_key: string | null;
  phone_key: string | null;
  /** The first lines of its search text, with who it is. */
  lines: string[];
  traces: string[];
}

const UNSEEN = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])(?=\p{DI})\p{Cf}/gu;

export function clean(text: string): string {
  return text.replace(UNSEEN, "").trim();
}

export function asciiAddress(address: string): string {
  const seen = address
    .replace(/\p{Cf}/gu, "")
    .normalize("NFC")
    .trim();
  const at = seen.lastIndexOf("@");
  const domain = seen.slice(at + 1);
  const isSpelled =
    at > 0 && /\P{ASCII}/u.test(domain) && /^[\p{L}\p{N}\p{M}\p{So}\u3002\uff0e\uff61.-]+$/u.test(domain);
  return isSpelled ? seen.slice(0, at + 1) + (URL.parse(`http://${domain}`)?.hostname ?? domain) : seen;
}

export function readableAddress(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  return at < 1 || !domain.toLowerCase().includes("xn--")
    ? address
    : address.slice(0, at + 1) + (domainToUnicode(domain) || domain);
}

export function addressKey(address: string): string {
  return asciiAddress(address).toLowerCase();
}

/** As it was compared until now. */
export function formsBefore({ name, email, phone, company }: Told): Forms {
  const digits = phone && digitsBefore(phone);
  const email_key = email?.trim().toLowerCase() || null;
  return {
    email_key,
    phone_key: digits,
    lines: linesOf([name, email, phone, ...(digits ? phoneForms(digits) : []), company], foldBefore),
    traces: tracesOf({ name, company, email_key }, foldBefore),
  };
}

/** As it is compared from now on. */
export function formsNow({ name, email, phone, company }: Told): Forms {
  const numbers = phonesIn(phone ?? "");
  const spellings = email ? new Set([asciiAddress(email), readableAddress(asciiAddress(email))]) : [];
  const email_key = (email && addressKey(email)) || null;
  return {
    email_key,
    phone_key: numbers[0] ?? null,
    lines: linesOf([name, ...spellings, phone, ...numbers.flatMap(phoneForms), company], fold),
    traces: tracesOf({ name, company, email_key }, fold),
  };
}

function linesOf(parts: readonly (string | null)[], folded: (text: string) => string): string[] {
  return parts.map((part) => folded(part ?? "")).filter(Boolean);
}

function phoneForms(digits: string): string[] {
  return [digits, digits.replace(/^31/, "0")];
}

function tracesOf(
  { name, company, email_key }: { name: string; company: string | null; email_key: string | null },
  folded: (text: string) => string,
): string[] {
  const [who, where] = [folded(name), foldCompany(folded(company ?? ""))];
  const [mailbox] = email_key?.split("@") ?? [];
  if (!who) return [];
  return [...(where ? [`company ${who} | ${where}`] : []), ...(mailbox ? [`mailbox ${who} | ${mailbox}`] : [])];
}

function foldCompany(folded: string): string {
  return folded
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/ (b ?v|n ?v|v ?o ?f)$/, "");
}

const LETTERS: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" };
const APOSTROPHES = /['\u2018\u2019\u201b\u02b9\u02bb-\u02bd\u02c8\u2032\u2035\u00b4`\u1fbf\uff07\uff40]/g;

function foldBefore(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

export function fold(text: string): string {
  return text
    .replace(APOSTROPHES, "")
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]+/gu, "")
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

function digitsBefore(typed: string): string | null {
  const text = typed.trim().replace(/\(0\)/g, "");
  if (!/^\+?[\d\s().\-/]+$/.test(text)) return null;
  const full = withCountryCode(text.replace(/\D/g, ""), text.startsWith("+"));
  return WHOLE.test(full) ? full : null;
}

const WHOLE = /^[1-9]\d{7,14}$/;
const RUN = /(?:[+(]\s?)*\d[\d\s().\-/]*/g;
const LEFT_OUT = /(?<=\d[\s).]*)\(\s?0\s?\)/g;
const BETWEEN_NUMBERS = /\s\/|\/\s|\s\(/;

function phonesIn(typed: string): string[] {
  const numbers = [...plainDigits(typed).matchAll(RUN)].flatMap(([run]) => numbersIn(run));
  const prefixed = numbers.filter(({ isPrefixed }) => isPrefixed);
  return (prefixed.length > 0 ? prefixed : numbers.slice(0, 1)).map(({ digits }) => digits);
}

function plainDigits(text: string): string {
  return text
    .replace(UNSEEN, "")
    .normalize("NFKC")
    .replace(/(?![0-9])\p{Nd}/gu, plainDigit)
    .replace(/[\p{Pd}\u2212\u2043\u02d7]/gu, "-")
    .replace(/[\u00b7\u2022\u2027\u2219\u22c5\u30fb]/g, ".")
    .replace(/[\u2044\u2215]/g, "/")
    .replace(/\p{Zs}/gu, " ");
}

function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const row = code - (code % 16);
  return String((/\p{Nd}/u.test(String.fromCodePoint(row)) ? code - row : code - row - 6) % 10);
}

function numbersIn(run: string): { digits: string; isPrefixed: boolean }[] {
  const found: { digits: string; isPrefixed: boolean }[] = [];
  let isInternational = /^\D*\+/.test(run);
  let digits = "";
  const isDutch = (full: string) => full.startsWith("31") && full.length === 11;
  const end = () => {
    const full = withCountryCode(digits, isInternational);
    const isPrefixed = isInternational || isDutch(full) || digits.startsWith("0");
    if (WHOLE.test(full)) found.push({ digits: full, isPrefixed });
    [digits, isInternational] = ["", false];
  };
  for (const [, separator = "", group = ""] of run.replace(LEFT_OUT, " ").matchAll(/(\D*)(\d+)/g)) {
    const full = withCountryCode(digits, isInternational);
    if (isDutch(full) || (BETWEEN_NUMBERS.test(separator) && WHOLE.test(full))) end();
    digits += group;
  }
  end();
  return found;
}

function withCountryCode(digits: string, isInternational: boolean): string {
  if (isInternational) return digits.replace(/^310/, "31");
  if (digits.startsWith("00")) return digits.slice(2).replace(/^310/, "31");
  if (digits.startsWith("0")) return `31${digits.slice(1)}`;
  return /^6\d{8}$/.test(digits) ? `31${digits}` : digits;
}
