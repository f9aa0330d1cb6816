import { setImmediate as nextTurn } from "node:timers/promises";
import { type Db, isPostgres, type Tx } from "~/lib/db/database.server";
import type { CalendarBusyRow, CalendarObjectRow, CalendarRow } from "~/lib/db/tables/calendar-tables";
import { newId } from "~/lib/new-id.server";

/** Rows that are written together: more would hold up visitors. */
const BATCH = 200;

type Time = Pick<CalendarBusyRow, "object" | "starts_at" | "ends_at" | "appointment_id">;
type Held = Pick<CalendarRow, "id" | "lease_owner">;

/** Times of a calendar that were read, in place of those stored for the same objects. */
export interface ReadTimes {
  /** True for an object of which all stored times are replaced. */
  isRead: (object: string) => boolean;
  times: readonly Time[];
}

/**
 * Writes what differs from what is stored: first what is new, so that no busy moment is free meanwhile. False, with
 * nothing more written, as soon as the lease is lost.
 */
export async function replaceTimes(db: Db, held: Held, { isRead, times }: ReadTimes): Promise<boolean> {
  const stored = await db.selectFrom("calendar_busy").selectAll().where("calendar_id", "=", held.id).execute();
  const [known, wanted] = [new Set(stored.map(keyOf)), new Set(times.map(keyOf))];
  const added = times.filter((time) => !known.has(keyOf(time)));
  const gone = stored.filter((time) => isRead(time.object) && !wanted.has(keyOf(time)));
  const insert = (tx: Tx, rows: readonly Time[]) =>
    tx
      .insertInto("calendar_busy")
      .values(rows.map((row) => ({ ...row, id: newId(), calendar_id: held.id })))
      .execute();
  const remove = (tx: Tx, rows: readonly CalendarBusyRow[]) =>
    tx
      .deleteFrom("calendar_busy")
      .where(
        "id",
        "in",
        rows.map(({ id }) => id),
      )
      .execute();
  return (await inBatches(db, held, added, insert)) && (await inBatches(db, held, gone, remove));
}

function keyOf({ object, starts_at, ends_at, appointment_id }: Time): string {
  return JSON.stringify([object, starts_at, ends_at, appointment_id]);
}

export async function versionsOf(db: Db, calendarId: string, collection: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("calendar_objects")
    .select(["object", "etag"])
    .where("calendar_id", "=", calendarId)
    .where("collection", "=", collection)
    .execute();
  return new Map(rows.map(({ object, etag }) => [object, etag]));
}

/** `versions`: null if none are kept. False if the lease is lost. */
export async function replaceVersions(
  db: Db,
  held: Held,
  collection: string,
  versions: ReadonlyMap<string, string> | null,
): Promise<boolean> {
  const known = await versionsOf(db, held.id, collection);
  const now = versions ?? new Map<string, string>();
  const added = [...now].filter(([object, etag]) => known.get(object) !== etag);
  const gone = [...known.keys()].filter((object) => !now.has(object));
  const insert = (tx: Tx, rows: readonly (readonly [string, string])[]) =>
    tx
      .insertInto("calendar_objects")
      .values(rows.map(([object, etag]): CalendarObjectRow => ({ calendar_id: held.id, collection, object, etag })))
      .onConflict((conflict) =>
        conflict.columns(["calendar_id", "object"]).doUpdateSet((eb) => ({ etag: eb.ref("excluded.etag") })),
      )
      .execute();
  const remove = (tx: Tx, objects: readonly string[]) =>
    tx
      .deleteFrom("calendar_objects")
      .where("calendar_id", "=", held.id)
      .where("object", "in", [...objects])
      .execute();
  return (await inBatches(db, held, added, insert)) && (await inBatches(db, held, gone, remove));
}

async function inBatches<Row>(
  db: Db,
  held: Held,
  rows: readonly Row[],
  write: (tx: Tx, batch: readonly Row[]) => Promise<unknown>,
): Promise<boolean> {
  for (let from = 0; from < rows.length; from += BATCH) {
    const isWritten = await db.transaction().execute(async (tx) => {
      if (!(await isHeld(tx, held))) return false;
      await write(tx, rows.slice(from, from + BATCH));
      return true;
    });
    if (!isWritten) return false;
    // Requests that wait come in between.
    await nextTurn();
  }
  return true;
}

/** The lease cannot be lost before the transaction ends. */
async function isHeld(tx: Tx, { id, lease_owner }: Held): Promise<boolean> {
  const row = await tx
    .selectFrom("calendars")
    .select("id")
    .where("id", "=", id)
    .where("lease_owner", "=", lease_owner)
    .$if(isPostgres(tx), (query) => query.forShare())
    .executeTakeFirst();
  return row !== undefined;
}
