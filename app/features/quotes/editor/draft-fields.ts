import type { TypedFields } from "~/components/desk/desk-draft";
import { LANGUAGES, type Language } from "~/lib/language/language";
import {
  GROUP_KINDS,
  type Offer,
  ONLY_GROUP,
  PERIODS,
  type Period,
  PLANNINGS,
  type Planning,
  QUOTE_BOUNDS,
  type QuoteDiscount,
  type QuoteGroup,
  type QuoteLine,
} from "../quote";
import { readAmount, readCents, readPercent } from "../quote-money";

/** `key` tells the rows of a form apart, and is stored with the line. */
export interface LineFields {
  key: string;
  /** The key of its group. */
  group: string;
  ticked: boolean;
  description: string;
  quantity: string;
  price: string;
  per: Period;
}

export interface DiscountFields {
  key: string;
  description: string;
  kind: QuoteDiscount["kind"];
  value: string;
  per: Period;
}

/** Everything stays as typed, so that nothing is lost. */
export interface DraftFields {
  customer_name: string;
  company: string;
  email: string;
  address: string;
  language: Language;
  intro: string;
  /** Empty: nothing is said of it. */
  planning: Planning | "";
  /** `YYYY-MM-DD`, or empty. A day comes instead of the planning. */
  first_version_on: string;
  groups: QuoteGroup[];
  lines: LineFields[];
  discounts: DiscountFields[];
}

/** Posted as lists. */
export const GROUP_NAMES = { key: "group-key", title: "group-title", kind: "group-kind" } as const;
export const LINE_NAMES = {
  key: "line-key",
  group: "line-group",
  description: "line-description",
  quantity: "line-quantity",
  price: "line-price",
  per: "line-per",
} as const;
export const DISCOUNT_NAMES = {
  key: "discount-key",
  description: "discount-description",
  kind: "discount-kind",
  value: "discount-value",
  per: "discount-per",
} as const;
/** The keys of the lines that are ticked beforehand. */
export const TICKED_NAME = "line-ticked";
export const LISTED_NAMES: readonly string[] = [
  ...Object.values(GROUP_NAMES),
  ...Object.values(LINE_NAMES),
  TICKED_NAME,
  ...Object.values(DISCOUNT_NAMES),
];

/** Posted with the button that adds a line from the price list. */
export const PRICED_NAMES = { price: "priced", group: "priced-group" } as const;

export const ADD_PRICED = "add-priced";

/** A price of today, as a line. */
export interface PricedLine {
  name: string;
  /** Name and price, in the language of the desk. */
  label: string;
  /** Name and scope, in the language of the quote. */
  description: Record<Language, string>;
  price: string;
  per: Period;
}

const EMPTY_LINE = { description: "", quantity: "1", price: "", per: "once" } as const;
const EMPTY_DISCOUNT = { description: "", kind: "percent", value: "", per: "once" } as const;

export function emptyFields(language: Language): DraftFields {
  const customer = { customer_name: "", company: "", email: "", address: "", intro: "", first_version_on: "" };
  const lines = [{ key: "0", group: ONLY_GROUP.key, ticked: true, ...EMPTY_LINE }];
  return { ...customer, language, planning: "site", groups: [ONLY_GROUP], lines, discounts: [] };
}

/** Rows beyond the bounds are dropped. */
export function readFields(posted: Readonly<Record<string, unknown>>): DraftFields {
  const text = (name: string) => (typeof posted[name] === "string" ? posted[name] : "");
  const list = (name: string) => (Array.isArray(posted[name]) ? posted[name].map(String) : []);
  const rows = <T>(names: readonly string[], limit: number, row: (at: (name: string) => string, key: string) => T) =>
    Array.from({ length: Math.min(limit, list(names[0] ?? "").length) }, (_, index) =>
      row((name) => list(name)[index] ?? "", String(index)),
    );
  const written = rows(
    Object.values(GROUP_NAMES),
    QUOTE_BOUNDS.groups,
    (at): QuoteGroup => ({
      key: at(GROUP_NAMES.key),
      title: at(GROUP_NAMES.title),
      kind: GROUP_KINDS.find((known) => known === at(GROUP_NAMES.kind)) ?? "fixed",
    }),
  );
  const groups = areKeys(written) ? written : [ONLY_GROUP];
  const ticked = new Set(list(TICKED_NAME));
  const lines = rows([LINE_NAMES.description], QUOTE_BOUNDS.lines, (at, index) => ({
    key: at(LINE_NAMES.key) || index,
    group: groups.find(({ key }) => key === at(LINE_NAMES.group))?.key ?? groups[0]?.key ?? ONLY_GROUP.key,
    ticked: ticked.has(at(LINE_NAMES.key)),
    description: at(LINE_NAMES.description),
    quantity: at(LINE_NAMES.quantity),
    price: at(LINE_NAMES.price),
    per: periodOf(at(LINE_NAMES.per)),
  }));
  const discounts = rows(
    [DISCOUNT_NAMES.description],
    QUOTE_BOUNDS.discounts,
    (at, index): DiscountFields => ({
      key: at(DISCOUNT_NAMES.key) || index,
      description: at(DISCOUNT_NAMES.description),
      kind: at(DISCOUNT_NAMES.kind) === "amount" ? "amount" : "percent",
      value: at(DISCOUNT_NAMES.value),
      per: periodOf(at(DISCOUNT_NAMES.per)),
    }),
  );
  const draft: DraftFields = {
    customer_name: text("customer_name"),
    company: text("company"),
    email: text("email"),
    address: text("address"),
    intro: text("intro"),
    language: LANGUAGES.find((known) => known === posted.language) ?? "nl",
    planning: PLANNINGS.find((known) => known === posted.planning) ?? "",
    first_version_on: text("first_version_on"),
    groups,
    lines,
    discounts: withKeys(discounts),
  };
  return withLines(draft, withKeys(lines));
}

const CUSTOMER_NAMES = [
  "customer_name",
  "company",
  "email",
  "address",
  "language",
  "intro",
  "planning",
  "first_version_on",
] as const;
export type CustomerName = (typeof CUSTOMER_NAMES)[number];

/** A browser may restore other fields before the editor shows its own. */
export function asTyped(draft: DraftFields): TypedFields {
  return [
    ...CUSTOMER_NAMES.map((name) => [name, draft[name]] as const),
    ...draft.groups.flatMap((row) => namedBy(GROUP_NAMES, row)),
    ...draft.lines.flatMap((row) => namedBy(LINE_NAMES, row)),
    ...draft.lines.flatMap(({ key, ticked }) => (ticked ? [[TICKED_NAME, key] as const] : [])),
    ...draft.discounts.flatMap((row) => namedBy(DISCOUNT_NAMES, row)),
  ];
}

export function readTyped(typed: TypedFields): DraftFields {
  const lists = LISTED_NAMES.map((listed) => [
    listed,
    typed.filter(([name]) => name === listed).map(([, text]) => text),
  ]);
  return readFields({ ...Object.fromEntries(typed), ...Object.fromEntries(lists) });
}

function namedBy<Field extends string>(names: Record<Field, string>, row: NoInfer<Record<Field, string>>): TypedFields {
  return (Object.keys(names) as Field[]).map((field) => [names[field], row[field]] as const);
}

/** Rows without text do not count. */
export function isFilledLine({ description, price }: LineFields): boolean {
  return description.trim() !== "" || price.trim() !== "";
}

export function isFilledDiscount({ description, value }: DiscountFields): boolean {
  return description.trim() !== "" || value.trim() !== "";
}

/** Sorts the lines by group, and leaves one ticked where one is chosen. */
export function withLines(fields: DraftFields, lines: readonly LineFields[]): DraftFields {
  const sorted = fields.groups.flatMap(({ key, kind }) => {
    const own = lines
      .filter(({ group }) => group === key)
      .toSorted((one, other) => Number(one.key) - Number(other.key));
    const first = own.find(({ ticked }) => ticked);
    return kind === "one_of" ? own.map((line) => ({ ...line, ticked: line === first })) : own;
  });
  return { ...fields, lines: sorted };
}

export function changeGroup(fields: DraftFields, key: string, changed: Partial<QuoteGroup>): DraftFields {
  const groups = fields.groups.map((row) => (row.key === key ? { ...row, ...changed } : row));
  return withLines({ ...fields, groups }, fields.lines);
}

/** Ticking the line of a group of which one is chosen unticks the others. */
export function changeLine(fields: DraftFields, key: string, changed: Partial<LineFields>): DraftFields {
  const { group } = fields.lines.find((row) => row.key === key) ?? {};
  const isOneOf = fields.groups.some((known) => known.key === group && known.kind === "one_of");
  const lines = fields.lines.map((row) => {
    if (row.key === key) return { ...row, ...changed };
    return isOneOf && changed.ticked && row.group === group ? { ...row, ticked: false } : row;
  });
  return withLines(fields, lines);
}

/** A line of a group that is removed goes to the one above it, or below the first. */
export function moveLine(line: LineFields, groups: readonly QuoteGroup[], removed: string): LineFields {
  const place = groups.findIndex(({ key }) => key === removed);
  const next = groups[place - 1] ?? groups[1];
  return line.group === removed && next ? { ...line, group: next.key } : line;
}

/** The name of the button, with all that it depends on: "add-priced:hosting:1". */
export function pressedButton(posted: Readonly<Record<string, unknown>>): string {
  const button = String(posted.do);
  if (button !== ADD_PRICED) return button;
  return [button, posted[PRICED_NAMES.price], posted[PRICED_NAMES.group] ?? ""].join(":");
}

interface RowContext {
  /** Rows that are gone: no new row gets one of their keys. */
  gone: Pick<DraftFields, "lines" | "discounts">;
  priced: readonly PricedLine[];
}

/** "add-line:0", "remove-discount:2"; undefined for others. */
export function changeRows(fields: DraftFields, button: string, { gone, priced }: RowContext): DraftFields | undefined {
  const { groups, lines, discounts } = fields;
  const [action, key, group] = button.split(":");
  switch (action) {
    case "add-group": {
      if (groups.length >= QUOTE_BOUNDS.groups) return fields;
      const made = added(groups, [], { title: "", kind: "optional" });
      return withLine({ ...fields, groups: made }, gone.lines, made.at(-1)?.key, {});
    }
    case "remove-group": {
      const left = groups.filter((row) => row.key !== key);
      if (left.length === 0 || key === undefined) return fields;
      const filled = lines.filter((row) => row.group !== key || isFilledLine(row));
      const moved = filled.map((row) => moveLine(row, groups, key));
      return withLines({ ...fields, groups: left }, moved);
    }
    case "add-line":
      return withLine(fields, gone.lines, key, {});
    case ADD_PRICED: {
      const known = priced.find(({ name }) => name === key);
      const to = groups.find((row) => row.key === group) ?? groups.at(-1);
      if (!known) return fields;
      const filled = lines.filter((row) => row.group !== to?.key || isFilledLine(row));
      const line = { description: known.description[fields.language], price: known.price, per: known.per };
      return withLine({ ...fields, lines: filled }, gone.lines, to?.key, line);
    }
    case "remove-line":
      return { ...fields, lines: lines.filter((row) => row.key !== key) };
    case "add-discount":
      return discounts.length < QUOTE_BOUNDS.discounts
        ? { ...fields, discounts: added(discounts, gone.discounts, EMPTY_DISCOUNT) }
        : fields;
    case "remove-discount":
      return { ...fields, discounts: discounts.filter((row) => row.key !== key) };
    case "recount":
      return fields;
    default:
      return undefined;
  }
}

/** Unreadable fields count as zero. */
export function offerSoFar({ groups, lines, discounts }: DraftFields, vatPercent: number): Offer {
  return {
    vatPercent,
    groups,
    lines: lines.map(
      ({ key, group, ticked, description, quantity, price, per }): QuoteLine => ({
        key,
        group,
        isTicked: ticked,
        description,
        quantity: readAmount(quantity) ?? 0,
        unitCents: readCents(price) ?? 0,
        per,
      }),
    ),
    discounts: discounts.map(
      ({ description, kind, value, per }): QuoteDiscount => ({
        description,
        kind,
        value: (kind === "amount" ? readCents(value) : readPercent(value)) ?? 0,
        per,
      }),
    ),
  };
}

/** The group is the last if there is none with this key. */
function withLine(
  fields: DraftFields,
  gone: readonly LineFields[],
  to: string | undefined,
  changed: Partial<LineFields>,
): DraftFields {
  const { groups, lines } = fields;
  if (lines.length >= QUOTE_BOUNDS.lines) return fields;
  const { key: group, kind } = groups.find(({ key }) => key === to) ?? groups.at(-1) ?? ONLY_GROUP;
  const line = { ...EMPTY_LINE, group, ticked: kind === "fixed", ...changed };
  return withLines(fields, added(lines, gone, line));
}

function added<Row extends { key: string }>(rows: readonly Row[], gone: readonly Row[], row: Omit<Row, "key">): Row[] {
  const key = String(Math.max(-1, ...[...rows, ...gone].map((known) => Number(known.key))) + 1);
  return [...rows, { ...row, key } as Row];
}

/** A form may come without keys, or with some that no row has. */
function withKeys<Row extends { key: string }>(rows: readonly Row[]): Row[] {
  return areKeys(rows) ? [...rows] : rows.map((row, index) => ({ ...row, key: String(index) }));
}

/** Keys are whole numbers, each once. */
function areKeys(rows: readonly { key: string }[]): boolean {
  return (
    rows.length > 0 &&
    new Set(rows.map(({ key }) => key)).size === rows.length &&
    rows.every(({ key }) => /^\d{1,4}$/.test(key))
  );
}

function periodOf(value: string): Period {
  return PERIODS.find((known) => known === value) ?? "once";
}
