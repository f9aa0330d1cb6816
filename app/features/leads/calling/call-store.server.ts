import type { Db, Tx } from "~/lib/db/database.server";
import type { LeadCallRow } from "~/lib/db/tables/notice-tables";

/** Replaces an earlier call. */
export async function saveCall(tx: Tx, row: LeadCallRow): Promise<void> {
  const { lead_id: _lead, ...change } = row;
  await tx
    .insertInto("lead_calls")
    .values(row)
    .onConflict((conflict) => conflict.column("lead_id").doUpdateSet(change))
    .execute();
}

/** False when there was none. */
export async function deleteCall(tx: Tx, leadId: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom("lead_calls").where("lead_id", "=", leadId).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Those that last until after `now`, with the name of who calls. */
export async function callsOf(
  db: Db,
  leadIds: readonly string[],
  now: Date,
): Promise<(LeadCallRow & { name: string })[]> {
  if (leadIds.length === 0) return [];
  return await db
    .selectFrom("lead_calls")
    .innerJoin("user", "user.id", "lead_calls.user_id")
    .selectAll("lead_calls")
    .select("user.name")
    .where("lead_id", "in", [...leadIds])
    .where("calling_until", ">", now.toISOString())
    .execute();
}
