import { sql } from "kysely";
import { type Db, isPostgres, type Tx } from "~/lib/db/database.server";
import type { PushDeviceRow, PushKeysRow, PushMessageRow } from "~/lib/db/tables/push-tables";
import { settle } from "~/platform/jobs/leases.server";

/** Device ids by user, of one user or of all. */
export async function deviceIds(tx: Tx, user: string | null): Promise<Map<string, string[]>> {
  const devices = await tx
    .selectFrom("push_devices")
    .select(["id", "user_id"])
    .$if(user !== null, (query) => query.where("user_id", "=", user))
    .execute();
  const ids = new Map<string, string[]>();
  for (const { id, user_id } of devices) ids.set(user_id, [...(ids.get(user_id) ?? []), id]);
  return ids;
}

/** ISO-8601 UTC, by PostgreSQL's clock. */
const DATABASE_NOW = sql<string>`to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Queues messages. Unless it is to wait, none is due later than now by the database's clock, which the queue goes by: on
 * a machine whose clock is minutes ahead, it would have to wait that long.
 */
export async function insertMessages(tx: Tx, rows: readonly PushMessageRow[]): Promise<void> {
  if (rows.length === 0) return;
  const dueAt = ({ due_at, created_at }: PushMessageRow) =>
    isPostgres(tx) && due_at <= created_at ? sql<string>`least(${due_at}::text, ${DATABASE_NOW})` : due_at;
  await tx
    .insertInto("push_messages")
    .values(rows.map((row) => ({ ...row, due_at: dueAt(row) })))
    .execute();
}

/** True if devices were notified of this topic since `since`. */
export async function isToldSince(tx: Tx, topic: string, since: Date): Promise<boolean> {
  const told = await tx
    .selectFrom("push_messages")
    .select("id")
    .where("topic", "=", topic)
    .where("created_at", ">", since.toISOString())
    .limit(1)
    .executeTakeFirst();
  return told !== undefined;
}

/** A device with the language in which its user reads the desk. */
export type ToldDevice = PushDeviceRow & { language: "nl" | "en" };

export async function findDevice(db: Db, id: string): Promise<ToldDevice | undefined> {
  return await db
    .selectFrom("push_devices as device")
    .innerJoin("user", "user.id", "device.user_id")
    .selectAll("device")
    .select("user.language")
    .where("device.id", "=", id)
    .executeTakeFirst();
}

/** The devices of one user, the newest first. */
export async function devicesOf(db: Db, userId: string): Promise<PushDeviceRow[]> {
  return await db
    .selectFrom("push_devices")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Stores a device. One with a known endpoint is updated, and belongs to this user from now on. Returns its id. */
export async function saveDevice(tx: Tx, row: PushDeviceRow): Promise<string> {
  const { user_id, p256dh, auth, name } = row;
  const again = { user_id, p256dh, auth, name, problem: null, unheard_since: null };
  const { id } = await tx
    .insertInto("push_devices")
    .values(row)
    .onConflict((conflict) => conflict.column("endpoint").doUpdateSet(again))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Deletes a device and its queued messages: a device of this user, or of anybody. Returns its id and name; undefined
 * when there is none.
 */
export async function deleteDevice(
  db: Db,
  by: { id: string; user_id: string } | { id: string } | { endpoint: string; user_id: string },
): Promise<Pick<PushDeviceRow, "id" | "name"> | undefined> {
  return await db
    .deleteFrom("push_devices")
    .where((eb) => eb.and(by))
    .returning(["id", "name"])
    .executeTakeFirst();
}

/** Records the device's last delivery: accepted by its push service at `sentAt`, or the reason why not. */
export async function recordDelivery(
  db: Db,
  id: string,
  result: { sentAt: Date } | { problem: string },
): Promise<void> {
  const at = "sentAt" in result ? result.sentAt.toISOString() : null;
  await db
    .updateTable("push_devices")
    .set(({ fn, val }) =>
      "problem" in result
        ? { problem: result.problem }
        : { problem: null, last_sent_at: at, unheard_since: fn.coalesce("unheard_since", val(at)) },
    )
    .where("id", "=", id)
    .execute();
}

/** Records that the device received a message. Undefined when there is no such message (any more). */
export async function markReceived(
  tx: Tx,
  messageId: string,
  now: Date,
): Promise<(Pick<PushMessageRow, "notice_id" | "topic"> & { user: { id: string; email: string } }) | undefined> {
  const message = await tx
    .selectFrom("push_messages as message")
    .innerJoin("push_devices as device", "device.id", "message.device_id")
    .innerJoin("user", "user.id", "device.user_id")
    .select(["message.notice_id", "message.topic", "device.id as device", "user.id", "user.email"])
    .where("message.id", "=", messageId)
    .executeTakeFirst();
  if (!message) return undefined;
  const { notice_id, topic, device, id, email } = message;
  await tx
    .updateTable("push_devices")
    .set({ last_received_at: now.toISOString(), unheard_since: null })
    .where("id", "=", device)
    .execute();
  return { notice_id, topic, user: { id, email } };
}

/** The result of an attempt: sent, to be tried again at `dueAt`, or given up. */
export type PushResult =
  | { state: "sent" }
  | { state: "queued"; error: string; dueAt: Date }
  | { state: "failed"; error: string };

/** Ends an attempt. False, with nothing written, if the lease was lost. */
export async function settleMessage(db: Db, message: PushMessageRow, result: PushResult): Promise<boolean> {
  return await settle(db, "push_messages", message, {
    state: result.state,
    last_error: result.state === "sent" ? null : result.error,
    // The notice of one that has ended is not read again.
    ...(result.state === "queued" ? { due_at: result.dueAt.toISOString() } : { notice: "{}" }),
  });
}

export async function findKeys(db: Db): Promise<PushKeysRow | undefined> {
  return await db.selectFrom("push_keys").selectAll().executeTakeFirst();
}

/** Stores our keys unless there are some already. */
export async function insertKeysOnce(tx: Tx, row: PushKeysRow): Promise<void> {
  await tx
    .insertInto("push_keys")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** Deletes up to `limit` messages that were last due before `moment`, whatever their state. Returns how many. */
export async function deleteMessagesBefore(db: Db, moment: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("push_messages")
    .where("id", "in", (eb) =>
      eb
        .selectFrom("push_messages")
        .select("id")
        // All states: named since an index begins with the state.
        .where("state", "in", ["queued", "sent", "failed"])
        .where("due_at", "<", moment.toISOString())
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
