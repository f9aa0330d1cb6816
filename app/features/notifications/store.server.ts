import { sql } from "kysely";
import { type Db, isPostgres, type Tx } from "~/lib/db/database.server";
import { runFixed } from "~/lib/db/fixed-statement.server";
import type { PushDeviceRow, PushKeysRow, PushMessageRow } from "~/lib/db/push-tables";

const ALL_DEVICES = "select id from push_devices";
const OWNERS_DEVICES = `
  select device.id from push_devices device join "user" on "user".id = device.user_id where "user".role = 'owner'`;

/** The ids of the devices that are told something: everybody's, or those of owners. */
export async function deviceIds(tx: Tx, { ofOwners }: { ofOwners: boolean }): Promise<string[]> {
  const { rows } = await runFixed<{ id: string }>(tx, ofOwners ? OWNERS_DEVICES : ALL_DEVICES, []);
  return rows.map(({ id }) => id);
}

/** ISO-8601 UTC, by the clock of PostgreSQL. */
const DATABASE_NOW = sql<string>`to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Keeps what devices are owed. None is due later than now by the clock of the database, which the queue goes by: a machine that is
 * minutes ahead would have them wait for as long.
 */
export async function insertMessages(tx: Tx, rows: readonly PushMessageRow[]): Promise<void> {
  const dueAt = ({ due_at }: PushMessageRow) =>
    isPostgres(tx) ? sql<string>`least(${due_at}::text, ${DATABASE_NOW})` : due_at;
  await tx
    .insertInto("push_messages")
    .values(rows.map((row) => ({ ...row, due_at: dueAt(row) })))
    .execute();
}

/** Whether devices were told of this topic since `since`. */
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

/** Keeps a device; one that is known by its endpoint is brought up to date, and is this user's from now on. Gives its id. */
export async function keepDevice(tx: Tx, row: PushDeviceRow): Promise<string> {
  const { user_id, p256dh, auth, name } = row;
  const { id } = await tx
    .insertInto("push_devices")
    .values(row)
    .onConflict((conflict) => conflict.column("endpoint").doUpdateSet({ user_id, p256dh, auth, name, problem: null }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes a device with what it is owed: of this user, or whoever's. Gives its name; undefined when there is none. */
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

/** Notes how the push service of a device last took a message: taken at `sentAt`, or the reason why not. */
export async function noteDelivery(db: Db, id: string, result: { sentAt: Date } | { problem: string }): Promise<void> {
  const change =
    "sentAt" in result ? { last_sent_at: result.sentAt.toISOString(), problem: null } : { problem: result.problem };
  await db.updateTable("push_devices").set(change).where("id", "=", id).execute();
}

/** How an attempt to tell a device ended: done, to be tried again at `dueAt`, or given up. */
export type PushResult =
  | { state: "sent" }
  | { state: "queued"; error: string; dueAt: Date }
  | { state: "failed"; error: string };

/** Writes how an attempt ended and gives the lease back. False, and nothing written, if `owner` has lost the lease. */
export async function settleMessage(db: Db, id: string, owner: string, result: PushResult): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("push_messages")
    .set({
      state: result.state,
      lease_owner: null,
      lease_until: null,
      last_error: result.state === "sent" ? null : result.error,
      // Nobody reads again what was told.
      ...(result.state === "queued" ? { due_at: result.dueAt.toISOString() } : { notice: "{}" }),
    })
    .where("id", "=", id)
    .where("lease_owner", "=", owner)
    .where("state", "=", "queued")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function findKeys(db: Db): Promise<PushKeysRow | undefined> {
  return await db.selectFrom("push_keys").selectAll().executeTakeFirst();
}

/** Keeps our keys unless there are some. */
export async function insertKeysOnce(tx: Tx, row: PushKeysRow): Promise<void> {
  await tx
    .insertInto("push_keys")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** Deletes up to `limit` messages that were due last before `moment`, whatever became of them. Gives how many. */
export async function deleteMessagesBefore(db: Db, moment: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("push_messages")
    .where("id", "in", (eb) =>
      eb
        .selectFrom("push_messages")
        .select("id")
        // All there are: an index begins with them.
        .where("state", "in", ["queued", "sent", "failed"])
        .where("due_at", "<", moment.toISOString())
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
