import type { DeskWords } from "~/content/desk/nl";
import { foldText } from "~/lib/text/fold";
import { isOneAddress } from "~/lib/text/mail-address";
import { internationalDigits } from "~/lib/text/phone";
import { LEAD_STATUSES, type LeadStatus } from "../list/lead-filter";
import { dayIn } from "./day-in";
import type { TableRow } from "./table-problem";

/** The meanings of a column, in the order of the list. */
export const IMPORT_FIELDS = [
  "name",
  "firstName",
  "lastName",
  "email",
  "phone",
  "company",
  "createdAt",
  "status",
  "declineReason",
  "channel",
  "service",
  "message",
  "tags",
  "nextAction",
  "nextActionOn",
  "language",
] as const satisfies readonly (keyof DeskWords["leadImport"]["fields"])[];
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Several columns of such a field become one text. */
const JOINED: readonly ImportField[] = ["name", "firstName", "lastName", "message", "tags"];

/** The field of each column. Null if it is not imported. */
export type ColumnFields = readonly (ImportField | null)[];

/** Folded; those of other programs, and those of our own export. */
const HEADERS: Record<ImportField, readonly string[]> = {
  name: ["naam", "name", "volledige naam", "full name", "contact", "contactpersoon", "contact person", "klantnaam"],
  firstName: ["voornaam", "first name", "firstname", "given name", "roepnaam"],
  lastName: [
    "tussenvoegsel",
    "achternaam",
    "last name",
    "lastname",
    "surname",
    "family name",
    "middle name",
    "infix",
    "prefix",
  ],
  email: ["e-mail", "email", "e-mailadres", "emailadres", "mail", "mailadres", "e-mail address", "email address"],
  phone: [
    "telefoon",
    "telefoonnummer",
    "tel",
    "tel.",
    "nummer",
    "phone",
    "phone number",
    "telephone",
    "mobiel",
    "mobiele telefoon",
    "mobile",
    "mobile phone",
    "gsm",
    "06-nummer",
  ],
  company: [
    "bedrijf",
    "bedrijfsnaam",
    "company",
    "company name",
    "organisatie",
    "organisation",
    "organization",
    "organization name",
    "firma",
    "zaak",
  ],
  createdAt: [
    "binnengekomen",
    "came in",
    "datum",
    "date",
    "aangemaakt",
    "aangemaakt op",
    "created",
    "created at",
    "created time",
    "toegevoegd op",
    "datum aanvraag",
    "aanvraagdatum",
  ],
  status: ["status", "fase", "stage"],
  declineReason: ["reden niet akkoord", "reason not agreed", "reden", "lost reason", "reden verloren"],
  channel: ["bron", "source", "kanaal", "channel", "herkomst", "lead source"],
  service: ["gevraagd", "asked for", "dienst", "service", "interesse", "interest", "onderwerp", "subject"],
  message: [
    "bericht",
    "message",
    "notitie",
    "notities",
    "note",
    "notes",
    "opmerking",
    "opmerkingen",
    "remark",
    "remarks",
    "omschrijving",
    "description",
    "toelichting",
  ],
  tags: ["labels", "label", "tags", "tag", "groep", "group"],
  nextAction: ["volgende actie", "next action", "actie", "vervolgactie", "next step"],
  nextActionOn: ["volgende actie op", "next action on", "opvolgen op", "follow up on", "actiedatum"],
  language: ["taal", "language"],
};

/** Rows by which a file is judged. */
const SAMPLE = 200;
/** The share of the cells with text that must match. */
const MOST_OF = 0.6;
const BARE_NUMBER = /^[+(\d][\d\s().\-/]*$/;

interface Proposal {
  hasHeader: boolean;
  columns: ColumnFields;
}

/** Goes by the words of the header first, then by the contents of the columns. */
export function proposeColumns(rows: readonly TableRow[]): Proposal {
  const sample = rows.slice(0, SAMPLE).map(({ cells }) => cells);
  const width = Math.max(0, ...sample.map((cells) => cells.length));
  const [first = [], ...rest] = sample;
  const hasHeader = isHeader(first, rest);
  const values = hasHeader ? rest : sample;
  const columns: (ImportField | null)[] = Array.from({ length: width }, () => null);
  const isFree = (field: ImportField) => JOINED.includes(field) || !columns.includes(field);
  if (hasHeader) {
    for (const [index, header] of first.entries()) {
      const field = fieldOf(header);
      if (field && isFree(field)) columns[index] = field;
    }
  }
  const ways: [ImportField, (cell: string) => boolean][] = [
    ["email", isAddress],
    ["phone", isNumber],
  ];
  for (const [field, isOne] of ways) {
    if (columns.includes(field)) continue;
    const shares = columns.map((taken, index) => (taken ? 0 : shareOf(values, index, isOne)));
    const best = Math.max(0, ...shares);
    if (best >= MOST_OF) columns[shares.indexOf(best)] = field;
  }
  if (!columns.some((field) => field === "name" || field === "lastName" || field === "firstName")) {
    const index = columns.findIndex((field, place) => field === null && shareOf(values, place, isWords) >= MOST_OF);
    if (index >= 0 && !hasHeader) columns[index] = "name";
  }
  return { hasHeader, columns };
}

/** The first of the fields that two columns share, where it can have one only. */
export function doubledField(columns: ColumnFields): ImportField | null {
  const doubled = (field: ImportField | null, index: number) =>
    field !== null && !JOINED.includes(field) && columns.indexOf(field) !== index;
  return columns.find(doubled) ?? null;
}

function isHeader(first: readonly string[], rest: readonly (readonly string[])[]): boolean {
  if (first.some((cell) => isAddress(cell) || isNumber(cell) || dayIn(cell) !== null)) return false;
  if (first.some((cell) => fieldOf(cell) !== null)) return true;
  // Words above addresses or numbers.
  return first.some(
    (cell, index) =>
      cell !== "" && Math.max(shareOf(rest, index, isAddress), shareOf(rest, index, isNumber)) >= MOST_OF,
  );
}

function fieldOf(header: string): ImportField | null {
  const word = foldText(header)
    .replace(/[_*:]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return IMPORT_FIELDS.find((field) => HEADERS[field].includes(word)) ?? null;
}

function shareOf(rows: readonly (readonly string[])[], index: number, isOne: (cell: string) => boolean): number {
  const cells = rows.map((row) => row[index] ?? "").filter((cell) => cell !== "");
  return cells.length === 0 ? 0 : cells.filter(isOne).length / cells.length;
}

function isAddress(cell: string): boolean {
  return isOneAddress(cell) && /@[^@]+\.[^@]/.test(cell);
}

function isNumber(cell: string): boolean {
  return BARE_NUMBER.test(cell) && dayIn(cell) === null && internationalDigits(cell) !== null;
}

function isWords(cell: string): boolean {
  return /\p{L}/u.test(cell) && !/[\d@]/.test(cell) && cell.length <= 60;
}

/** The way in which a file is to be read. */
export interface ImportChoices {
  /** The first row says what is in the columns. */
  hasHeader: boolean;
  columns: ColumnFields;
  /** The status of rows that say none. */
  status: ImportStatus;
}

export type ImportStatus = Exclude<LeadStatus, "spam">;
/** Nothing is imported as spam: it would be deleted soon. */
export const IMPORT_STATUSES = LEAD_STATUSES.filter((status): status is ImportStatus => status !== "spam");
export const DEFAULT_STATUS: ImportStatus = "contacted";

export const columnName = (index: number) => `column-${index}`;

/** Reads a posted form. A column that is missing in it is not imported. */
export function readChoices(fields: Record<string, unknown>, width: number): ImportChoices {
  return {
    hasHeader: fields.header === "on",
    columns: Array.from(
      { length: width },
      (_, index) => IMPORT_FIELDS.find((field) => field === fields[columnName(index)]) ?? null,
    ),
    status: IMPORT_STATUSES.find((status) => status === fields.status) ?? DEFAULT_STATUS,
  };
}
