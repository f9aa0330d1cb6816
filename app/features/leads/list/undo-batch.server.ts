import { findUser, lockOwners } from "~/features/users/sign-in/sign-in-store.server";
import { type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { Tx } from "~/lib/db/database.server";
import type { LeadBatchRow, LeadBatchStepRow } from "~/lib/db/tables/desk-tables";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import { answersTo } from "../answers.server";
import { stepAssign } from "../assign/assign-lead.server";
import type { ChangeServices } from "../change-lead.server";
import { type Step, stepTag } from "../lead-page/lead-steps.server";
import { changeLead, lockLead, touchLead } from "../lead-store.server";
import { subjectOf } from "../waits/dismiss-wait.server";
import { findWait } from "../waits/wait-store.server";
import { undoEnd } from "../waits/waits.server";
import { countUndone, findBatch, markUndone, stepsOf } from "./batch-store.server";

/** Skips what was changed since. Does nothing when undone already, somebody else's or no longer known. */
export async function undoBatch({ db, live }: ChangeServices, id: string, by: By): Promise<void> {
  const { user, now } = by;
  const undone = await db.transaction().execute(async (tx) => {
    const batch = await findBatch(tx, { id, user_id: user.id });
    if (batch?.kind === "assign") await lockOwners(tx);
    if (!batch || !(await markUndone(tx, id, now.toISOString()))) return [];
    const ids: string[] = [];
    if (batch.kind === "dismiss" && batch.value !== null) return await awaitAgain(tx, batch.value, batch, by);
    for (const step of await stepsOf(tx, id)) {
      const lead = await lockLead(tx, step.lead_id);
      const auditEntry = lead && (await undoChange(tx, lead, step, batch, now));
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
async function undoChange(
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
  const updated_at = now.toISOString();
  if (kind === "plan") {
    const planned = await changeLead(tx, { id: lead.id, version }, { ...before, updated_at });
    return planned
      ? { action: "lead.plan", detail: { action: planned.next_action, on: planned.next_action_on } }
      : null;
  }
  const next = await answeredSince(tx, lead, batch.created_at);
  const isAnswered = before.first_answered_at === null && next !== null;
  // No two people can be at odds about contact, or about whether an answer is needed.
  if (kind === "contact" || kind === "dismiss") {
    await touchLead(tx, lead.id, { ...(!isAnswered && before), updated_at });
    await awaitAnswerAgain(tx, lead.id, batch.created_at, next);
    return kind === "contact" ? { action: "lead.uncontact", detail: { way: value } } : { action: "lead.undismiss" };
  }
  const { first_answered_at } = lead;
  const columns = { ...before, ...(isAnswered && { first_answered_at }), updated_at };
  const changed = await changeLead(tx, { id: lead.id, version }, columns);
  if (!changed) return null;
  await awaitAnswerAgain(tx, lead.id, batch.created_at, next);
  const { status: to, decline_reason: reason } = changed;
  return { action: "lead.status", detail: { from: lead.status, to, ...(reason !== null && { reason }) } };
}

/** Null too if whoever had it has left since. */
async function assignAgain(tx: Tx, lead: LeadRow, id: string | null, version: number): Promise<Step | null> {
  const assignee = id === null ? null : await findUser(tx, { id });
  const step = assignee === undefined ? "conflict" : await stepAssign(tx, lead, { assignee, version });
  return step === "conflict" ? null : step;
}

/** Opens the wait that the batch ended, or ends it at `next`. */
async function awaitAnswerAgain(tx: Tx, lead_id: string, until: string, next: string | null): Promise<void> {
  await undoEnd(tx, { lead_id }, { answered_at: until }, next);
  await undoEnd(tx, { lead_id }, { dismissed_at: until }, next);
}

/** Opens the dismissed wait of a conversation, a quote or a project without a lead. */
async function awaitAgain(tx: Tx, id: string, batch: LeadBatchRow, { user, now }: By): Promise<string[]> {
  const wait = await findWait(tx, id);
  if (!wait || !(await undoEnd(tx, { id }, { dismissed_at: batch.created_at }, null))) return [];
  await recordAudit(tx, { action: "lead.undismiss", user, at: now, subject: subjectOf(wait) });
  await countUndone(tx, batch.id, 1);
  return [];
}

/** An answer need not change a lead's version. A call that a batch undoes was at its own moment, not after it. */
async function answeredSince(tx: Tx, lead: LeadRow, since: string): Promise<string | null> {
  const [next = null] = (await answersTo(tx, lead)).filter((at) => at > since).toSorted();
  return next;
}
