import type { Db } from "~/lib/db/database.server";
import type { ConfiguratorStepRow } from "~/lib/db/tables/desk-tables";
import type { LeadRow } from "~/lib/db/tables/lead-tables";

/** The columns of the index `leads_reported`, so that no lead is read as a whole. */
export type ReportedLead = Pick<
  LeadRow,
  "created_at" | "status" | "source" | "is_ads" | "promised_at" | "first_answered_at"
>;

interface Range {
  /** ISO-8601 UTC; `until` is excluded. */
  from: string;
  until: string;
}

/** Leaves out spam and tests. */
export async function leadsWithin(db: Db, { from, until }: Range): Promise<ReportedLead[]> {
  return await db
    .selectFrom("leads")
    .select(["created_at", "status", "source", "is_ads", "promised_at", "first_answered_at"])
    .where("is_test", "=", 0)
    .where("created_at", ">=", from)
    .where("created_at", "<", until)
    .where("status", "!=", "spam")
    .execute();
}

export async function countLeadsWithin(db: Db, { from, until }: Range): Promise<number> {
  const { count } = await db
    .selectFrom("leads")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("is_test", "=", 0)
    .where("created_at", ">=", from)
    .where("created_at", "<", until)
    .where("status", "!=", "spam")
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts those that visitors asked for; `day` is `YYYY-MM-DD`. */
export async function countChecksSince(db: Db, day: string): Promise<number> {
  const { checks } = await db
    .selectFrom("website_check_days")
    .select((eb) => eb.fn.sum("checks").as("checks"))
    .where("day", ">=", day)
    .executeTakeFirstOrThrow();
  return Number(checks ?? 0);
}

/** `YYYY-MM-DD`. */
export async function stepCountsSince(
  db: Db,
  day: string,
): Promise<Pick<ConfiguratorStepRow, "mode" | "step" | "visits">[]> {
  const rows = await db
    .selectFrom("configurator_steps")
    .select((eb) => ["mode", "step", eb.fn.sum("visits").as("visits")])
    .where("day", ">=", day)
    .groupBy(["mode", "step"])
    .execute();
  return rows.map((row) => ({ ...row, visits: Number(row.visits) }));
}
