import * as z from "zod/mini";
import { BOUNDS } from "~/components/forms/bounds";
import { emailAddress } from "~/components/forms/text-field";
import { deskWords } from "~/content/desk/words.server";
import { sharedCopy } from "~/content/shared-copy.server";
import { OWNER_LANGUAGE } from "~/features/mail/owner-mail.server";
import { SERVICE_OPTIONS, SERVICES } from "~/features/requests/services";
import { LANGUAGES } from "~/lib/language/language";
import { foldText } from "~/lib/text/fold";
import { internationalDigits } from "~/lib/text/phone";
import { tidyText } from "~/lib/text/tidy-text";
import { momentAt } from "~/lib/time/zoned-time";
import { CHANNELS, type Channel } from "../by-hand/hand-lead";
import { LEAD_BOUNDS } from "../lead";
import { type DayAndTime, dayIn, isMonthFirstIn } from "./day-in";
import type { ImportChoices, ImportField, ImportStatus } from "./import-fields";
import type { TableRow } from "./table-problem";

/** Longer than a form takes: nobody can shorten these texts here. */
const LONGEST_MESSAGE = 20_000;
const MOST_TAGS = 20;
/** The time of a day that has none. */
const NOON = "12:00";

/** The key of its text; of what is too long, with the field. */
export type RowProblem =
  | "contactMissing"
  | "emailInvalid"
  | "phoneInvalid"
  | "phoneRounded"
  | "dayInvalid"
  | "dayAhead"
  | "tooOld"
  | "planInvalid"
  | "isSpam"
  | `tooLong ${ImportField}`;

export interface ImportedLead {
  name: string;
  email: string | null;
  phone: string | null;
  company: string | null;
  source: string;
  service: string | null;
  message: string | null;
  language: (typeof LANGUAGES)[number];
  status: ImportStatus;
  decline_reason: string | null;
  tags: string[];
  next_action: string | null;
  next_action_on: string | null;
  /** ISO-8601 UTC; null: now. */
  created_at: string | null;
}

export type ReadRow = { problems: RowProblem[]; lead: null } | { problems: null; lead: ImportedLead; mended: Mended[] };

/** `phone`: got back the zero or the plus that a spreadsheet drops; `plan`: a day in the past was left out. */
export type Mended = "phone" | "plan";

/** The rules for all rows of a file. */
export interface ImportRules extends ImportChoices {
  header: readonly string[];
  headerRow: number | null;
  /** True for a column in which the days have the month in front. */
  monthFirst: readonly boolean[];
  now: Date;
  /** `YYYY-MM-DD` */
  today: string;
  /** The law lets us keep nothing from before these moments (ISO-8601 UTC). */
  keptSince: { customer: string; other: string };
}

type Told = Partial<Record<ImportField, string[]>>;

export function monthFirstIn(columns: ImportChoices["columns"], rows: readonly TableRow[]): boolean[] {
  return columns.map(
    (field, index) =>
      (field === "createdAt" || field === "nextActionOn") &&
      isMonthFirstIn(rows.map(({ cells }) => cells[index] ?? "")),
  );
}

/** The lead of a row, or all its problems. */
export function readRow(cells: readonly string[], rules: ImportRules): ReadRow {
  const told = valuesIn(cells, rules);
  const one = (field: ImportField) => line(told[field]?.[0] ?? "");
  const problems: RowProblem[] = [];
  const mended: Mended[] = [];
  const isTooLong = (field: ImportField, text: string, most: number) => {
    if (text.length > most) problems.push(`tooLong ${field}`);
  };

  const [addressed = "", ...otherAddresses] = partsOf(one("email"), isAddressLike);
  const email = readAddress(addressed, problems);
  const [typed = "", ...otherNumbers] = partsOf(one("phone"), (part) => internationalDigits(part) !== null);
  const phone = readPhone(typed, problems);
  if (phone !== null && phone !== typed) mended.push("phone");
  if (!addressed && !typed) problems.push("contactMissing");

  const company = one("company") || null;
  const name = nameIn(told) || company || email || phone || "";
  const created = readDay(cells, rules, "createdAt");
  const created_at = created && momentOf(created, rules);
  if (created === undefined) problems.push("dayInvalid");
  const status = readStatus(one("status"), rules.status);
  if (status.is === "spam") problems.push("isSpam");
  if (created_at && created_at > rules.now.toISOString()) problems.push("dayAhead");
  else if (created_at && created_at < rules.keptSince[status.is === "agreed" ? "customer" : "other"])
    problems.push("tooOld");

  const channel = readChannel(one("channel"));
  const service = readService(one("service"));
  const plannedOn = readDay(cells, rules, "nextActionOn");
  if (plannedOn === undefined) problems.push("planInvalid");
  const next_action_on = plannedOn && plannedOn.day >= rules.today ? plannedOn.day : null;
  if (plannedOn && !next_action_on) mended.push("plan");
  const next_action = one("nextAction") || (next_action_on ? words().followUp : "") || null;

  const unread: [ImportField, string][] = [
    ["email", otherAddresses.join(", ")],
    ["phone", otherNumbers.join(", ")],
    ["channel", channel ? "" : one("channel")],
    ["service", service ? "" : one("service")],
    ["status", status.is ? "" : one("status")],
    ["declineReason", status.is === "declined" ? "" : one("declineReason")],
  ];
  const message = messageIn(cells, rules, unread);
  const decline_reason = (status.is === "declined" && one("declineReason")) || null;
  const tags = tagsIn(told.tags ?? []);

  isTooLong("name", name, BOUNDS.name);
  isTooLong("phone", phone ?? "", BOUNDS.phone);
  isTooLong("company", company ?? "", BOUNDS.company);
  isTooLong("message", message ?? "", LONGEST_MESSAGE);
  isTooLong("nextAction", next_action ?? "", LEAD_BOUNDS.action);
  isTooLong("declineReason", decline_reason ?? "", LEAD_BOUNDS.reason);
  if (tags.length > MOST_TAGS || tags.some((tag) => tag.length > LEAD_BOUNDS.tag)) problems.push("tooLong tags");
  if (problems.length > 0 || status.is === "spam") return { problems, lead: null };
  return {
    problems: null,
    mended,
    lead: {
      name,
      email,
      phone,
      company,
      source: `desk-${channel ?? "import"}`,
      service,
      message,
      language: readLanguage(one("language")),
      status: status.is ?? rules.status,
      decline_reason,
      tags,
      next_action,
      next_action_on,
      created_at: created_at ?? null,
    },
  };
}

/** Texts that programs write into an empty cell. */
const EMPTY = /^(?:null|undefined|#?n\/a|n\.?v\.?t\.?|[-–—?.]+)?$/i;
/** Texts that people write there. */
const NO_CONTACT = /^(?:geen|onbekend|none|unknown|no|nee)$/i;
const BETWEEN = /\s*(?:[;,/|]|\s(?:of|en|or|and)\s)\s*/i;

/** The first is the one to use, if there are several in a cell; without one, the whole is. */
function partsOf(text: string, isOne: (part: string) => boolean): string[] {
  if (NO_CONTACT.test(text)) return [];
  const parts = text.split(BETWEEN).filter((part) => part !== "" && !EMPTY.test(part));
  const known = parts.filter(isOne);
  if (known.length === 0 || parts.length === 1) return text ? [text] : [];
  return [...known, ...parts.filter((part) => !isOne(part))];
}

function isAddressLike(text: string): boolean {
  return z.safeParse(emailAddress, bareAddress(text)).success;
}

function bareAddress(typed: string): string {
  return /^(?:mailto:)?(?:[^<>]*<)?([^<>]+)>?$/i.exec(typed)?.[1] ?? typed;
}

function valuesIn(cells: readonly string[], { columns }: ImportRules): Told {
  const told: Told = {};
  for (const [index, field] of columns.entries()) {
    const text = tidyText(cells[index] ?? "");
    if (field && !EMPTY.test(text)) told[field] = [...(told[field] ?? []), text];
  }
  return told;
}

function line(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function nameIn({ name = [], firstName = [], lastName = [] }: Told): string {
  return line([...name, ...firstName, ...lastName].join(" "));
}

function readAddress(typed: string, problems: RowProblem[]): string | null {
  if (!typed) return null;
  const parsed = z.safeParse(emailAddress, bareAddress(typed));
  if (!parsed.success) problems.push("emailInvalid");
  return parsed.data ?? null;
}

/** Spreadsheets take a number for an amount: it loses its zero or its plus, or is rounded. */
function readPhone(typed: string, problems: RowProblem[]): string | null {
  if (!typed) return null;
  if (/^\d+(?:[.,]\d+)?E\+?\d+$/i.test(typed)) {
    problems.push("phoneRounded");
    return null;
  }
  const digits = typed.replace(/[\s().-]/g, "");
  const mended = /^[1-9]\d{8}$/.test(digits) ? `0${typed}` : /^31\d{9}$/.test(digits) ? `+${typed}` : typed;
  if (internationalDigits(mended) === null) problems.push("phoneInvalid");
  return mended;
}

/** Null where none is said, undefined where it cannot be read. */
function readDay(
  cells: readonly string[],
  { columns, monthFirst }: ImportRules,
  field: "createdAt" | "nextActionOn",
): DayAndTime | null | undefined {
  const index = columns.indexOf(field);
  const text = line(cells[index] ?? "");
  if (EMPTY.test(text)) return null;
  return dayIn(text, monthFirst[index]) ?? undefined;
}

/** Today without a time is now: noon may be still to come. */
function momentOf({ day, time, moment }: DayAndTime, { today, now }: ImportRules): string {
  if (moment) return moment;
  if (day === today && time === null) return now.toISOString();
  return momentAt(day, (time ?? NOON) as typeof NOON);
}

const words = () => deskWords[OWNER_LANGUAGE].leadImport;

/** Folded, of other programs; those of the desk come first. */
const STATUS_WORDS: Record<ImportStatus, readonly string[]> = {
  new: ["nieuw", "new", "open", "lead"],
  contacted: ["contact", "contact gehad", "contacted", "gebeld", "gesproken", "in gesprek", "qualified", "working"],
  quoted: ["offerte", "offerte verstuurd", "offerte uit", "quoted", "quote sent", "proposal", "voorstel"],
  agreed: ["akkoord", "klant", "customer", "client", "gewonnen", "won", "closed won", "agreed", "getekend"],
  declined: [
    "niet akkoord",
    "afgewezen",
    "verloren",
    "lost",
    "closed lost",
    "declined",
    "not agreed",
    "geen interesse",
  ],
};

type StatusWord = ImportStatus | "spam";

/** Folded once: a file has thousands of them. */
const statusWords = once(() => [
  ...Object.entries(STATUS_WORDS).flatMap(([status, names]) =>
    names.map((name) => [name, status as StatusWord] as const),
  ),
  ...LANGUAGES.flatMap((language) => Object.entries(deskWords[language].admin.leads.statuses)).map(
    ([status, name]) => [foldText(name), status as StatusWord] as const,
  ),
]);

function readStatus(typed: string, otherwise: ImportStatus): { is: StatusWord | null } {
  const word = foldText(typed);
  return { is: word ? (statusWords().get(word) ?? null) : otherwise };
}

const CHANNEL_WORDS: Record<Channel, readonly string[]> = {
  phone: ["telefoon", "gebeld", "telefonisch", "phone", "phoned", "call"],
  whatsapp: ["whatsapp", "app", "geappt"],
  visit: ["langs geweest", "bezoek", "langsgekomen", "visit", "dropped in", "walk-in"],
  referral: ["doorverwezen", "doorverwijzing", "via via", "referral", "referred", "mond-tot-mond", "aanbeveling"],
  other: ["anders", "other", "overig"],
};

/** Accepts the form of an export too: "desk-phone". */
function readChannel(typed: string): Channel | null {
  const word = foldText(typed);
  return CHANNELS.find((channel) => word === `desk-${channel}` || CHANNEL_WORDS[channel].includes(word)) ?? null;
}

const serviceWords = once(() => [
  ...SERVICES.map((service) => [foldText(service), service] as const),
  ...LANGUAGES.flatMap((language) => {
    const texts = sharedCopy(language);
    return SERVICE_OPTIONS.map((service) => [foldText(texts[`service.${service}`]), service] as const);
  }),
]);

function readService(typed: string): string | null {
  const word = foldText(typed);
  return (word && serviceWords().get(word)) || null;
}

/** Builds the map on first use. */
function once<Word>(words: () => (readonly [string, Word])[]): () => ReadonlyMap<string, Word> {
  let known: ReadonlyMap<string, Word> | undefined;
  return () => {
    known ??= new Map(words());
    return known;
  };
}

function readLanguage(typed: string): ImportedLead["language"] {
  const word = foldText(typed);
  if (!word) return OWNER_LANGUAGE;
  const isOne = (language: ImportedLead["language"]) =>
    word === language || LANGUAGES.some((said) => foldText(deskWords[said].exports.leads.languages[language]) === word);
  return LANGUAGES.find(isOne) ?? OWNER_LANGUAGE;
}

/** The first column as it is; the others, and what is no word of ours, with what they are. */
function messageIn(
  cells: readonly string[],
  { columns, header, hasHeader }: ImportRules,
  unread: readonly [ImportField, string][],
): string | null {
  const { fields } = words();
  const parts: string[] = [];
  for (const [index, field] of columns.entries()) {
    const text = tidyText(cells[index] ?? "");
    if (field !== "message" || EMPTY.test(text)) continue;
    const label = parts.length > 0 && hasHeader ? line(header[index] ?? "") : "";
    parts.push(label ? `${label}: ${text}` : text);
  }
  for (const [field, text] of unread) if (text) parts.push(`${fields[field]}: ${text}`);
  return parts.join("\n\n") || null;
}

function tagsIn(texts: readonly string[]): string[] {
  const tags = texts
    .flatMap((text) => text.split(/[,;|\n]/))
    .map((tag) => line(tag.replace(/^\s*#+/, "")).toLowerCase())
    .filter(Boolean);
  return [...new Set(tags)];
}
