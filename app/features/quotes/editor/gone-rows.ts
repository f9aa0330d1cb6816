import { QUOTE_BOUNDS } from "../quote";
import {
  changeRows,
  type DiscountFields,
  type DraftFields,
  isFilledDiscount,
  isFilledLine,
  type LineFields,
  moveLine,
  type PricedLine,
  withLines,
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
export function pressRows(
  { draft, lines, discounts }: EditorContent,
  button: string,
  priced: readonly PricedLine[],
): EditorContent | undefined {
  const gone = { lines: rowsOf(lines), discounts: rowsOf(discounts) };
  const changed = changeRows(draft, button, { gone, priced });
  if (!changed) return undefined;
  const removed = draft.groups.find(({ key }) => !changed.groups.some((left) => left.key === key));
  const kept = removed
    ? lines.map(({ row, place }) => ({ row: moveLine(row, draft.groups, removed.key), place }))
    : lines;
  return {
    draft: changed,
    lines: newest(
      [...kept, ...missing(draft.lines, changed.lines, isFilledLine)],
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
      ? withLines(draft, [...draft.lines, ...rowsOf(lines).filter((row) => row.key === key)])
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

/** Keys increase from row to row of a list: a new one gets the highest. */
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
