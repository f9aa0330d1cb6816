import { sql } from "kysely";
import { type Db, lockKey, type Tx } from "~/lib/db/database.server";
import type { AppointmentRow } from "~/lib/db/tables/tables";
import type { Position } from "~/lib/keyset-cursor.server";
import { movesOf, type PastMove, plannedOf, type Side } from "./appointment";
import { heldBy, rulesOf, type Slot } from "./slots.server";

/** Milliseconds. No appointment takes that long. */
const DAY = 24 * 3_600_000;

/** Serialises changes of the agenda until the transaction ends. */
export async function lockAgenda(tx: Tx): Promise<void> {
  await lockKey(tx, "appointments");
}

/** undefined, with nothing stored, when its moment is taken or its submission id is known. */
export async function insertAppointment(tx: Tx, row: AppointmentRow): Promise<AppointmentRow | undefined> {
  return await tx
    .insertInto("appointments")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** An appointment that ends after `moment` begins after this, so the index on the start skips all that are over. */
function dayBefore(moment: string): string {
  return new Date(Date.parse(moment) - DAY).toISOString();
}

/**
 * The time that appointments take from the agenda, of those that end after `from` (ISO-8601 UTC), apart from the
 * appointment `but`.
 */
export async function heldTimes(db: Db, from: string, but: string | null = null): Promise<Slot[]> {
  const rows = await db
    .selectFrom("appointments")
    .select(["starts_at", "ends_at", "kind", "travel_minutes"])
    .where("status", "=", "booked")
    .where("ends_at", ">", from)
    .where("starts_at", ">", dayBefore(from))
    .$if(but !== null, (query) => query.where("id", "!=", but ?? ""))
    .orderBy("starts_at")
    .execute();
  return rows.map((row) => heldBy({ startsAt: row.starts_at, endsAt: row.ends_at }, rulesOf(plannedOf(row))));
}

export async function findAppointment(
  db: Db,
  by: { submission_id: string } | { token_hash: string } | { id: string },
): Promise<AppointmentRow | undefined> {
  return await db
    .selectFrom("appointments")
    .selectAll()
    .where((eb) => eb.and(by))
    .executeTakeFirst();
}

/** Returns them in any order. */
export async function appointmentsById(db: Db, ids: readonly string[]): Promise<AppointmentRow[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom("appointments")
    .selectAll()
    .where("id", "in", [...ids])
    .execute();
}

/** Those that the desk made for these leads, in order of time. */
export async function appointmentsOfLeads(db: Db, leadIds: readonly string[]): Promise<AppointmentRow[]> {
  if (leadIds.length === 0) return [];
  return await db
    .selectFrom("appointments")
    .selectAll()
    .where("lead_id", "in", [...leadIds])
    .orderBy("starts_at")
    .orderBy("id")
    .execute();
}

/** Booked ones of which some part is in that time, in order of time. */
export async function bookedDuring(db: Db, { startsAt, endsAt }: Slot): Promise<AppointmentRow[]> {
  return await db
    .selectFrom("appointments")
    .selectAll()
    .where("status", "=", "booked")
    .where("starts_at", "<", endsAt)
    .where("starts_at", ">", dayBefore(startsAt))
    .where("ends_at", ">", startsAt)
    .orderBy("starts_at")
    .execute();
}

type Booking = Pick<AppointmentRow, "name" | "email" | "phone" | "subject" | "starts_at">;

/** A form sent without scripts has no submission id and cannot be recognised by anything else. */
export async function findSameBooking(
  db: Db,
  { phone, subject, ...told }: Booking,
  since: Date,
): Promise<AppointmentRow | undefined> {
  return await db
    .selectFrom("appointments")
    .selectAll()
    .where("status", "=", "booked")
    .where("submission_id", "is", null)
    .where("created_at", ">", since.toISOString())
    .where((eb) => eb.and(told))
    .where("phone", phone === null ? "is" : "=", phone)
    .where("subject", subject === null ? "is" : "=", subject)
    .executeTakeFirst();
}

/** undefined if it is not booked (any more). */
export async function moveBooked(
  tx: Tx,
  row: AppointmentRow,
  { startsAt, endsAt }: Slot,
  { by, at }: { by: Side; at: Date },
): Promise<AppointmentRow | undefined> {
  const move: PastMove = { at: at.toISOString(), from: row.starts_at, to: startsAt, by };
  const moves = JSON.stringify([...movesOf(row), move]);
  return await tx
    .updateTable("appointments")
    .set((eb) => ({ starts_at: startsAt, ends_at: endsAt, moves, sequence: eb("sequence", "+", 1) }))
    .where("id", "=", row.id)
    .where("status", "=", "booked")
    .returningAll()
    .executeTakeFirst();
}

/** undefined if it is not booked (any more), or has begun. */
export async function cancelBooked(tx: Tx, id: string, by: Side, now: Date): Promise<AppointmentRow | undefined> {
  const cancelled = { status: "cancelled", cancelled_at: now.toISOString(), cancelled_by: by } as const;
  return await tx
    .updateTable("appointments")
    .set((eb) => ({ ...cancelled, sequence: eb("sequence", "+", 1) }))
    .where("id", "=", id)
    .where("status", "=", "booked")
    .where("starts_at", ">", now.toISOString())
    .returningAll()
    .executeTakeFirst();
}

/** undefined if it is no suspect (any more). */
export async function restoreSpam(tx: Tx, id: string): Promise<AppointmentRow | undefined> {
  return await tx
    .updateTable("appointments")
    .set({ status: "booked" })
    .where("id", "=", id)
    .where("status", "=", "spam")
    .returningAll()
    .executeTakeFirst();
}

/** Upcoming ones are in order of time, the others latest first. */
export type AppointmentList = "upcoming" | "past" | "cancelled" | "spam";

/** `after` is the last appointment of the previous page. */
interface AppointmentPlace {
  after: Position | null;
  limit: number;
}

export async function listAppointments(
  db: Db,
  list: AppointmentList,
  { now, after, limit }: AppointmentPlace & { now: Date },
): Promise<AppointmentRow[]> {
  const moment = now.toISOString();
  const isForward = list === "upcoming";
  return await db
    .selectFrom("appointments")
    .selectAll()
    .where("status", "=", list === "cancelled" || list === "spam" ? list : "booked")
    .$if(list === "upcoming", (query) => query.where("ends_at", ">", moment).where("starts_at", ">", dayBefore(moment)))
    .$if(list === "past", (query) => query.where("ends_at", "<=", moment))
    .$if(after !== null && isForward, (query) =>
      query.where(sql<boolean>`(starts_at, id) > (${after?.at}, ${after?.id})`),
    )
    .$if(after !== null && !isForward, (query) =>
      query.where(sql<boolean>`(starts_at, id) < (${after?.at}, ${after?.id})`),
    )
    .orderBy("starts_at", isForward ? "asc" : "desc")
    .orderBy("id", isForward ? "asc" : "desc")
    .limit(limit)
    .execute();
}

export async function countAppointments(db: Db, now: Date): Promise<Record<AppointmentList, number>> {
  const rows = await db
    .selectFrom("appointments")
    .select((eb) => [
      "status",
      eb.case().when("ends_at", ">", now.toISOString()).then(1).else(0).end().as("is_ahead"),
      eb.fn.countAll().as("count"),
    ])
    .groupBy(["status", "is_ahead"])
    .execute();
  const counts = { upcoming: 0, past: 0, cancelled: 0, spam: 0 };
  for (const { status, is_ahead, count } of rows) {
    const list = status === "booked" ? (Number(is_ahead) === 1 ? "upcoming" : "past") : status;
    counts[list] += Number(count);
  }
  return counts;
}
