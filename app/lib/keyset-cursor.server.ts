/** `at` is ISO-8601 UTC. */
export interface Position {
  at: string;
  id: string;
}

/** Opaque to callers. */
export function cursorAfter({ at, id }: Position): string {
  return Buffer.from(`${at} ${id}`).toString("base64url");
}

/** Null when the cursor is not one of ours. */
export function readCursor(cursor: string): Position | null {
  const [at, id, ...rest] = Buffer.from(cursor, "base64url").toString("utf8").split(" ");
  const isOurs = at && /^\d{4}-[\d:.T-]+Z$/.test(at) && id && /^[\w-]+$/.test(id) && rest.length === 0;
  return isOurs ? { at, id } : null;
}

/** The cursor is null on the last page. */
export interface Page<Row> {
  rows: Row[];
  nextCursor: string | null;
}

interface PageOptions<Row> {
  size: number;
  select: (place: { after: Position | null; limit: number }) => Promise<Row[]>;
  positionOf: (row: Row) => Position;
}

/** Null for a cursor that is not ours, and for a later page that is empty by now: the list must not seem empty. */
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
