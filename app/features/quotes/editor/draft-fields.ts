import type { TypedFields } from "~/components/desk/desk-draft";
import { LANGUAGES, type Language } from "~/lib/language/language";
import { type Offer, PERIODS, type Period, QUOTE_BOUNDS, type QuoteDiscount, type QuoteLine } from "../quote";
import { readAmount, readCents, readPercent } from "../quote-money";

/** `key` tells the rows of a form apart. */
export interface LineFields {
  key: string;
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
  lines: LineFields[];
  discounts: DiscountFields[];
}

/** Posted as lists. */
export const LINE_NAMES = {
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
export const LISTED_NAMES: readonly string[] = [...Object.values(LINE_NAMES), ...Object.values(DISCOUNT_NAMES)];

const EMPTY_LINE = { description: "", quantity: "1", price: "", per: "once" } as const;
const EMPTY_DISCOUNT = { description: "", kind: "percent", value: "", per: "once" } as const;

export function emptyFields(language: Language): DraftFields {
  const customer = { customer_name: "", company: "", email: "", address: "", intro: "" };
  return { ...customer, language, lines: [{ key: "0", ...EMPTY_LINE }], discounts: [] };
}

/** Rows beyond the bounds are dropped. */
export function readFields(posted: Readonly<Record<string, unknown>>): DraftFields {
  const text = (name: string) => (typeof posted[name] === "string" ? posted[name] : "");
  const list = (name: string) => (Array.isArray(posted[name]) ? posted[name].map(String) : []);
  const rows = <T>(names: readonly string[], limit: number, row: (at: (name: string) => string, key: string) => T) =>
    Array.from({ length: Math.min(limit, list(names[0] ?? "").length) }, (_, index) =>
      row((name) => list(name)[index] ?? "", String(index)),
    );
  return {
    customer_name: text("customer_name"),
    company: text("company"),
    email: text("email"),
    address: text("address"),
    intro: text("intro"),
    language: LANGUAGES.find((known) => known === posted.language) ?? "nl",
    lines: rows(Object.values(LINE_NAMES), QUOTE_BOUNDS.lines, (at, key) => ({
      key,
      description: at(LINE_NAMES.description),
      quantity: at(LINE_NAMES.quantity),
      price: at(LINE_NAMES.price),
      per: periodOf(at(LINE_NAMES.per)),
    })),
    discounts: rows(Object.values(DISCOUNT_NAMES), QUOTE_BOUNDS.discounts, (at, key) => ({
      key,
      description: at(DISCOUNT_NAMES.description),
      kind: at(DISCOUNT_NAMES.kind) === "amount" ? "amount" : "percent",
      value: at(DISCOUNT_NAMES.value),
      per: periodOf(at(DISCOUNT_NAMES.per)),
    })),
  };
}

const CUSTOMER_NAMES = ["customer_name", "company", "email", "address", "language", "intro"] as const;
export type CustomerName = (typeof CUSTOMER_NAMES)[number];

/** A browser may restore other fields before the editor shows its own. */
export function asTyped(draft: DraftFields): TypedFields {
  return [
    ...CUSTOMER_NAMES.map((name) => [name, draft[name]] as const),
    ...draft.lines.flatMap((row) => namedBy(LINE_NAMES, row)),
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
  const { lines, discounts } = fields;
  const [action, key] = button.split(":");
  switch (action) {
    case "add-line":
      return lines.length < QUOTE_BOUNDS.lines ? { ...fields, lines: added(lines, gone.lines, EMPTY_LINE) } : fields;
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
export function offerSoFar({ lines, discounts }: DraftFields, vatPercent: number): Offer {
  return {
    vatPercent,
    lines: lines.map(
      ({ description, quantity, price, per }): QuoteLine => ({
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

function periodOf(value: string): Period {
  return PERIODS.find((known) => known === value) ?? "once";
}
