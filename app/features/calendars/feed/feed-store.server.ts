import type { Db, Tx } from "~/lib/db/database.server";
import type { CalendarFeedRow } from "~/lib/db/tables/calendar-copy-tables";
import type { AppointmentRow } from "~/lib/db/tables/tables";

export async function findFeed(
  db: Db,
  by: { token_hash: string } | { user_id: string },
): Promise<CalendarFeedRow | undefined> {
  return await db
    .selectFrom("calendar_feeds")
    .selectAll()
    .where((eb) => eb.and(by))
    .executeTakeFirst();
}

/** Replaces the address of the same user, if they have one. */
export async function saveFeed(tx: Tx, row: CalendarFeedRow): Promise<void> {
  const { user_id: _kept, ...changes } = row;
  await tx
    .insertInto("calendar_feeds")
    .values(row)
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(changes))
    .execute();
}

export async function deleteFeed(tx: Tx, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom("calendar_feeds").where("user_id", "=", userId).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Writes at most once in that time, however often programs ask. */
export async function markFetched(db: Db, userId: string, now: Date, unlessSince: Date): Promise<void> {
  await db
    .updateTable("calendar_feeds")
    .set({ fetched_at: now.toISOString() })
    .where("user_id", "=", userId)
    .where((eb) => eb.or([eb("fetched_at", "is", null), eb("fetched_at", "<", unlessSince.toISOString())]))
    .execute();
}

/** The booked ones that begin after `from`, in order of time. */
export async function appointmentsFrom(db: Db, from: Date): Promise<AppointmentRow[]> {
  return await db
    .selectFrom("appointments")
    .selectAll()
    .where("status", "=", "booked")
    .where("starts_at", ">", from.toISOString())
    .orderBy("starts_at")
    .orderBy("id")
    .execute();
}
