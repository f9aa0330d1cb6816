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
