import type { Tx } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { SignOfLife } from "./plan";
import { endRunsOfPerson, stopSteps } from "./plan-store.server";

/**
 * Ends the plans of all leads of a person who was heard of, in the transaction that records that: no step of them is
 * taken afterwards, and no mail of theirs that waits goes out.
 */
export async function stopPlansOnSignOfLife(
  tx: Tx,
  lead: { id: string } | { kind: LeadRow["kind"]; subject_id: string },
  sign: SignOfLife,
  now: Date,
): Promise<void> {
  const end = { ended_at: now.toISOString(), ended_by: null, end_reason: sign };
  await stopSteps(tx, await endRunsOfPerson(tx, lead, end));
}
