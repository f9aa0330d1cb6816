import { foldText } from "~/lib/fold";
import { phonesIn, plainDigits } from "~/lib/phone";
import { spellingsOf } from "~/lib/readable-address.server";

/** How many words of a search are looked for, and how many of its characters are read. */
const MOST_WORDS = 8;
const LONGEST = 100;
/** A whole Dutch number, or any that has its plus: a number of something else is looked for as a word. */
const SURELY_PHONE = { digits: /^31\d{9}$/, typed: /\+\s?\(?\s?\d/ };

/** What a lead is found by, besides its notes and tags. */
export interface Searched {
  name: string;
  email: string | null;
  phone: string | null;
  company: string | null;
  message: string | null;
}

/**
 * The text that a lead is found by: one folded line per part. A number is in it with and without country code, an
 * address in every spelling.
 */
export function searchText({ name, email, phone, company, message }: Searched): string {
  return [name, ...spellingsOf(email ?? ""), phone, ...phoneForms(phone), company, message]
    .map((part) => foldText(part ?? ""))
    .filter(Boolean)
    .join("\n");
}

/** The same text with a note in it. */
export function withNote(search: string, note: string): string {
  return `${search}\n${foldText(note)}`;
}

/** The same text with this tag in it once. */
export function withTag(search: string, tag: string): string {
  return `${withoutTag(search, tag)}\n#${foldText(tag)}`;
}

export function withoutTag(search: string, tag: string): string {
  const line = `#${foldText(tag)}`;
  return search
    .split("\n")
    .filter((part) => part !== line)
    .join("\n");
}

/**
 * What must all be in the text of a lead for a search to find it: the words, or the digits of what looks like a phone
 * number, however it is written and whatever it is called. Empty when the search is.
 */
export function needlesOf(question: string): string[] {
  const folded = foldText(question).slice(0, LONGEST);
  const plain = plainDigits(question).trim().slice(0, LONGEST);
  const digits = digitsOfPhone(plain) ?? numberAmongWords(plain);
  if (digits) return [digits];
  return [...new Set(folded.split(" ").filter(Boolean))].slice(0, MOST_WORDS);
}

/** The digits of a whole number that is typed among words: "M: 06-12345678 (na 17u)". It says more than they do. */
function numberAmongWords(text: string): string | null {
  const [digits = ""] = phonesIn(text);
  return SURELY_PHONE.digits.test(digits) || (digits && SURELY_PHONE.typed.test(text)) ? digits : null;
}

/** The digits of a whole number or of its beginning: at least six, or four after a plus or a zero. */
function digitsOfPhone(text: string): string | null {
  const number = text.replace(/\(0\)/g, "");
  if (!/^[+(\s]*\d[\d\s().\-/]*$/.test(number)) return null;
  const digits = number.replace(/\D/g, "").replace(/^00/, "");
  return digits.length >= (/^[(\s]*[+0]/.test(number) ? 4 : 6) ? digits : null;
}

function phoneForms(phone: string | null): string[] {
  return phonesIn(phone ?? "").flatMap((digits) => [digits, digits.replace(/^31/, "0")]);
}
