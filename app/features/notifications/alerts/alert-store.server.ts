import type { Db, Tx } from "~/lib/db/database.server";
import { enqueuedSince } from "~/lib/db/enqueued-since";
import type { AlertRow } from "~/lib/db/tables/notice-tables";

export async function listAlerts(db: Db): Promise<AlertRow[]> {
  return await db.selectFrom("alerts").selectAll().orderBy("cause").orderBy("place").execute();
}

export async function saveAlert(tx: Tx, row: AlertRow): Promise<void> {
  const { told_at, seen_at } = row;
  await tx
    .insertInto("alerts")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ told_at, seen_at }))
    .execute();
}

export async function deleteAlert(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("alerts").where("id", "=", id).execute();
}

export interface EnqueuedMails {
  /** ISO-8601 UTC; null when none waits. */
  oldest: string | null;
  waiting: number;
}

export async function enqueuedMails(db: Db, template: string, now: Date): Promise<EnqueuedMails> {
  const { oldest, waiting } = await db
    .selectFrom("outbox")
    .select((eb) => [eb.fn.min(enqueuedSince).as("oldest"), eb.fn.countAll().as("waiting")])
    .where("state", "=", "queued")
    .where("template", "!=", template)
    .where("created_at", "<=", now.toISOString())
    .executeTakeFirstOrThrow();
  return { oldest, waiting: Number(waiting) };
}

/** Counts mails still due at `since` or later, except those of `template`. */
export async function mailsEnded(tx: Tx, template: string, since: string): Promise<{ sent: number; failed: number }> {
  const rows = await tx
    .selectFrom("outbox")
    .select((eb) => ["state", eb.fn.countAll().as("count")])
    .where("state", "in", ["sent", "failed"])
    .where("due_at", ">=", since)
    .where("template", "!=", template)
    .groupBy("state")
    .execute();
  const count = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { sent: count("sent"), failed: count("failed") };
}

/** The error of the mail that has been waiting longest; null if none was tried. */
export async function oldestProblem(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom("outbox")
    .select("last_error")
    .where("state", "=", "queued")
    .where("last_error", "is not", null)
    .orderBy(enqueuedSince)
    .limit(1)
    .executeTakeFirst();
  return row?.last_error ?? null;
}
