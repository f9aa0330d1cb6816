import { askForReviewLater, moveReview } from "~/features/reviews/ask-later.server";
import { type AuditEntry, auditOf } from "~/lib/audit/audit-store.server";
import type { Tx } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import { answersTo } from "../answers.server";
import { changeLead, deleteTag, insertTag, touchLead } from "../lead-store.server";
import { stopPlansOnActivity } from "../plans/plan-store.server";
import { withoutTag, withTag } from "../search-text.server";
import { endWait } from "../waits/wait-store.server";
import { answerWait } from "../waits/waits.server";

export type Step = Pick<AuditEntry, "action" | "detail">;

interface StatusStep {
  status: LeadRow["status"];
  reason: string | null;
  version: number;
}

/** `conflict`: another version, or spam, which `restoreLead` restores. Null if it was so already. */
export async function stepStatus(
  tx: Tx,
  lead: LeadRow,
  { status, reason, version }: StatusStep,
  now: Date,
): Promise<Step | "conflict" | null> {
  if (lead.status === "spam" || lead.version !== version) return "conflict";
  const at = now.toISOString();
  const decline_reason = status === "declined" ? reason : null;
  const isAnswer = lead.first_answered_at === null && status !== "new" && status !== "spam";
  const isNoAnswer = status === "new" && (await isAnsweredByStatusAlone(tx, lead));
  if (lead.status === status && lead.decline_reason === decline_reason && !isAnswer && !isNoAnswer) return null;
  const changed = await changeLead(
    tx,
    { id: lead.id, version },
    {
      status,
      decline_reason,
      ...(isAnswer && { first_answered_at: at }),
      ...(isNoAnswer && { first_answered_at: null }),
      updated_at: at,
    },
  );
  if (!changed) return "conflict";
  await endWaitByStatus(tx, lead.id, status, at);
  if (lead.status !== status) await stopPlansOnActivity(tx, lead, "status", now);
  if (lead.status !== status && status === "agreed") await askForReviewLater(tx, lead, now);
  const detail = {
    from: lead.status,
    to: status,
    ...(status === "declined" && { reason }),
    // Restored with the status if it turns out not to be spam.
    ...(status === "spam" && lead.decline_reason !== null && { was: lead.decline_reason }),
  };
  return { action: "lead.status", detail };
}

/** A won lead may still wait for an answer. */
async function endWaitByStatus(tx: Tx, lead_id: string, status: LeadRow["status"], at: string): Promise<void> {
  if (status === "contacted" || status === "quoted") await answerWait(tx, { lead_id }, at);
  if (status === "declined" || status === "spam") await endWait(tx, { lead_id }, { dismissed_at: at });
}

async function isAnsweredByStatusAlone(tx: Tx, lead: LeadRow): Promise<boolean> {
  const statuses = await auditOf(tx, `lead:${lead.id}`, ["lead.status"]);
  if (statuses.every(({ at }) => at !== lead.first_answered_at)) return false;
  return (await answersTo(tx, lead)).length === 0;
}

/** Nothing is planned when `action` is null. Null when it was so already. */
export async function stepPlan(
  tx: Tx,
  lead: LeadRow,
  { action, on, version }: { action: string | null; on: string | null; version: number },
  now: Date,
): Promise<Step | "conflict" | null> {
  if (lead.version !== version) return "conflict";
  const plan = { next_action: action, next_action_on: action === null ? null : on };
  if (lead.next_action === plan.next_action && lead.next_action_on === plan.next_action_on) return null;
  const changed = await changeLead(tx, { id: lead.id, version }, { ...plan, updated_at: now.toISOString() });
  return changed ? { action: "lead.plan", detail: { action, on: plan.next_action_on } } : "conflict";
}

/** Null when it was so already; a review that has come to nothing since is planned again then. */
export async function stepLive(
  tx: Tx,
  lead: LeadRow,
  { on, version }: { on: string | null; version: number },
  now: Date,
): Promise<Step | "conflict" | null> {
  const isChange = lead.live_on !== on;
  const changed = isChange
    ? await changeLead(tx, { id: lead.id, version }, { live_on: on, updated_at: now.toISOString() })
    : lead;
  if (!changed) return "conflict";
  await moveReview(tx, changed, now);
  return isChange ? { action: "lead.live", detail: { on } } : null;
}

/** Null when it was so already. */
export async function stepTag(
  tx: Tx,
  { id, search }: LeadRow,
  { tag, isOn }: { tag: string; isOn: boolean },
  now: Date,
): Promise<Step | null> {
  const isChange = isOn ? await insertTag(tx, id, tag) : await deleteTag(tx, id, tag);
  if (!isChange) return null;
  const text = isOn ? withTag(search, tag) : withoutTag(search, tag);
  await touchLead(tx, id, { search: text, updated_at: now.toISOString() });
  return { action: isOn ? "lead.tag" : "lead.untag", detail: { tag } };
}
