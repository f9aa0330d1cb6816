import { type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { LeadBatchRow } from "~/lib/db/tables/desk-tables";
import type { WaitRow } from "~/lib/db/tables/lead-tables";
import { newId } from "~/lib/new-id.server";
import { type ChangeServices, change } from "../change-lead.server";
import { openPromise } from "../lead-clock.server";
import type { RecordedContact } from "../lead-page/record-contact.server";
import { touchLead } from "../lead-store.server";
import { insertBatch } from "../list/batch-store.server";
import { endWait, findWait } from "./wait-store.server";

/** The desk says that a lead needs no answer: whatever it waits for, it waits for no more. */
export async function dismissLead(services: ChangeServices, id: string, by: By): Promise<RecordedContact> {
  let batch: string | null = null;
  const outcome = await change(services, id, by, async (tx, lead) => {
    const at = by.now.toISOString();
    const promised_at = openPromise(lead);
    const wasOpen = await endWait(tx, { lead_id: id }, { dismissed_at: at });
    if (promised_at === null && !wasOpen) return "changed";
    await touchLead(tx, id, { ...(promised_at !== null && { promised_at: null }), updated_at: at });
    const made = dismissalOf(by, null);
    const was = JSON.stringify(promised_at === null ? {} : { promised_at });
    await insertBatch(tx, made, [{ batch_id: made.id, lead_id: id, was, version: lead.version }]);
    batch = made.id;
    return { action: "lead.dismiss" };
  });
  return { outcome, batch };
}

/** The same of a conversation, a quote or a project without a lead. */
export async function dismissWait({ db, live }: ChangeServices, id: string, by: By): Promise<RecordedContact> {
  const at = by.now.toISOString();
  const wait = await findWait(db, id);
  if (!wait) return { outcome: "gone", batch: null };
  if (wait.lead_id !== null) return dismissLead({ db, live }, wait.lead_id, by);
  const made = dismissalOf(by, id);
  const isDone = await db.transaction().execute(async (tx) => {
    if (!(await endWait(tx, { id }, { dismissed_at: at }))) return false;
    await insertBatch(tx, made, []);
    await recordAudit(tx, { action: "lead.dismiss", user: by.user, at: by.now, subject: subjectOf(wait) });
    return true;
  });
  if (isDone && wait.conversation_id !== null) void live.publish({ kind: "read", conversation: wait.conversation_id });
  return { outcome: "changed", batch: isDone ? made.id : null };
}

/** The noun and the id of a wait without a lead, as the log names them. */
export function subjectOf({ conversation_id, quote_id, project_id }: WaitRow): string {
  if (project_id !== null) return `project:${project_id}`;
  return conversation_id === null ? `quote:${quote_id}` : `chat:${conversation_id}`;
}

function dismissalOf({ user, now }: By, wait: string | null): LeadBatchRow {
  return {
    id: newId(),
    user_id: user.id,
    kind: "dismiss",
    value: wait,
    changed: 1,
    skipped: "[]",
    created_at: now.toISOString(),
    undone_at: null,
    undone: 0,
  };
}
