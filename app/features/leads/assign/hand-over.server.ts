import { type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { Tx } from "~/lib/db/database.server";
import { lockLead } from "../lead-store.server";
import { openLeadsOf } from "./assignee-store.server";
import { stepAssign } from "./step-assign.server";

/** In the transaction that removes this user, which holds the lock of `lockAssignee`. Returns the leads that nobody takes now. */
export async function handOver(tx: Tx, userId: string, { user, now }: By): Promise<string[]> {
  const left: string[] = [];
  for (const id of await openLeadsOf(tx, userId)) {
    const lead = await lockLead(tx, id);
    if (lead?.assignee_id !== userId) continue;
    const step = await stepAssign(tx, lead, { assignee: null, version: lead.version });
    if (step === null || step === "conflict") continue;
    await recordAudit(tx, { ...step, user, at: now, subject: `lead:${id}` });
    left.push(id);
  }
  return left;
}
