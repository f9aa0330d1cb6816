import type { TypedFields } from "~/components/desk/desk-draft";
import { LANGUAGES, type Language } from "~/lib/language/language";
import {
  GROUP_KINDS,
  type Offer,
  ONLY_GROUP,
  PERIODS,
  type Period,
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
  /** `YYYY-MM-DD`, or empty. */
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

const EMPTY_LINE = { ticked: true, description: "", quantity: "1", price: "", per: "once" } as const;
const EMPTY_DISCOUNT = { description: "", kind: "percent", value: "", per: "once" } as const;

export function emptyFields(language: Language): DraftFields {
  const customer = { customer_name: "", company: "", email: "", address: "", intro: "", first_version_on: "" };
  const lines = [{ key: "0", group: ONLY_GROUP.key, ...EMPTY_LINE }];
  return { ...customer, language, groups: [ONLY_GROUP], lines, discounts: [] };
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
  return {
    customer_name: text("customer_name"),
    company: text("company"),
    email: text("email"),
    address: text("address"),
    intro: text("intro"),
    language: LANGUAGES.find((known) => known === posted.language) ?? "nl",
    first_version_on: text("first_version_on"),
    groups,
    lines: areKeys(lines) ? lines : lines.map((line, index) => ({ ...line, key: String(index) })),
    discounts: rows(Object.values(DISCOUNT_NAMES), QUOTE_BOUNDS.discounts, (at, key) => ({
      key,
      description: at(DISCOUNT_NAMES.description),
      kind: at(DISCOUNT_NAMES.kind) === "amount" ? "amount" : "percent",
      value: at(DISCOUNT_NAMES.value),
      per: periodOf(at(DISCOUNT_NAMES.per)),
    })),
  };
}

const CUSTOMER_NAMES = [
  "customer_name",
  "company",
  "email",
  "address",
  "language",
  "intro",
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

type Rows = Pick<DraftFields, "lines" | "discounts">;
const NO_ROWS: Rows = { lines: [], discounts: [] };

/** "add-line", "remove-discount:2"; undefined for others. Keys of rows that are `gone` are not used again. */
export function changeRows(fields: DraftFields, button: string, gone: Rows = NO_ROWS): DraftFields | undefined {
  const { groups, lines, discounts } = fields;
  const [action, key] = button.split(":");
  switch (action) {
    case "add-line": {
      const group = groups.find((known) => known.key === key) ?? groups.at(-1) ?? ONLY_GROUP;
      const line = { ...EMPTY_LINE, group: group.key, ticked: group.kind === "fixed" };
      return lines.length < QUOTE_BOUNDS.lines ? { ...fields, lines: added(lines, gone.lines, line) } : fields;
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

function added<Row extends { key: string }>(rows: readonly Row[], gone: readonly Row[], row: Omit<Row, "key">): Row[] {
  const key = String(Math.max(-1, ...[...rows, ...gone].map((known) => Number(known.key))) + 1);
  return [...rows, { ...row, key } as Row];
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
