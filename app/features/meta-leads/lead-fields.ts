import type { MetaLeadsCopy } from "~/content/meta-leads/meta-leads-copy.server";
import { BOUNDS } from "~/features/forms/bounds";
import { isOneAddress } from "~/lib/mail-address";
import { asciiAddress } from "~/lib/mail-domain";
import { tidyText } from "~/lib/tidy-text";

/** What somebody filled in at Meta: a question's key, and the answers. */
export interface LeadField {
  name: string;
  values: readonly string[];
}

/** The columns of an offer request that a lead fills. */
export interface LeadFields {
  name: string;
  /** Empty when none was given, or none that mail can be sent to. */
  email: string;
  phone: string | null;
  company: string | null;
  message: string | null;
}

/** The questions that Meta knows, by their keys (Marketing API, "Lead ads: fields"), the best first. */
const EMAIL = ["email", "work_email"];
const PHONE = ["phone_number", "phone", "work_phone_number"];
const COMPANY = ["company_name", "company"];
const FULL_NAME = ["full_name", "name"];
const SPLIT_NAME = ["first_name", "last_name"];

/** The names of Meta's own questions at the desk, and of somebody who left no name, address or number. */
type LeadWords = MetaLeadsCopy["lead"];

/**
 * The fields of a lead as columns of a request. No answer is lost: the form's own questions, a second number, and what
 * does not fit its column become lines of the message, "Question? answer". An answer whose question says nothing stands
 * alone.
 */
export function readFields(fields: readonly LeadField[], words: LeadWords): LeadFields {
  // Two questions may have the same key.
  const answers = fields
    .map(({ name, values }) => ({ key: tidy(name).toLowerCase(), answer: tidy(values.join(", ")) }))
    .filter(({ answer }) => answer);
  /** Removes and returns the first of these answers that fits. */
  const take = (keys: readonly string[], fits: (answer: string) => boolean): string | null => {
    for (const name of keys) {
      const place = answers.findIndex(({ key, answer }) => key === name && fits(answer));
      if (place !== -1) return answers.splice(place, 1)[0]?.answer ?? null;
    }
    return null;
  };
  const within = (most: number) => (answer: string) => answer.length <= most && isLine(answer);
  const typed = take(EMAIL, isAddress) ?? "";
  const email = asciiAddress(typed);
  const phone = take(PHONE, within(BOUNDS.phone));
  const company = take(COMPANY, within(BOUNDS.company));
  const fullName = take(FULL_NAME, within(BOUNDS.name));
  const split = fullName === null ? SPLIT_NAME.map((key) => take([key], within(BOUNDS.name / 2 - 1))) : [];
  const name = fullName ?? split.filter((part) => part !== null).join(" ");
  const lines = answers.map(({ key, answer }) => `${sayQuestion(key, words)} ${answer}`.trimStart());
  return {
    name: name || typed.slice(0, BOUNDS.name) || phone || words.nameless,
    email,
    phone,
    company,
    message: clip(lines.join("\n"), BOUNDS.message) || null,
  };
}

/** What Meta's own tool fills in for somebody who tests a form. */
const DUMMY = /^<?test lead: dummy data/i;
const DUMMY_ADDRESSES = new Set(["test@fb.com", "test@meta.com"]);

/** Whether these are the answers of a test lead, as Meta's testing tool fills them in. */
export function isDummy(fields: readonly LeadField[]): boolean {
  return fields.some(({ values }) =>
    values.some((value) => DUMMY.test(value.trim()) || DUMMY_ADDRESSES.has(value.trim().toLowerCase())),
  );
}

/**
 * The question as it was asked: Meta turns "Wat is je budget?" into the key "wat_is_je_budget?". Empty if it has no
 * words.
 */
function sayQuestion(key: string, { questions }: LeadWords): string {
  const known = Object.entries(questions).find(([name]) => name === key);
  const asked = clip(key.replaceAll("_", " ").replace(/[\s:]+$/, ""), 200);
  if (!asked) return "";
  const question = known?.[1] ?? asked.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return question.endsWith("?") ? question : `${question}:`;
}

function isAddress(text: string): boolean {
  return isOneAddress(asciiAddress(text)) && /@.+\../.test(text);
}

function isLine(text: string): boolean {
  return !text.includes("\n");
}

/**
 * Text that both databases can store: normalised, without control characters (except line breaks) and lone surrogates.
 */
function tidy(text: string): string {
  return tidyText(
    text
      .replace(/\r\n?/g, "\n")
      .replace(/[^\P{Cc}\n]/gu, " ")
      .toWellFormed(),
  );
}

function clip(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).toWellFormed()}…`;
}
