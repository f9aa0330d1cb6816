import { enqueuePush } from "~/features/notifications/enqueue-push.server";
import { findUser, type KnownUser, lockOwners } from "~/features/users/sign-in/sign-in-store.server";
import { type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { Db, Tx } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { Step } from "../lead-page/lead-steps.server";
import { changeLead, lockLead } from "../lead-store.server";
import { isNamed } from "../person-keys";
import { openLeadsOf } from "./assignee-store.server";

/** True for null, which stands for no assignee. */
export async function isColleague(db: Db, id: string | null): Promise<boolean> {
  return id === null || (await findUser(db, { id })) !== undefined;
}

export type Assignee = Pick<KnownUser, "id" | "name" | "email">;

/**
 * No user is removed until the transaction ends: hold this before the leads, as removing does. Undefined if that user is gone.
 */
export async function lockAssignee(tx: Tx, id: string | null): Promise<Assignee | null | undefined> {
  await lockOwners(tx);
  return id === null ? null : await findUser(tx, { id });
}

/** Null when it was so already. `updated_at` stays: who takes a lead is no contact with the person, which retention counts from. */
export async function stepAssign(
  tx: Tx,
  lead: LeadRow,
  { assignee, version }: { assignee: Assignee | null; version: number },
): Promise<Step | "conflict" | null> {
  if (lead.assignee_id === (assignee?.id ?? null)) return null;
  const changed = await changeLead(tx, { id: lead.id, version }, { assignee_id: assignee?.id ?? null });
  if (!changed) return "conflict";
  const before = lead.assignee_id === null ? undefined : await findUser(tx, { id: lead.assignee_id });
  return {
    action: "lead.assign",
    detail: { assignee: assignee?.email ?? null, ...(before && { assigned_before: before.email }) },
  };
}

/** Users are not told of what they took themselves; of several leads they are told once. */
export async function enqueueAssigned(
  tx: Tx,
  leads: readonly LeadRow[],
  assignee: Assignee | null,
  { user, now }: By,
): Promise<void> {
  const [first] = leads;
  if (!assignee || !first || assignee.id === user.id) return;
  const who = (await findUser(tx, { id: user.id }))?.name ?? user.email;
  const notice =
    leads.length === 1
      ? ({ kind: "assigned", lead: first.id, name: isNamed(first) ? first.name : null, who } as const)
      : ({ kind: "assigned-several", count: leads.length, who } as const);
  await enqueuePush(tx, notice, now, assignee.id);
}

/**
 * Frees the open leads of a user who is being removed. The transaction holds the lock of `lockAssignee`. Returns their
 * ids.
 */
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
