import { setImmediate as nextTurn } from "node:timers/promises";
import { type Db, isPostgres, type Tx } from "~/lib/db/database.server";
import type { CalendarBusyRow, CalendarObjectRow, CalendarRow } from "~/lib/db/tables/calendar-tables";
import { newId } from "~/lib/new-id.server";
import { mergedTimes } from "~/lib/time/merged-times";

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
  if (!(await inBatches(db, held, added, insert)) || !(await inBatches(db, held, gone, remove))) return false;
  const ended = new Set(gone.map(({ id }) => id));
  return await saveTimes(db, held, [...stored.filter(({ id }) => !ended.has(id)), ...added]);
}

/** Stores all of them once more, as one text: there may be thousands, and every visitor who looks for a moment reads them. */
async function saveTimes(db: Db, held: Held, rows: readonly Time[]): Promise<boolean> {
  const foreign = rows.filter(({ appointment_id }) => appointment_id === null);
  const merged = mergedTimes(foreign.map(({ starts_at, ends_at }) => ({ startsAt: starts_at, endsAt: ends_at })));
  const times = JSON.stringify(merged.map(({ startsAt, endsAt }) => [startsAt, endsAt]));
  return await inBatches(db, held, [{ calendar_id: held.id, times }], (tx, values) =>
    tx
      .insertInto("calendar_times")
      .values([...values])
      .onConflict((conflict) => conflict.column("calendar_id").doUpdateSet({ times }))
      .execute(),
  );
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
