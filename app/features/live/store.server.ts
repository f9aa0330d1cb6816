import { sql } from "kysely";
import type { Db } from "~/lib/db/database.server";
import type { LiveEventRow } from "~/lib/db/live-tables";

/** For how long an event can be found, and for how long it is kept. */
const FRESH = "10 seconds";
const KEPT = "1 minute";

/** That long ago, by the clock of PostgreSQL, in the format of timestamps. */
const ago = (interval: string) =>
  sql<string>`to_char((clock_timestamp() - ${interval}::interval) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Stores events for processes that read them, and deletes those that are too old to be read. PostgreSQL only. */
export async function keepEvents(db: Db, events: readonly Omit<LiveEventRow, "at">[]): Promise<void> {
  await db
    .insertInto("live_events")
    .values(events.map((event) => ({ ...event, at: ago("0 seconds") })))
    .execute();
  await db.deleteFrom("live_events").where("at", "<", ago(KEPT)).execute();
}

/**
 * What processes other than `sender` stored just now, in order. The same events are returned again until they are some
 * seconds old.
 */
export async function freshEvents(db: Db, sender: string): Promise<Pick<LiveEventRow, "id" | "event">[]> {
  return await db
    .selectFrom("live_events")
    .select(["id", "event"])
    .where("at", ">", ago(FRESH))
    .where("sender", "<>", sender)
    .orderBy("at")
    .orderBy("id")
    .execute();
}
