import type { ExpressionBuilder } from "kysely";
import type { Db, Tx } from "~/lib/db/database.server";
import type { CalendarCopyRow, CalendarTargetRow } from "~/lib/db/tables/calendar-copy-tables";
import type { CalendarRow } from "~/lib/db/tables/calendar-tables";
import type { AppointmentRow, Tables } from "~/lib/db/tables/tables";
import { newId } from "~/lib/new-id.server";
import { FREE } from "~/platform/jobs/leases.server";

/** Milliseconds for which a calendar that was removed can be put back. */
const UNDO_FOR = 24 * 3_600_000;
/** A server that has not answered for a week keeps the copies of a removed calendar. */
const WRITTEN_FOR = 7 * UNDO_FOR;

/** The columns of a copy whose owner has changed nothing. */
const UNCHANGED = { found: null, found_starts_at: null, found_at: null };

/** The calendars that appointments are written into. */
export async function writtenCalendars(db: Db): Promise<{ id: string; write_url: string }[]> {
  const rows = await db
    .selectFrom("calendars")
    .select(["id", "write_url"])
    .where("write_url", "is not", null)
    .execute();
  return rows.flatMap(({ id, write_url }) => (write_url === null ? [] : [{ id, write_url }]));
}

/** The name of the user of a calendar, but for `id`, that appointments are written into at this address. */
export async function writerOf(db: Db, url: string, id: string): Promise<string | undefined> {
  const other = await db
    .selectFrom("calendars")
    .innerJoin("user", "user.id", "calendars.user_id")
    .select("user.name")
    .where("calendars.write_url", "=", url)
    .where("calendars.id", "!=", id)
    .executeTakeFirst();
  return other?.name;
}

interface Mark {
  calendar_id: string;
  collection_url: string;
  appointment_id: string;
}

/** Makes the copies that are missing. All of them are due, and what their owners changed counts no more. */
export async function markCopies(tx: Tx, marks: readonly Mark[], now: Date): Promise<void> {
  const due_at = now.toISOString();
  for (const mark of marks) {
    await tx
      .insertInto("calendar_copies")
      .values({
        ...{ ...mark, ...UNCHANGED, id: newId(), due_at, marks: 1 },
        ...{ object_url: null, etag: null, written: null },
      })
      .onConflict((conflict) =>
        conflict
          .columns(["calendar_id", "collection_url", "appointment_id"])
          .doUpdateSet((eb) => ({ ...UNCHANGED, due_at, marks: eb("calendar_copies.marks", "+", 1) })),
      )
      .execute();
  }
}

/** Marks the copies of an appointment wherever they are, also where appointments are not written any more. */
export async function markCopiesOf(tx: Tx, appointmentId: string, now: Date): Promise<string[]> {
  const marked = await tx
    .updateTable("calendar_copies")
    .set((eb) => ({ ...UNCHANGED, due_at: now.toISOString(), marks: eb("marks", "+", 1) }))
    .where("appointment_id", "=", appointmentId)
    .returning("calendar_id")
    .execute();
  return marked.map(({ calendar_id }) => calendar_id);
}

/** Marks the copies in all collections of a calendar. */
export async function markCopiesIn(tx: Tx, calendarId: string, now: Date): Promise<void> {
  await tx
    .updateTable("calendar_copies")
    .set((eb) => ({ ...UNCHANGED, due_at: now.toISOString(), marks: eb("marks", "+", 1) }))
    .where("calendar_id", "=", calendarId)
    .execute();
}

/** Makes the queue look at these calendars now, but for those whose password is refused: servers lock accounts. */
export async function wakeTargets(tx: Tx, calendarIds: readonly string[], now: Date): Promise<void> {
  const due_at = now.toISOString();
  const none = { lease_owner: null, lease_until: null, trouble: null, trouble_since: null };
  // A fixed order keeps two appointments from a deadlock.
  for (const id of [...new Set(calendarIds)].sort()) {
    await tx
      .insertInto("calendar_targets")
      .values({ id, state: "queued", attempts: 0, due_at, ...none })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ due_at }).where(isAccepted))
      .execute();
  }
}

const isAccepted = (eb: ExpressionBuilder<Tables, "calendar_targets">) =>
  eb.or([eb("calendar_targets.trouble", "is", null), eb("calendar_targets.trouble", "!=", "password")]);

/** Makes the queue try an account that was entered again. */
export async function retryTarget(tx: Tx, id: string, now: Date): Promise<void> {
  // An attempt under way loses its lease: it would record that the former password is refused.
  const anew = { ...FREE, attempts: 0, due_at: now.toISOString(), trouble: null, trouble_since: null };
  await tx.updateTable("calendar_targets").set(anew).where("id", "=", id).execute();
}

export async function findTarget(db: Db, id: string): Promise<CalendarTargetRow | undefined> {
  return await db.selectFrom("calendar_targets").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function targetsOf(db: Db, calendarIds: readonly string[]): Promise<CalendarTargetRow[]> {
  if (calendarIds.length === 0) return [];
  return await db
    .selectFrom("calendar_targets")
    .selectAll()
    .where("id", "in", [...calendarIds])
    .execute();
}

/** The longest due first. */
export async function dueCopies(db: Db, calendarId: string, limit: number): Promise<CalendarCopyRow[]> {
  return await db
    .selectFrom("calendar_copies")
    .selectAll()
    .where("calendar_id", "=", calendarId)
    .where("due_at", "is not", null)
    .orderBy("due_at")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Copies that are as we wrote them, of appointments that are not over. */
export async function settledCopies(db: Db, calendarId: string, now: Date): Promise<CalendarCopyRow[]> {
  return await db
    .selectFrom("calendar_copies")
    .innerJoin("appointments", "appointments.id", "calendar_copies.appointment_id")
    .selectAll("calendar_copies")
    .where("calendar_copies.calendar_id", "=", calendarId)
    .where("calendar_copies.due_at", "is", null)
    .where("calendar_copies.object_url", "is not", null)
    .where("appointments.ends_at", ">", now.toISOString())
    .execute();
}

export async function countCopies(db: Db, calendarId: string): Promise<number> {
  const { count } = await db
    .selectFrom("calendar_copies")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("calendar_id", "=", calendarId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Records what is about to be sent, so that it is recognised if the process ends before it is recorded as sent. */
export async function recordIntent(
  db: Db,
  { id }: Pick<CalendarCopyRow, "id">,
  intent: Pick<CalendarCopyRow, "object_url" | "written">,
): Promise<void> {
  await db.updateTable("calendar_copies").set(intent).where("id", "=", id).execute();
}

/** Settles a copy. It stays due if it was marked since it was read. */
export async function settleCopy(
  db: Db,
  { id, marks }: Pick<CalendarCopyRow, "id" | "marks">,
  change: Partial<Pick<CalendarCopyRow, "object_url" | "etag">>,
): Promise<void> {
  await db
    .updateTable("calendar_copies")
    .set((eb) => ({ ...change, due_at: eb.case().when("marks", "=", marks).then(null).else(eb.ref("due_at")).end() }))
    .where("id", "=", id)
    .execute();
}

/** True if the event at `url` is also a copy of another calendar that still writes there. */
export async function isCopyOfOthers(
  db: Db,
  { calendar_id }: Pick<CalendarCopyRow, "calendar_id">,
  url: string,
): Promise<boolean> {
  const other = await db
    .selectFrom("calendar_copies")
    .innerJoin("calendars", (join) =>
      join
        .onRef("calendars.id", "=", "calendar_copies.calendar_id")
        .onRef("calendars.write_url", "=", "calendar_copies.collection_url"),
    )
    .select("calendar_copies.id")
    .where("calendar_copies.object_url", "=", url)
    .where("calendar_copies.calendar_id", "!=", calendar_id)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Deletes the row of a copy that is gone from its calendar. It becomes a new one if it was marked since it was read. */
export async function dropCopy(db: Db, { id, marks }: Pick<CalendarCopyRow, "id" | "marks">): Promise<void> {
  const gone = { object_url: null, etag: null, written: null };
  const { numDeletedRows } = await db
    .deleteFrom("calendar_copies")
    .where("id", "=", id)
    .where("marks", "=", marks)
    .executeTakeFirst();
  if (numDeletedRows === 0n) await db.updateTable("calendar_copies").set(gone).where("id", "=", id).execute();
}

export type Found = Pick<CalendarCopyRow, "found" | "found_starts_at" | "etag">;

/** False, with nothing recorded, if it was marked since it was read. */
export async function recordFound(
  db: Db,
  { id, marks }: Pick<CalendarCopyRow, "id" | "marks">,
  found: Found,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("calendar_copies")
    .set({ ...found, found_at: found.found && now.toISOString(), due_at: null })
    .where("id", "=", id)
    .where("marks", "=", marks)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteCopies(tx: Tx, calendarId: string): Promise<void> {
  await tx.deleteFrom("calendar_copies").where("calendar_id", "=", calendarId).execute();
}

export async function deleteTarget(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("calendar_targets").where("id", "=", id).execute();
}

export interface AskedCopy {
  copy: CalendarCopyRow;
  appointment: AppointmentRow;
  /** Name of the user of the calendar. */
  who: string;
}

/** Changes by users in their calendars, of which the desk is asked, in the order in which they were found. */
export async function askedCopies(db: Db, now: Date): Promise<AskedCopy[]> {
  const copies = await db
    .selectFrom("calendar_copies")
    .innerJoin("calendars", "calendars.id", "calendar_copies.calendar_id")
    .innerJoin("user", "user.id", "calendars.user_id")
    .selectAll("calendar_copies")
    .select("user.name as who")
    .where("calendar_copies.found_at", "is not", null)
    .orderBy("calendar_copies.found_at")
    .execute();
  if (copies.length === 0) return [];
  const appointments = await db
    .selectFrom("appointments")
    .selectAll()
    .where(
      "id",
      "in",
      copies.flatMap(({ appointment_id }) => appointment_id ?? []),
    )
    .where("status", "=", "booked")
    .where("starts_at", ">", now.toISOString())
    .execute();
  return copies.flatMap(({ who, ...copy }) => {
    const appointment = appointments.find(({ id }) => id === copy.appointment_id);
    return appointment ? [{ copy, appointment, who }] : [];
  });
}

export async function findCopy(db: Db, id: string): Promise<CalendarCopyRow | undefined> {
  return await db.selectFrom("calendar_copies").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The booked appointments that are not over. */
export async function appointmentsAhead(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("appointments")
    .select("id")
    .where("status", "=", "booked")
    .where("ends_at", ">", now.toISOString())
    .where("starts_at", ">", new Date(now.getTime() - 24 * 3_600_000).toISOString())
    .execute();
  return rows.map(({ id }) => id);
}

/** Keeps a calendar that is removed, so that its copies can be deleted and the removal undone. */
export async function saveRemoved(tx: Tx, row: CalendarRow, now: Date): Promise<void> {
  const removed = { user_id: row.user_id, calendar: JSON.stringify(row), removed_at: now.toISOString() };
  await tx
    .insertInto("removed_calendars")
    .values({ id: row.id, ...removed })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(removed))
    .execute();
}

export async function findRemoved(db: Db, id: string): Promise<CalendarRow | undefined> {
  const row = await db.selectFrom("removed_calendars").select("calendar").where("id", "=", id).executeTakeFirst();
  return row && (JSON.parse(row.calendar) as CalendarRow);
}

/** Undefined if it is not there (any more). */
export async function recoverRemoved(tx: Tx, id: string, userId: string): Promise<CalendarRow | undefined> {
  const row = await tx
    .deleteFrom("removed_calendars")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning("calendar")
    .executeTakeFirst();
  return row && (JSON.parse(row.calendar) as CalendarRow);
}

/** Deletes calendars that cannot be put back any more, with their passwords, as soon as no copies are left in them. */
export async function deleteRemoved(db: Db, now: Date): Promise<void> {
  const before = (duration: number) => new Date(now.getTime() - duration).toISOString();
  await db
    .deleteFrom("removed_calendars")
    .where("removed_at", "<", before(UNDO_FOR))
    .where((eb) =>
      eb.or([
        eb("removed_at", "<", before(WRITTEN_FOR)),
        eb.not(
          eb.exists(
            eb
              .selectFrom("calendar_copies")
              .select("calendar_copies.id")
              .whereRef("calendar_copies.calendar_id", "=", "removed_calendars.id"),
          ),
        ),
      ]),
    )
    .execute();
}
