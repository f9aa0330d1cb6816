/**
 * What the cells of a column hold. `moment`: ISO-8601 UTC, written as the local time of the business; `day`:
 * `YYYY-MM-DD`; `money`: whole cents; `phone`: a telephone number as it was typed.
 */
export type CellKind = "text" | "phone" | "moment" | "day" | "number" | "money";

export interface Column {
  header: string;
  kind: CellKind;
  /** In characters. */
  width: number;
}

/** The value of a cell, by the kind of its column; null stays empty. */
export type Cell = string | number | null;

/** A table that is written to a file while it is read. */
export interface Sheet {
  /** The name of the sheet, and of the file. */
  name: string;
  columns: readonly Column[];
  /** Its rows, a page at a time. */
  pages: AsyncIterable<readonly Cell[][]>;
}
