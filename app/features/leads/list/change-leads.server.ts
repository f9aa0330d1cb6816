import * as z from "zod/mini";
import type { SubmitServices } from "~/features/requests/request-kind.server";
import { type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { Tx } from "~/lib/db/database.server";
import type { LeadBatchRow, LeadBatchStepRow } from "~/lib/db/tables/desk-tables";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import { newId } from "~/lib/new-id.server";
import { sortedBy } from "~/lib/text/sorted-by";
import { type Assignee, enqueueAssigned, isColleague, lockAssignee, stepAssign } from "../assign/assign-lead.server";
import type { ChangeServices } from "../change-lead.server";
import { ME } from "../lead";
import { assignSchema } from "../lead-changes.server";
import { type Step, stepPlan, stepStatus, stepTag } from "../lead-page/lead-steps.server";
import type { RecordedContact } from "../lead-page/record-contact.server";
import { findLead, lockLead } from "../lead-store.server";
import { restoreLead } from "../restore-lead.server";
import { insertBatch } from "./batch-store.server";
import type { BulkChange, ChosenLead } from "./bulk-change";

/** One transaction; skips a lead that was changed since it was chosen. Returns the id that undoes it. */
export async function changeLeads(
  services: SubmitServices,
  leads: readonly ChosenLead[],
  change: BulkChange,
  by: By,
): Promise<LeadBatchRow> {
  return change.kind === "restore" ? restoreAll(services, leads, by) : changeTogether(services, leads, change, by);
}

type Change = Exclude<BulkChange, { kind: "restore" }>;

export async function changeTogether(
  { db, live }: ChangeServices,
  leads: readonly ChosenLead[],
  change: Change,
  by: By,
): Promise<LeadBatchRow> {
  const { batch, steps } = await db.transaction().execute(async (tx) => {
    const assignee = change.kind === "assign" ? await lockAssignee(tx, change.assignee) : null;
    const batch = { ...emptyBatch(change, by), ...(assignee && { value: assignee.name }) };
    const steps: LeadBatchStepRow[] = [];
    const changed: LeadRow[] = [];
    const skipped: string[] = [];
    // The order in which others lock several leads.
    for (const chosen of sortedBy(leads, ({ id }) => id)) {
      const lead = await lockLead(tx, chosen.id);
      const step = lead ? await changeOne(tx, lead, chosen, { change, assignee }, by.now) : "conflict";
      if (step === "conflict") skipped.push(chosen.id);
      if (!lead || step === "conflict" || step === null) continue;
      await recordAudit(tx, { ...step, user: by.user, at: by.now, subject: `lead:${lead.id}` });
      steps.push({ batch_id: batch.id, lead_id: lead.id, ...before(lead, change) });
      changed.push(lead);
    }
    if (assignee) await enqueueAssigned(tx, changed, assignee, by);
    const done = { ...batch, changed: steps.length, skipped: JSON.stringify(skipped) };
    await insertBatch(tx, done, steps);
    return { batch: done, steps };
  });
  for (const { lead_id } of steps) void live.publish({ kind: "lead-changed", lead: lead_id });
  return batch;
}

/** `take` is whoever presses that button, whatever was chosen in the list. */
export async function assignLead(
  services: ChangeServices,
  id: string,
  { take, ...fields }: Record<string, unknown>,
  by: By,
): Promise<RecordedContact> {
  const parsed = z.safeParse(assignSchema, fields);
  if (!parsed.success) return { outcome: "invalid", batch: null };
  const { version, assignee: chosen } = parsed.data;
  const assignee = take === ME ? by.user.id : chosen;
  if (!(await isColleague(services.db, assignee))) return { outcome: "invalid", batch: null };
  const batch = await changeTogether(services, [{ id, version }], { kind: "assign", assignee }, by);
  if (batch.changed > 0) return { outcome: "changed", batch: batch.id };
  if (batch.skipped === "[]") return { outcome: "changed", batch: null };
  return { outcome: (await findLead(services.db, { id })) ? "conflict" : "gone", batch: null };
}

/** Null when there is nothing to do. */
async function changeOne(
  tx: Tx,
  lead: LeadRow,
  { version }: ChosenLead,
  { change, assignee }: { change: Change; assignee: Assignee | null | undefined },
  now: Date,
): Promise<Step | "conflict" | null> {
  switch (change.kind) {
    case "status":
      // Has the status already, whoever gave it.
      if (lead.status === change.status && lead.status !== "declined") return null;
      return stepStatus(tx, lead, { ...change, version }, now);
    case "plan":
      return stepPlan(tx, lead, { ...change, version }, now);
    case "assign":
      // The colleague has left meanwhile.
      return assignee === undefined ? "conflict" : stepAssign(tx, lead, { assignee, version });
    case "tag":
    case "untag":
      return stepTag(tx, lead, { tag: change.tag, isOn: change.kind === "tag" }, now);
  }
}

/** Undoing needs it. */
function before(lead: LeadRow, { kind }: BulkChange): Pick<LeadBatchStepRow, "was" | "version"> {
  const { status, decline_reason, first_answered_at, next_action, next_action_on, assignee_id, version } = lead;
  if (kind === "status") {
    return { was: JSON.stringify({ status, decline_reason, first_answered_at }), version: version + 1 };
  }
  if (kind === "plan") return { was: JSON.stringify({ next_action, next_action_on }), version: version + 1 };
  if (kind === "assign") return { was: JSON.stringify({ assignee_id }), version: version + 1 };
  return { was: "{}", version };
}

/** Each enqueues its mails. This cannot be undone. */
async function restoreAll(services: SubmitServices, leads: readonly ChosenLead[], by: By): Promise<LeadBatchRow> {
  const batch = emptyBatch({ kind: "restore" }, by);
  const skipped: string[] = [];
  for (const { id } of leads) if (!(await restoreLead(services, id, by))) skipped.push(id);
  const done = { ...batch, changed: leads.length - skipped.length, skipped: JSON.stringify(skipped) };
  await services.db.transaction().execute((tx) => insertBatch(tx, done, []));
  return done;
}

function emptyBatch(change: BulkChange, { user, now }: By): LeadBatchRow {
  return {
    id: newId(),
    user_id: user.id,
    kind: change.kind,
    value: givenBy(change),
    changed: 0,
    skipped: "[]",
    created_at: now.toISOString(),
    undone_at: null,
    undone: 0,
  };
}

function givenBy(change: BulkChange): string | null {
  switch (change.kind) {
    case "status":
      return change.status;
    case "plan":
      return change.action;
    case "tag":
    case "untag":
      return change.tag;
    case "assign":
    case "restore":
      return null;
  }
}
