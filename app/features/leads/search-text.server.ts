import { foldText } from "~/lib/text/fold";
import { phonesIn, plainDigits } from "~/lib/text/phone";
import { spellingsOf } from "~/lib/text/readable-address.server";

const MOST_WORDS = 8;
const LONGEST = 100;
/** A whole Dutch number, or any that has its plus: a number of something else is looked for as a word. */
const SURELY_PHONE = { digits: /^31\d{9}$/, typed: /\+\s?\(?\s?\d/ };

export interface Searched {
  name: string;
  email: string | null;
  phone: string | null;
  company: string | null;
  message: string | null;
}

/** One folded line per part; numbers with and without country code, addresses in every spelling. */
export function searchText({ name, email, phone, company, message }: Searched): string {
  return [name, ...spellingsOf(email ?? ""), phone, ...phoneForms(phone), company, message]
    .map((part) => foldText(part ?? ""))
    .filter(Boolean)
    .join("\n");
}

/** The number of lines about the person and the request; notes and tags come after. */
export function linesOf(searched: Searched): number {
  return searchText(searched).split("\n").length;
}

export function withNote(search: string, note: string): string {
  return `${search}\n${foldText(note)}`;
}

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

/** Words, or the digits of a phone number however written. Empty when the search is. */
export function needlesOf(question: string): string[] {
  const asked = question.trim().slice(0, LONGEST);
  const folded = foldText(asked);
  const plain = plainDigits(asked).trim();
  const digits = digitsOfPhone(plain) ?? numberAmongWords(plain);
  if (digits) return [digits];
  return [...new Set(folded.split(" ").filter(Boolean))].slice(0, MOST_WORDS);
}

/** "M: 06-12345678 (na 17u)": the number says more than the words. Digits of an e-mail address are no number. */
function numberAmongWords(text: string): string | null {
  const [digits = ""] = phonesIn(text.replace(/(?<!\S)\S*@\S*/g, " "));
  return SURELY_PHONE.digits.test(digits) || (digits && SURELY_PHONE.typed.test(text)) ? digits : null;
}

/** Needs at least six digits, or four after a plus or a zero. */
function digitsOfPhone(text: string): string | null {
  const number = text.replace(/\(0\)/g, "");
  if (!/^[+(\s]*\d[\d\s().\-/]*$/.test(number)) return null;
  const digits = number.replace(/\D/g, "").replace(/^00/, "");
  return digits.length >= (/^[(\s]*[+0]/.test(number) ? 4 : 6) ? digits : null;
}

function phoneForms(phone: string | null): string[] {
  return phonesIn(phone ?? "").flatMap((digits) => [digits, digits.replace(/^31/, "0")]);
}
