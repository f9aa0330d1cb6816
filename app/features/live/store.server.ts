import { sql } from "kysely";
import type { Db } from "~/lib/db/database.server";
import type { LiveEventRow } from "~/lib/db/live-tables";

/** How long an event may be found, and how long it is kept. */
const FRESH = "10 seconds";
const KEPT = "1 minute";

/** A moment so long ago, by the clock of PostgreSQL, as timestamps are kept. */
const ago = (interval: string) =>
  sql<string>`to_char((clock_timestamp() - ${interval}::interval) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Keeps events for processes that look for them, and deletes what is too old to be looked for. PostgreSQL only. */
export async function keepEvents(db: Db, events: readonly Omit<LiveEventRow, "at">[]): Promise<void> {
  await db
    .insertInto("live_events")
    .values(events.map((event) => ({ ...event, at: ago("0 seconds") })))
    .execute();
  await db.deleteFrom("live_events").where("at", "<", ago(KEPT)).execute();
}

/** What other processes than `sender` kept just now, in order. The same again until it is some seconds old. */
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
