import { BOUNDS } from "~/components/forms/bounds";
import type { DeskWords } from "~/content/desk/nl";
import { isOneAddress } from "~/lib/text/mail-address";
import { asciiAddress } from "~/lib/text/mail-domain";
import { internationalDigits, plainDigits } from "~/lib/text/phone";
import { normalized, tidyText } from "~/lib/text/tidy-text";

export interface LeadField {
  name: string;
  values: readonly string[];
}

export interface LeadFields {
  name: string;
  /** Empty when there is none that mail can be sent to. */
  email: string;
  phone: string | null;
  company: string | null;
  message: string | null;
}

/** Best first: Meta's keys (Marketing API, "Lead ads: fields") and people's own, as `plainKey` makes them. */
const EMAIL = [
  "email",
  "emailadres",
  "emailaddress",
  "mail",
  "mailadres",
  "workemail",
  "zakelijkemail",
  "zakelijkemailadres",
];
const PHONE = [
  ...["phonenumber", "phone", "telefoonnummer", "telefoonnr", "telefoon", "tel", "telnr", "telnummer"],
  ...["mobiel", "mobielnummer", "mobieletelefoon", "mobile", "mobilenumber", "mobilephone", "gsm", "gsmnummer"],
  ...["userprovidedphonenumber", "workphonenumber", "workphone", "zakelijktelefoonnummer"],
];
const COMPANY = [
  ...["companyname", "company", "bedrijfsnaam", "bedrijf", "naambedrijf", "naamvanjebedrijf", "naamvanuwbedrijf"],
  ...["businessname", "business", "onderneming", "organisatie", "organisation", "organization", "firma"],
];
const FULL_NAME = [
  "fullname",
  "volledigenaam",
  "voorenachternaam",
  "firstandlastname",
  "name",
  "naam",
  "contactpersoon",
];
const FIRST_NAME = ["firstname", "voornaam"];
const LAST_NAME = ["lastname", "achternaam", "surname", "familienaam"];

type LeadWords = DeskWords["metaLeads"]["lead"];

/** No answer is lost: what fits no column becomes a line of the message, "Question? answer". */
export function readFields(fields: readonly LeadField[], words: LeadWords): LeadFields {
  // Two questions may have the same key.
  const answers = fields
    .map(({ name, values }) => {
      const key = tidy(name).toLowerCase();
      return { key, plain: plainKey(key), answer: tidy(values.join(", ")) };
    })
    .filter(({ answer }) => answer);
  const take = (keys: readonly string[], fits: (answer: string) => boolean): string | null => {
    for (const name of keys) {
      const place = answers.findIndex(({ plain, answer }) => plain === name && fits(answer));
      if (place !== -1) return answers.splice(place, 1)[0]?.answer ?? null;
    }
    return null;
  };
  /** Null where more than one fits. */
  const takeOnly = (fits: (answer: string) => boolean): string | null => {
    const [place, ...others] = answers.flatMap(({ answer }, index) => (fits(answer) ? [index] : []));
    if (place === undefined || others.length > 0) return null;
    return answers.splice(place, 1)[0]?.answer ?? null;
  };
  const within = (most: number) => (answer: string) => answer.length <= most && isLine(answer);
  const typed = take(EMAIL, isAddress) ?? takeOnly(isAddress) ?? "";
  const email = asciiAddress(typed);
  const phone = take(PHONE, within(BOUNDS.phone)) ?? takeOnly(isNumber);
  const company = take(COMPANY, within(BOUNDS.company));
  const fullName = take(FULL_NAME, within(BOUNDS.name));
  const split = fullName === null ? [FIRST_NAME, LAST_NAME].map((keys) => take(keys, within(BOUNDS.name / 2 - 1))) : [];
  const name = fullName ?? split.filter((part) => part !== null).join(" ");
  const lines = answers.map(({ key, answer }) => `${presentQuestion(key, words)} ${answer}`.trimStart());
  return {
    name: name || typed.slice(0, BOUNDS.name) || phone || words.nameless,
    email,
    phone,
    company,
    message: clip(lines.join("\n"), BOUNDS.message) || null,
  };
}

/** The values that Meta's own tool fills in for a test of a form. */
const DUMMY = /^<?test lead: dummy data/i;
const DUMMY_ADDRESSES = new Set(["test@fb.com", "test@meta.com"]);

export function isDummy(fields: readonly LeadField[]): boolean {
  return fields.some(({ values }) =>
    values.some((value) => DUMMY.test(value.trim()) || DUMMY_ADDRESSES.has(value.trim().toLowerCase())),
  );
}

/** Meta turns "Wat is je budget?" into the key "wat_is_je_budget?". Empty if it has no words. */
function presentQuestion(key: string, { questions }: LeadWords): string {
  const known = Object.entries(questions).find(([name]) => name === key);
  const asked = clip(key.replaceAll("_", " "), 200).replace(/(?<![\s:])[\s:]+$/, "");
  if (!asked) return "";
  const question = known?.[1] ?? asked.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return question.endsWith("?") ? question : `${question}:`;
}

function plainKey(key: string): string {
  return normalized(key, "NFKD")
    .replace(/[^\p{L}]+/gu, " ")
    .trim()
    .replace(/^(wat is |what is |what s |vul |enter )?(je |jouw |uw |your )?/, "")
    .replaceAll(" ", "");
}

/** Numbers without a 0 or a plus before them are budgets, years and numbers of registers. */
function isNumber(text: string): boolean {
  return (
    text.length <= BOUNDS.phone && /^[^\w+]*[+0]\P{L}*$/u.test(plainDigits(text)) && internationalDigits(text) !== null
  );
}

function isAddress(text: string): boolean {
  return isOneAddress(asciiAddress(text)) && /@[^@]+\.[^@]/.test(text);
}

function isLine(text: string): boolean {
  return !text.includes("\n");
}

/** Control characters and lone surrogates cannot be stored by both databases. */
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
