import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Log } from "../log.server";

/**
 * Milliseconds. How long a migration waits for a table at a time; everybody else who wants that table meanwhile waits
 * behind it.
 */
const LOCK_TIMEOUT = 5_000;
/** The pause between tries, doubled after each, and after how long it gives up. */
const SHORTEST_PAUSE = 5_000;
const LONGEST_PAUSE = 30_000;
const PATIENCE = 10 * 60_000;
/** SQLSTATE: no lock in time, or never, because two waited for each other. */
const LOCKED_OUT = new Set(["55P03", "40P01"]);

export interface LockWaits {
  log?: Pick<Log, "warn">;
  lockTimeout?: number;
  patience?: number;
  pause?: (milliseconds: number) => Promise<unknown>;
}

/** Whether PostgreSQL gave up a statement because somebody else has the table. */
export function isLockedOut(error: unknown): boolean {
  return LOCKED_OUT.has((error as { code?: string } | null)?.code ?? "");
}

/**
 * Runs `work`, which has to start over each time, until it gets at the tables that it changes: a backup or a long
 * transaction may have them for minutes, and simply waiting for that would hold up everybody else. Throws the last
 * problem when it takes too long.
 */
export async function untilUnlocked<T>(
  db: Kysely<T>,
  work: (lockTimeout: number) => Promise<void>,
  { log, lockTimeout = LOCK_TIMEOUT, patience = PATIENCE, pause = sleep }: LockWaits,
): Promise<void> {
  const end = performance.now() + patience;
  for (let nextInMs = SHORTEST_PAUSE; ; nextInMs = Math.min(nextInMs * 2, LONGEST_PAUSE)) {
    try {
      return await work(lockTimeout);
    } catch (error) {
      if (!isLockedOut(error)) throw error;
      const isOver = performance.now() >= end;
      const about = { err: error, usedBy: await longestUsers(db).catch(() => null), ...(!isOver && { nextInMs }) };
      log?.warn(about, "a migration waits for tables that others use");
      if (isOver) throw error;
    }
    await pause(nextInMs);
  }
}

/** From now on no statement of the transaction waits longer than this for a lock. */
export async function limitLockWaits<T>(tx: Kysely<T>, milliseconds: number): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(milliseconds)}`.execute(tx);
}

/**
 * Who has used tables the longest in one transaction, and since when; PostgreSQL does not tell the latter about other
 * users of the database. Not what they do there: that may be about people.
 */
async function longestUsers<T>(db: Kysely<T>): Promise<{ pid: number; name: string; since: Date | null }[]> {
  const { rows } = await sql<{ pid: number; name: string; since: Date | null }>`
    select pid, application_name as name, xact_start as since from pg_stat_activity activity
    where datname = current_database() and pid <> pg_backend_pid()
      -- Those of PostgreSQL itself have lower numbers.
      and exists (select 1 from pg_locks where pg_locks.pid = activity.pid and granted and relation >= 16384)
    order by xact_start nulls first limit 5`.execute(db);
  return rows;
}
