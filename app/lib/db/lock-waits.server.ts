import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Log } from "../log.server";

/** Milliseconds. While a migration waits for a table, everybody else who wants it waits behind the migration. */
const LOCK_TIMEOUT = 5_000;
/** Milliseconds, doubled after each try. */
const SHORTEST_PAUSE = 5_000;
const LONGEST_PAUSE = 30_000;
const PATIENCE = 10 * 60_000;
/** SQLSTATE: lock timeout, deadlock. */
const LOCKED_OUT = new Set(["55P03", "40P01"]);

export interface LockWaits {
  log?: Pick<Log, "warn">;
  lockTimeout?: number;
  patience?: number;
  pause?: (milliseconds: number) => Promise<unknown>;
}

export function isLockedOut(error: unknown): boolean {
  return LOCKED_OUT.has((error as { code?: string } | null)?.code ?? "");
}

/**
 * `work` starts over each time: a backup or a long transaction may hold its tables for minutes, and simply waiting
 * would block everybody else. Throws the last problem when it takes too long.
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

export async function limitLockWaits<T>(tx: Kysely<T>, milliseconds: number): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(milliseconds)}`.execute(tx);
}

/** PostgreSQL hides `since` of other users of the database. What they do there stays out: that may be about people. */
async function longestUsers<T>(db: Kysely<T>): Promise<{ pid: number; name: string; since: Date | null }[]> {
  const { rows } = await sql<{ pid: number; name: string; since: Date | null }>`
    select pid, application_name as name, xact_start as since from pg_stat_activity activity
    where datname = current_database() and pid <> pg_backend_pid()
      -- Those of PostgreSQL itself have lower numbers.
      and exists (select 1 from pg_locks where pg_locks.pid = activity.pid and granted and relation >= 16384)
    order by xact_start nulls first limit 5`.execute(db);
  return rows;
}
