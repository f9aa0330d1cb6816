import { isOneAddress } from "~/lib/mail-address";
import { parseUrl } from "~/lib/parse-url";
import type { ContactDetails } from "./protocol";

const EMAIL =
  /(?<![\p{L}\p{M}\p{N}._%+-])[\p{L}\p{N}][\p{L}\p{M}\p{N}._%+-]{0,63}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}/gu;

/** What the forms refuse: characters other than ASCII before the `@`, a label that begins or ends with a hyphen. */
const REFUSED = /[^\x21-\x7e].*@|@(?:.*\.)?-|@.*-\./;

/** Digits with what people put between them, not part of a word, an amount or an address. */
const NUMBER =
  /(?<![\p{L}\p{N}_@+€$£#]|\d[.,:/-])(?:\+\s?|\()?\d(?:[\s().\-/]{0,3}\d){5,17}(?![\p{L}\p{N}_@]|[.,:/-]\d)/gu;

/** How many digits a number has, without its country code (specification, "Validation rules"). */
const FEWEST = 6;
const MOST = 14;
/** How many characters before a number are searched for what it is. */
const WORDS_BEFORE = 60;
/** With this many digits, a number without prefix or area code can hardly be anything else. */
const PLAINLY_LONG = 9;

const PREFIX = /^(?:\+|00)/;
const DATE =
  /^(?:\d{1,2}[\s./-]\d{1,2}[\s./-](?:\d{2}|\d{4})|\d{4}[\s./-]\d{1,2}[\s./-]\d{1,2}|(?:19|20)\d{2}(?:0\d|1[0-2])[0-3]\d)$/;
const YEARS = /^(?:19|20)\d{2}[\s./-]+(?:19|20)\d{2}$/;
const HOURS = /^\d{1,2}[.\s]?\d{2}\s*-\s*\d{1,2}[.\s]?\d{2}$/;
/** 1.499 or 12 500 000. */
const AMOUNT = /^[1-9]\d{0,2}(?:[.\s]\d{3})+$/;

const CURRENCY_BEFORE = /(?:[€$£]|\b(?:eur|euro|euro's|usd|budget)\s*(?:van|of|is|:)?)\s*$/i;
const CURRENCY_AFTER = /^\s*(?:[€$£]|,-|euro|eur\b|k\b|%|per\b|x\b)/i;
const PLACE_AFTER = /^\s?[A-Z]{2}\b/;
/** Words before a number that say it is something else. */
const OTHER_BEFORE =
  /\b(?:kvk|k\.v\.k\.|btw|vat|bsn|iban|rsin|factuur|invoice|order|bestelling|ticket|dossier|klant|customer|postcode|postal code|zip)[\p{L}.]*[\s-]*(?:nummer|number|nr\.?|no\.?|id)?\s*(?:is|:|#)?\s*$/iu;
const ACCOUNT_BEFORE = /\b[A-Z]{2}\d{2}\s?[A-Z]{4}\s*$/i;
const PHONE_BEFORE =
  /(?:\bbel(?:len|t)?\b|\btel\b|telefoon|mobiel|nummer|phone|mobile|number|whatsapp|\bapp\b|\bcall\b|\breach\b|bereik)[^\d\n]{0,30}$/i;

/**
 * The first valid e-mail address and the first telephone number in a text, as they were written (specification,
 * "Validation rules"). Amounts, dates, hours, postcodes and account numbers are not telephone numbers.
 */
export function findContactDetails(text: string): ContactDetails {
  const email = [...text.matchAll(EMAIL)].map(([found]) => found).find(isAccepted);
  const withoutAddresses = text.replace(EMAIL, (address) => " ".repeat(address.length));
  const phone = [...withoutAddresses.matchAll(NUMBER)].find(({ 0: found, index }) =>
    isPhone(found, withoutAddresses.slice(0, index), withoutAddresses.slice(index + found.length)),
  );
  return { ...(email && { email }), ...(phone && { phone: asWritten(phone[0]) }) };
}

/** Whether the visitor can confirm the address when asked: `emailAddress` of the forms has to accept it. */
function isAccepted(address: string): boolean {
  const [, domain = ""] = address.split("@");
  return isOneAddress(address) && !REFUSED.test(address) && parseUrl(`http://${domain}`) !== null;
}

function isPhone(found: string, before: string, after: string): boolean {
  const number = found.trim();
  const digits = number.replace(/\D/g, "");
  const isInternational = PREFIX.test(number);
  const count = isInternational ? digits.replace(/^00/, "").length - 2 : digits.length;
  if (count < FEWEST || count > MOST) return false;
  const lead = before.slice(-WORDS_BEFORE);
  if (OTHER_BEFORE.test(lead) || ACCOUNT_BEFORE.test(lead)) return false;
  if (isInternational) return true;
  if ([DATE, YEARS, HOURS, AMOUNT].some((shape) => shape.test(number))) return false;
  if (CURRENCY_BEFORE.test(lead) || CURRENCY_AFTER.test(after) || PLACE_AFTER.test(after)) return false;
  if (/^\(?0/.test(number) || digits.length >= PLAINLY_LONG) return true;
  return PHONE_BEFORE.test(lead) || (before + after).trim() === "";
}

function asWritten(number: string): string {
  const text = number.replace(/\s+/g, " ").trim();
  // A closing bracket whose opening one is before the number.
  return text.includes("(") ? text : text.replace(/\)/g, "").trim();
}
