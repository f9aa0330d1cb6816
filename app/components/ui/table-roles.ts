/**
 * The roles of the parts of a table: Safari no longer treats it as a table once CSS gives it another layout, as on a
 * phone.
 */
export const ROLES = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  column: { role: "columnheader" },
  heading: { role: "rowheader" },
  cell: { role: "cell" },
} as const;
