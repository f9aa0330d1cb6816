import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { type Db, isPostgres, type Tx } from "~/lib/db/database.server";
import type { Tables } from "~/lib/db/tables/tables";

/** The tables that are queues: the process that holds the lease of a due row works on it. */
export type QueueTable =
  | "outbox"
  | "meta_lead_events"
  | "push_messages"
  | "notices"
  | "lead_imports"
  | "plan_steps"
  | "reviews"
  | "letters"
  | "calendars"
  | "website_checks"
  | "calendar_targets";

/** The process that may work on a row, from when, and for how long no other process may. */
export interface Lease {
  owner: string;
  now: Date;
  /** Milliseconds. */
  duration: number;
}

// The query builder types one table at a time. Here only the columns that queues share are named.
const asOne = (table: QueueTable) => table as "outbox";

/**
 * Takes the leases of up to `limit` due rows that no process holds, the longest due first, and counts the attempt. Of the
 * rows that `attempted` names, only a lease of this owner that has ended is renewed: one that was taken away is lost.
 */
export async function claimDue<T extends QueueTable>(
  db: Db,
  table: T,
  limit: number,
  lease: Lease,
  attempted: readonly string[] = [],
): Promise<Tables[T][]> {
  const due = (source: Db | Tx) =>
    source
      .selectFrom(asOne(table))
      .select("id")
      .where("state", "=", "queued")
      .where("due_at", "<=", lease.now.toISOString())
      .where((eb) => isFree(eb, lease.now))
      .$if(attempted.length > 0, (query) =>
        query.where((eb) => eb.or([eb("id", "not in", [...attempted]), eb("lease_owner", "=", lease.owner)])),
      )
      .orderBy("due_at")
      .limit(limit);
  // Looking needs no write lock, and mostly there is nothing to claim.
  if ((await due(db).limit(1).execute()).length === 0) return [];
  return await db.transaction().execute(async (tx) => {
    const rows = await due(tx)
      .$if(isPostgres(tx), (query) => query.forUpdate().skipLocked())
      .execute();
    if (rows.length === 0) return [];
    const claimed = await tx
      .updateTable(asOne(table))
      .set((eb) => ({ ...leaseOf(lease), attempts: eb("attempts", "+", 1) }))
      .where(
        "id",
        "in",
        rows.map(({ id }) => id),
      )
      .returningAll()
      .execute();
    return claimed as unknown as Tables[T][];
  });
}

export async function databaseTime(db: Db): Promise<Date> {
  if (!isPostgres(db)) return new Date();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now ?? new Date();
}

/** A row with the lease under which it was claimed. */
export interface Held {
  id: string;
  lease_owner: string | null;
}

/** Ends an attempt: stores `change` and releases the lease. False, with nothing stored, if the lease was lost. */
export async function settle<T extends QueueTable>(
  db: Db,
  table: T,
  held: Held,
  change: Partial<Tables[T]>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(asOne(table))
    .set({ ...FREE, ...(change as object) })
    .where((eb) => isHeld(eb, held))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False, with nothing deleted, if the lease was lost. */
export async function deleteHeld(db: Db, table: QueueTable, held: Held): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(asOne(table))
    .where((eb) => isHeld(eb, held))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The row as it is now, locked until the transaction ends. Undefined if the lease was lost. */
export async function renewLease<T extends QueueTable>(
  db: Db,
  table: T,
  id: string,
  lease: Lease,
): Promise<Tables[T] | undefined> {
  const renewed = await db
    .updateTable(asOne(table))
    .set(leaseOf(lease))
    .where((eb) => isHeld(eb, { id, lease_owner: lease.owner }))
    .returningAll()
    .executeTakeFirst();
  return renewed as unknown as Tables[T] | undefined;
}

/** Gives back every lease that `owner` holds. */
export async function releaseLeases(db: Db, table: QueueTable, owner: string): Promise<void> {
  await db.updateTable(asOne(table)).set(FREE).where("state", "=", "queued").where("lease_owner", "=", owner).execute();
}

/** The columns of no lease. */
export const FREE = { lease_owner: null, lease_until: null };

/** The columns of a lease. */
export function leaseOf({ owner, now, duration }: Lease) {
  return { lease_owner: owner, lease_until: new Date(now.getTime() + duration).toISOString() };
}

function isHeld(eb: ExpressionBuilder<Tables, "outbox">, { id, lease_owner }: Held): Expression<SqlBool> {
  return eb.and([eb("id", "=", id), eb("state", "=", "queued"), eb("lease_owner", "=", lease_owner)]);
}

/** True if no process holds the lease of a row. */
export function isFree(eb: ExpressionBuilder<Tables, "outbox">, now: Date): Expression<SqlBool> {
  return eb.or([eb("lease_until", "is", null), eb("lease_until", "<=", now.toISOString())]);
}
