/** Safari no longer treats a table as one once CSS gives it another layout. */
export const ROLES = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  column: { role: "columnheader" },
  heading: { role: "rowheader" },
  cell: { role: "cell" },
} as const;
