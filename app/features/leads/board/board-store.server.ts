import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import { type LeadSelection, leadsOf } from "../list/lead-list-store.server";

export async function countPerStatus(db: Db, selection: LeadSelection): Promise<Map<LeadRow["status"], number>> {
  const counts = new Map<LeadRow["status"], number>();
  const { found } = await leadsOf(db, selection);
  if (!found) return counts;
  const groups = await found
    // One column: the indexes that begin with the status or the planned day then cover the query.
    .select((eb) => ["status", eb.fn.countAll().as("count")])
    .groupBy("status")
    .execute();
  for (const { status, count } of groups) counts.set(status, Number(count));
  return counts;
}

/** `day`: `YYYY-MM-DD`; the longest overdue first. */
export async function selectDue(db: Db, selection: LeadSelection, day: string, limit: number): Promise<LeadRow[]> {
  const { found } = await leadsOf(db, { ...selection, dueBy: day });
  if (!found) return [];
  return await found.selectAll().orderBy("next_action_on").orderBy("id").limit(limit).execute();
}
