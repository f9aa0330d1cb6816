/** The last row of a page of a list that is sorted by a moment (ISO-8601 UTC) and an id. */
export interface Position {
  at: string;
  id: string;
}

/** Where the page starts that comes after this row. Opaque to callers. */
export function cursorAfter({ at, id }: Position): string {
  return Buffer.from(`${at} ${id}`).toString("base64url");
}

/** What `cursorAfter` made it from; null when it is not one of ours. */
export function readCursor(cursor: string): Position | null {
  const [at, id, ...rest] = Buffer.from(cursor, "base64url").toString("utf8").split(" ");
  const isOurs = at && /^\d{4}-[\d:.T-]+Z$/.test(at) && id && /^[\w-]+$/.test(id) && rest.length === 0;
  return isOurs ? { at, id } : null;
}

/** A page of a list, and where the next one starts; null on the last. */
export interface Page<Row> {
  rows: Row[];
  nextCursor: string | null;
}

interface PageOptions<Row> {
  /** Rows on a page. */
  size: number;
  /** The rows that come after that one; from the first on where it is null. */
  select: (place: { after: Position | null; limit: number }) => Promise<Row[]>;
  positionOf: (row: Row) => Position;
}

/**
 * The page that starts at `cursor`, the first where it is null. Null when the cursor is not one of ours, and when what stood
 * on a later page is gone by now: of a list whose first page has some, nobody is to hear that there are none.
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
