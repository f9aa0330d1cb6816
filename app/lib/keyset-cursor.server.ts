/** The last row of a page of a list that is sorted by a moment (ISO-8601 UTC) and an id. */
export interface Position {
  at: string;
  id: string;
}

/** The cursor of the page that follows this row. Opaque to callers. */
export function cursorAfter({ at, id }: Position): string {
  return Buffer.from(`${at} ${id}`).toString("base64url");
}

/** The position from which `cursorAfter` made it; null when it is not one of ours. */
export function readCursor(cursor: string): Position | null {
  const [at, id, ...rest] = Buffer.from(cursor, "base64url").toString("utf8").split(" ");
  const isOurs = at && /^\d{4}-[\d:.T-]+Z$/.test(at) && id && /^[\w-]+$/.test(id) && rest.length === 0;
  return isOurs ? { at, id } : null;
}

/** A page of a list, and the cursor of the next one; null on the last. */
export interface Page<Row> {
  rows: Row[];
  nextCursor: string | null;
}

interface PageOptions<Row> {
  /** Rows on a page. */
  size: number;
  /** Selects the rows after this position; from the first one if null. */
  select: (place: { after: Position | null; limit: number }) => Promise<Row[]>;
  positionOf: (row: Row) => Position;
}

/**
 * The page that starts at `cursor`, or the first if null. Null when the cursor is not one of ours, and when a later
 * page is empty by now: a list whose first page has rows must not appear to be empty.
 */
export async function readPage<Row>(
  cursor: string | null,
  { size, select, positionOf }: PageOptions<Row>,
): Promise<Page<Row> | null> {
  const after = cursor === null ? null : readCursor(cursor);
  if (cursor !== null && after === null) return null;
  const found = await select({ after, limit: size + 1 });
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  if (after !== null && !last) return null;
  return { rows, nextCursor: last && found.length > size ? cursorAfter(positionOf(last)) : null };
}
