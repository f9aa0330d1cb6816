import { QUOTE_BOUNDS } from "../quote";
import {
  changeRows,
  type DiscountFields,
  type DraftFields,
  isFilledDiscount,
  isFilledLine,
  type LineFields,
} from "./draft-fields";

export type RowKind = "line" | "discount";

/** `place`: from 1 on. */
export interface GoneRow<Row> {
  row: Row;
  place: number;
}

export interface EditorContent {
  draft: DraftFields;
  lines: readonly GoneRow<LineFields>[];
  discounts: readonly GoneRow<DiscountFields>[];
}

export function contentOf(draft: DraftFields): EditorContent {
  return { draft, lines: [], discounts: [] };
}

/** Rows can be put back as long as there is room for them. */
export function pressRows({ draft, lines, discounts }: EditorContent, button: string): EditorContent | undefined {
  const changed = changeRows(draft, button, { lines: rowsOf(lines), discounts: rowsOf(discounts) });
  if (!changed) return undefined;
  return {
    draft: changed,
    lines: newest(
      [...lines, ...missing(draft.lines, changed.lines, isFilledLine)],
      QUOTE_BOUNDS.lines - changed.lines.length,
    ),
    discounts: newest(
      [...discounts, ...missing(draft.discounts, changed.discounts, isFilledDiscount)],
      QUOTE_BOUNDS.discounts - changed.discounts.length,
    ),
  };
}

export function putBack(content: EditorContent, kind: RowKind, key: string): EditorContent {
  const { draft, lines, discounts } = content;
  const back =
    kind === "line"
      ? { ...draft, lines: inOrder([...draft.lines, ...rowsOf(lines).filter((row) => row.key === key)]) }
      : { ...draft, discounts: inOrder([...draft.discounts, ...rowsOf(discounts).filter((row) => row.key === key)]) };
  return { ...forget(content, kind, key), draft: back };
}

export function forget(content: EditorContent, kind: RowKind, key: string): EditorContent {
  const isOther = ({ row }: GoneRow<{ key: string }>) => row.key !== key;
  return kind === "line"
    ? { ...content, lines: content.lines.filter(isOther) }
    : { ...content, discounts: content.discounts.filter(isOther) };
}

export function withGone<Row extends { key: string }>(
  rows: readonly Row[],
  gone: readonly GoneRow<Row>[],
): { key: string; row: Row; index: number; place: number | null }[] {
  return inOrder([
    ...rows.map((row, index) => ({ key: row.key, row, index, place: null })),
    ...gone.map(({ row, place }) => ({ key: row.key, row, index: -1, place })),
  ]);
}

/** Keys increase from row to row: a new one gets the highest. */
function inOrder<Row extends { key: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => Number(one.key) - Number(other.key));
}

function rowsOf<Row>(gone: readonly GoneRow<Row>[]): Row[] {
  return gone.map(({ row }) => row);
}

function missing<Row extends { key: string }>(
  before: readonly Row[],
  after: readonly Row[],
  isFilled: (row: Row) => boolean,
): GoneRow<Row>[] {
  const left = new Set(after.map(({ key }) => key));
  return before.flatMap((row, index) => (left.has(row.key) || !isFilled(row) ? [] : { row, place: index + 1 }));
}

function newest<Row>(gone: readonly Row[], most: number): Row[] {
  return gone.slice(Math.max(0, gone.length - most));
}

export type RowKeys = Record<RowKind, readonly string[]>;

export function rowKeys({ lines, discounts }: DraftFields): RowKeys {
  return { line: lines.map(({ key }) => key), discount: discounts.map(({ key }) => key) };
}

/** The server knows rows by index, the editor by key. `sent` null: nothing was sent from here. */
export function errorsByKey(
  errors: Readonly<Record<string, string>>,
  sent: RowKeys | null,
): Readonly<Record<string, string>> {
  if (!sent) return errors;
  return Object.fromEntries(
    Object.entries(errors).map(([field, text]) => {
      const [, kind, place, name] = /^(line|discount)-(\d+)-(.+)$/.exec(field) ?? [];
      const key = kind && sent[kind as RowKind][Number(place)];
      return [key ? `${kind}-${key}-${name}` : field, text];
    }),
  );
}
