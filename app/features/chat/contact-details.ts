import { isOneAddress } from "~/lib/mail-address";
import { parseUrl } from "~/lib/parse-url";
import type { ContactDetails } from "./protocol";

const EMAIL =
  /(?<![\p{L}\p{M}\p{N}._%+-])[\p{L}\p{N}][\p{L}\p{M}\p{N}._%+-]{0,63}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}/gu;

/** What the check of the forms refuses in one: other letters than a to z before the `@`, a hyphen at an end of a label. */
const REFUSED = /[^\x21-\x7e].*@|@(?:.*\.)?-|@.*-\./;

/** Digits with what people put between them, not part of a word, an amount or an address. */
const NUMBER =
  /(?<![\p{L}\p{N}_@+€$£#]|\d[.,:/-])(?:\+\s?|\()?\d(?:[\s().\-/]{0,3}\d){5,17}(?![\p{L}\p{N}_@]|[.,:/-]\d)/gu;

/** Specification, "Validation rules": the digits of a number, its country prefix apart. */
const FEWEST = 6;
const MOST = 14;
/** Characters before a number in which it is said what it is. */
const WORDS_BEFORE = 60;
/** From here on a number without prefix or area code is hardly anything else. */
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
/** What a number is, when it is said to be another thing. */
const OTHER_BEFORE =
  /\b(?:kvk|k\.v\.k\.|btw|vat|bsn|iban|rsin|factuur|invoice|order|bestelling|ticket|dossier|klant|customer|postcode|postal code|zip)[\p{L}.]*[\s-]*(?:nummer|number|nr\.?|no\.?|id)?\s*(?:is|:|#)?\s*$/iu;
const ACCOUNT_BEFORE = /\b[A-Z]{2}\d{2}\s?[A-Z]{4}\s*$/i;
const PHONE_BEFORE =
  /(?:\bbel(?:len|t)?\b|\btel\b|telefoon|mobiel|nummer|phone|mobile|number|whatsapp|\bapp\b|\bcall\b|\breach\b|bereik)[^\d\n]{0,30}$/i;

/**
 * The first e-mail address that can be confirmed and the first telephone number in a text, as they were written
 * (specification, "Validation rules"). Amounts, dates, hours, postcodes and account numbers are no telephone numbers.
 */
export function findContactDetails(text: string): ContactDetails {
  const email = [...text.matchAll(EMAIL)].map(([found]) => found).find(isAccepted);
  const withoutAddresses = text.replace(EMAIL, (address) => " ".repeat(address.length));
  const phone = [...withoutAddresses.matchAll(NUMBER)].find(({ 0: found, index }) =>
    isPhone(found, withoutAddresses.slice(0, index), withoutAddresses.slice(index + found.length)),
  );
  return { ...(email && { email }), ...(phone && { phone: asWritten(phone[0]) }) };
}

/** Whether the visitor, once asked about it, can say that it is right: `emailAddress` of the forms takes it. */
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
  // A bracket whose other half stands before the number.
  return text.includes("(") ? text : text.replace(/\)/g, "").trim();
}
