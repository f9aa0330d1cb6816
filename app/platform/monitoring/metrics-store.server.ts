import { sql } from "kysely";
import type { Db } from "~/lib/db/database.server";
import { enqueuedSince } from "~/lib/db/enqueued-since";
import type { LeadRow } from "~/lib/db/tables/lead-tables";

/** `oldest`: since when (ISO-8601 UTC); null without any. */
export interface QueueState {
  queued: number;
  failed: number;
  oldest: string | null;
}

/** Settled rows are not counted: that would take longer with every mail. */
export async function queueState(db: Db, table: "outbox" | "push_messages"): Promise<QueueState> {
  const since = table === "outbox" ? enqueuedSince : sql<string>`created_at`;
  const rows = await db
    .selectFrom(table as "outbox")
    .select((eb) => ["state", eb.fn.countAll().as("count"), eb.fn.min(since).as("oldest")])
    .where("state", "in", ["queued", "failed"])
    .groupBy("state")
    .execute();
  const of = (state: string) => rows.find((row) => row.state === state);
  return {
    queued: Number(of("queued")?.count ?? 0),
    failed: Number(of("failed")?.count ?? 0),
    oldest: of("queued")?.oldest ?? null,
  };
}

export async function leadsByKind(db: Db): Promise<{ kind: LeadRow["kind"]; leads: number }[]> {
  const rows = await db
    .selectFrom("leads")
    .select((eb) => ["kind", eb.fn.countAll().as("leads")])
    .where("is_test", "=", 0)
    .groupBy("kind")
    .execute();
  return rows.map(({ kind, leads }) => ({ kind, leads: Number(leads) }));
}
