import { findUser, lockOwners } from "~/features/users/sign-in/sign-in-store.server";
import { type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { Tx } from "~/lib/db/database.server";
import type { LeadBatchRow, LeadBatchStepRow } from "~/lib/db/tables/desk-tables";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import { answersTo } from "../answers.server";
import { stepAssign } from "../assign/step-assign.server";
import type { ChangeServices } from "../change-lead.server";
import { type Step, stepTag } from "../lead-page/lead-steps.server";
import { changeLead, holdLead, touchLead } from "../lead-store.server";
import { countUndone, findBatch, markUndone, stepsOf } from "./batch-store.server";

/** Skips what was changed since. Does nothing when undone already, somebody else's or no longer known. */
export async function undoBatch({ db, live }: ChangeServices, id: string, by: By): Promise<void> {
  const { user, now } = by;
  const undone = await db.transaction().execute(async (tx) => {
    const batch = await findBatch(tx, { id, user_id: user.id });
    if (batch?.kind === "assign") await lockOwners(tx);
    if (!batch || !(await markUndone(tx, id, now.toISOString()))) return [];
    const ids: string[] = [];
    for (const step of await stepsOf(tx, id)) {
      const lead = await holdLead(tx, step.lead_id);
      const auditEntry = lead && (await takeBack(tx, lead, step, batch, now));
      if (!auditEntry) continue;
      await recordAudit(tx, { ...auditEntry, user, at: now, subject: `lead:${step.lead_id}` });
      ids.push(step.lead_id);
    }
    await countUndone(tx, id, ids.length);
    return ids;
  });
  for (const lead of undone) void live.publish({ kind: "lead-changed", lead });
}

/** Null if the lead has been changed since. Whoever was reached since stays answered. */
async function takeBack(
  tx: Tx,
  lead: LeadRow,
  { was, version }: LeadBatchStepRow,
  batch: LeadBatchRow,
  now: Date,
): Promise<Step | null> {
  const { kind, value } = batch;
  if (kind === "tag" || kind === "untag") return stepTag(tx, lead, { tag: value ?? "", isOn: kind === "untag" }, now);
  const before = JSON.parse(was) as Partial<LeadRow>;
  if (kind === "assign") return assignAgain(tx, lead, before.assignee_id ?? null, version);
  const isAnswered = before.first_answered_at === null && (await isAnsweredSince(tx, lead, batch.created_at));
  const { first_answered_at } = lead;
  if (kind === "contact") {
    // No two people can be at odds about it.
    if (!isAnswered) await touchLead(tx, lead.id, { first_answered_at: before.first_answered_at ?? null });
    return { action: "lead.uncontact", detail: { way: value } };
  }
  const columns = { ...before, ...(isAnswered && { first_answered_at }), updated_at: now.toISOString() };
  const changed = await changeLead(tx, { id: lead.id, version }, columns);
  if (!changed) return null;
  if (kind === "plan") {
    return { action: "lead.plan", detail: { action: changed.next_action, on: changed.next_action_on } };
  }
  const { status: to, decline_reason: reason } = changed;
  return { action: "lead.status", detail: { from: lead.status, to, ...(reason !== null && { reason }) } };
}

/** Null too if whoever had it has left since. */
async function assignAgain(tx: Tx, lead: LeadRow, id: string | null, version: number): Promise<Step | null> {
  const assignee = id === null ? null : await findUser(tx, { id });
  const step = assignee === undefined ? "conflict" : await stepAssign(tx, lead, { assignee, version });
  return step === "conflict" ? null : step;
}

/** An answer need not change a lead's version. A call that a batch undoes was at its own moment, not after it. */
async function isAnsweredSince(tx: Tx, lead: LeadRow, since: string): Promise<boolean> {
  return (await answersTo(tx, lead)).some((at) => at > since);
}
