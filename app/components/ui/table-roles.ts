/**
 * What the parts of a table are, said aloud: Safari no longer takes them for a table once CSS lays them out in another
 * way, as on a phone.
 */
export const ROLES = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  column: { role: "columnheader" },
  heading: { role: "rowheader" },
  cell: { role: "cell" },
} as const;
