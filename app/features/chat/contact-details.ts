import { parseUrl } from "~/lib/parse-url";
import { isOneAddress } from "~/lib/text/mail-address";
import { plainDigits } from "~/lib/text/phone";
import { withoutUnseen } from "~/lib/text/tidy-text";
import type { ContactDetails } from "./protocol";

const EMAIL =
  /(?<![\p{L}\p{M}\p{N}._%+-])[\p{L}\p{N}][\p{L}\p{M}\p{N}._%+-]{0,63}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}/gu;

/** The forms refuse characters other than ASCII before the `@`, a label that begins or ends with a hyphen. */
const REFUSED = /[^\x21-\x7e].*@|@(?:.*\.)?-|@.*-\./;

/** Digits with what people put between them, not part of a word, an amount or an address. */
const NUMBER =
  /(?<![\p{L}\p{N}_@+€$£#]|\d[.,:/-])(?:[+(]\s?){0,3}\d(?:[\s().\-/]{0,3}\d){5,17}(?![\p{L}\p{N}_@]|[.,:/-]\d)/gu;

/** Digits without the country code; specification, "Validation rules". */
const FEWEST = 6;
const MOST = 14;
const WORDS_BEFORE = 60;
/** A number of so many digits can hardly be anything else, even without prefix or area code. */
const PLAINLY_LONG = 9;

const PREFIX = /^\(?\s?(?:\+|00)/;
const DATE =
  /^(?:\d{1,2}[\s./-]\d{1,2}[\s./-](?:\d{2}|\d{4})|\d{4}[\s./-]\d{1,2}[\s./-]\d{1,2}|(?:19|20)\d{2}(?:0\d|1[0-2])[0-3]\d)$/;
const YEARS = /^(?:19|20)\d{2}[\s./-]+(?:19|20)\d{2}$/;
const HOURS = /^\d{1,2}[.\s]?\d{2}\s*-\s*\d{1,2}[.\s]?\d{2}$/;
/** A day with what is counted on it: 2026112701. */
const COUNTED_BY_DAY = /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{2,6}$/;
/** 1.499 or 12 500 000. */
const AMOUNT = /^[1-9]\d{0,2}(?:[.\s]\d{3})+$/;

const CURRENCY_BEFORE = /(?:[€$£]|\b(?:eur|euro|euro's|usd|budget)(?:\s*(?:van|of|is|:))?)\s*$/i;
const CURRENCY_AFTER = /^\s*(?:[€$£]|,-|euro|eur\b|k\b|%|per\b|x\b)/i;
const PLACE_AFTER = /^\s?[A-Z]{2}\b/;
const OTHER_BEFORE =
  /\b(?:kvk|k\.v\.k\.|btw|vat|bsn|iban|rsin|factuur|invoice|order|bestelling|ticket|dossier|klant|customer|postcode|postal code|zip)[\p{L}.]*[\s-]*(?:(?:met|with)\s+)?(?:nummer|number|nr\.?|no\.?|id)?\s*(?:is)?\s*[:#]?\s*$/iu;
const NUMBER_BEFORE =
  /\b(?:bestel|offerte|quote|quotation|pakket|parcel|track(?:ing)?|trace|verzend|zending|shipment|artikel|article|product|serie|serial|polis|policy|contract|referentie|reference|debiteur|rekening|account|lid|member)[\p{L}.]*?[\s-]*(?:nummer|number|nr|no|code|id)\b\.?\s*(?:is)?\s*[:#]?\s*$/iu;
const ACCOUNT_BEFORE = /\b[A-Z]{2}\d{2}\s?[A-Z]{4}\s*$/i;
const PHONE_BEFORE =
  /(?:\bbel(?:len|t)?\b|\btel\b|telefoon|mobiel|nummer|phone|mobile|number|whatsapp|\bapp\b|\bcall\b|\breach\b|bereik)[^\d\n]{0,30}$/i;

/** Specification, "Validation rules". The address as it was written, the number in plain digits and marks. */
export function findContactDetails(said: string): ContactDetails {
  const text = withoutUnseen(said);
  const email = [...text.matchAll(EMAIL)].map(([found]) => found).find(isAccepted);
  const withoutAddresses = plainDigits(text.replace(EMAIL, (address) => " ".repeat(address.length)));
  const phone = [...withoutAddresses.matchAll(NUMBER)].find(({ 0: found, index }) =>
    isPhone(found, withoutAddresses.slice(0, index), withoutAddresses.slice(index + found.length)),
  );
  return { ...(email && { email }), ...(phone && { phone: asWritten(phone[0]) }) };
}

/** `emailAddress` of the forms has to accept it when the visitor confirms. */
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
  if ([OTHER_BEFORE, NUMBER_BEFORE, ACCOUNT_BEFORE].some((words) => words.test(lead))) return false;
  if (isInternational) return true;
  if ([DATE, YEARS, HOURS, AMOUNT].some((shape) => shape.test(number))) return false;
  if (CURRENCY_BEFORE.test(lead) || CURRENCY_AFTER.test(after) || PLACE_AFTER.test(after)) return false;
  if (/^\(?0/.test(number) || PHONE_BEFORE.test(lead)) return true;
  if (COUNTED_BY_DAY.test(number)) return false;
  return digits.length >= PLAINLY_LONG || (before + after).trim() === "";
}

function asWritten(number: string): string {
  const text = number.replace(/\s+/g, " ").trim();
  // A closing bracket whose opening one is before the number.
  return text.includes("(") ? text : text.replace(/\)/g, "").trim();
}
