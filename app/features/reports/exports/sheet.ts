import type { DeskWords } from "~/content/desk/nl";
import type { Db } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";

/** `moment`: ISO-8601 UTC, written in local time; `day`: `YYYY-MM-DD`; `money`: cents; `phone`: as typed. */
export type CellKind = "text" | "phone" | "moment" | "day" | "number" | "money";

export interface Column {
  header: string;
  kind: CellKind;
  /** Characters. */
  width: number;
}

export type Cell = string | number | null;

export interface Sheet {
  name: string;
  columns: readonly Column[];
  pages: AsyncIterable<readonly Cell[][]>;
}

export interface SheetContext {
  db: Db;
  words: DeskWords["exports"];
  language: Language;
  now: Date;
  signal: AbortSignal;
}

/** A column with its value of a row. */
export interface ColumnOf<Row> extends Column {
  value: (row: Row) => Cell;
}

export function sheetOf<Row>(name: string, columns: readonly ColumnOf<Row>[], pages: AsyncIterable<Row[]>): Sheet {
  return { name, columns, pages: cellsOf() };

  async function* cellsOf(): AsyncGenerator<Cell[][]> {
    for await (const rows of pages) yield rows.map((row) => columns.map(({ value }) => value(row)));
  }
}
