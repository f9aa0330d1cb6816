import { sql } from "kysely";
import { movesOf } from "~/features/appointments/appointment";
import type { Slot } from "~/features/appointments/slots.server";
import type { Db, Tx } from "~/lib/db/database.server";
import type { CalendarRow } from "~/lib/db/tables/calendar-tables";
import { mergedTimes } from "~/lib/time/merged-times";

/** The oldest first. */
export async function listCalendars(db: Db, userId: string): Promise<CalendarRow[]> {
  return await db
    .selectFrom("calendars")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export async function findCalendar(db: Db, id: string): Promise<CalendarRow | undefined> {
  return await db.selectFrom("calendars").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function insertCalendar(tx: Tx, row: CalendarRow): Promise<void> {
  await tx.insertInto("calendars").values(row).execute();
}

/** The columns that a user changes. */
type Changeable =
  | ("name" | "host" | "address_sealed" | "username" | "password_sealed" | "own_addresses")
  | ("collections" | "write_url" | "etag" | "last_modified" | "whole_at" | "due_at" | "attempts");

/** Undefined, with nothing changed, if it has another version since, or is gone. It is read wholly, and at once. */
export async function changeCalendar(
  tx: Tx,
  { id, version }: Pick<CalendarRow, "id" | "version">,
  change: Partial<Pick<CalendarRow, Changeable>>,
  now: Date,
): Promise<CalendarRow | undefined> {
  const anew = { etag: null, last_modified: null, whole_at: null, attempts: 0, due_at: now.toISOString() };
  return await tx
    .updateTable("calendars")
    // An attempt under way loses its lease: it would store what was read from before the change.
    .set({ ...anew, ...change, version: version + 1, lease_owner: null, lease_until: null })
    .where("id", "=", id)
    .where("version", "=", version)
    .returningAll()
    .executeTakeFirst();
}

/** False if it was gone. Its busy time goes with it. */
export async function deleteCalendar(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom("calendars").where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function addressOfUser(db: Db, userId: string): Promise<string> {
  const user = await db.selectFrom("user").select("email").where("id", "=", userId).executeTakeFirstOrThrow();
  return user.email;
}

/** The ids of the calendars that can be read. */
export async function readableCalendars(db: Db): Promise<string[]> {
  return (await db.selectFrom("calendars").select("id").where("trouble", "is", null).execute()).map(({ id }) => id);
}

/** Those of the calendars that are there and were not tried since `moment`. */
export async function untriedSince(db: Db, ids: readonly string[], moment: Date): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("calendars")
    .select("id")
    .where("id", "in", [...ids])
    .where((eb) => eb.or([eb("tried_at", "is", null), eb("tried_at", "<", moment.toISOString())]))
    .execute();
  return rows.map(({ id }) => id);
}

/** Makes calendars due that no process is reading. */
export async function makeDue(db: Db, ids: readonly string[], now: Date): Promise<void> {
  const at = now.toISOString();
  await db
    .updateTable("calendars")
    .set({ due_at: at })
    .where("id", "in", [...ids])
    .where("due_at", ">", at)
    .where((eb) => eb.or([eb("lease_until", "is", null), eb("lease_until", "<=", at)]))
    .execute();
}

/** The calendar that is not read for the longest time, with the address of its user, if that is since before `moment`. */
export async function longestTrouble(db: Db, moment: Date): Promise<(CalendarRow & { email: string }) | undefined> {
  const since = sql<string>`coalesce(trouble_since, read_at, calendars.created_at)`;
  return await db
    .selectFrom("calendars")
    .innerJoin("user", "user.id", "calendars.user_id")
    .selectAll("calendars")
    .select("user.email")
    .where(since, "<=", moment.toISOString())
    .orderBy(since)
    .limit(1)
    .executeTakeFirst();
}

/**
 * Busy time of all calendars of which some part is in that time, ordered and without overlap. The copy of the appointment
 * `but` counts as free.
 */
export async function busyBetween(db: Db, within: Slot, but: string | null = null): Promise<Slot[]> {
  const { startsAt, endsAt } = within;
  const rows = await db.selectFrom("calendar_times").select("times").execute();
  const times = rows
    .flatMap((row) => JSON.parse(row.times) as [string, string][])
    .filter(([starts, ends]) => ends > startsAt && starts < endsAt)
    .map(([starts, ends]) => ({ startsAt: starts, endsAt: ends }));
  return mergedTimes([...times, ...(await movedCopies(db, within, but))]);
}

/**
 * Copies of booked appointments that a user has moved in the calendar. The others take no time of their own, since the
 * appointment does. A copy at a moment that the appointment once had has not followed yet.
 */
async function movedCopies(db: Db, { startsAt, endsAt }: Slot, but: string | null): Promise<Slot[]> {
  const copies = await db
    .selectFrom("calendar_busy as busy")
    .innerJoin("appointments as appointment", "appointment.id", "busy.appointment_id")
    .select(["busy.starts_at as startsAt", "busy.ends_at as endsAt"])
    .select(["appointment.id", "appointment.starts_at", "appointment.moves"])
    .where("busy.appointment_id", "is not", null)
    .where("busy.ends_at", ">", startsAt)
    .where("busy.starts_at", "<", endsAt)
    .where("appointment.status", "=", "booked")
    .execute();
  return copies.filter(({ id, ...copy }) => {
    const known = [copy.starts_at, ...movesOf(copy).map(({ from }) => from)];
    return id !== but && !known.includes(copy.startsAt);
  });
}
