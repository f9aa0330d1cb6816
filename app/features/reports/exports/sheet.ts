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
