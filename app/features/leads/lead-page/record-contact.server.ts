import type { By } from "~/lib/audit/audit-store.server";
import type { Tx } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import { newId } from "~/lib/new-id.server";
import { type Changed, type ChangeServices, change } from "../change-lead.server";
import { touchLead } from "../lead-store.server";
import { insertBatch } from "../list/batch-store.server";
import { stopPlansOnActivity } from "../plans/plan-store.server";
import { answerWait } from "../waits/waits.server";
import { CONTACT_WAYS } from "./lead-forms";

/** `batch` undoes it. */
export interface RecordedContact {
  outcome: Changed;
  batch: string | null;
}

/** The first time answers the lead, and makes a new lead a contacted one. */
export async function recordContact(
  services: ChangeServices,
  id: string,
  told: unknown,
  by: By,
): Promise<RecordedContact> {
  const way = CONTACT_WAYS.find((known) => known === told);
  if (!way) return { outcome: "invalid", batch: null };
  let batch: string | null = null;
  const outcome = await change(services, id, by, async (tx, lead) => {
    const at = by.now.toISOString();
    await touchLead(tx, id, {
      ...(lead.status === "new" && { status: "contacted", version: lead.version + 1 }),
      first_answered_at: lead.first_answered_at ?? at,
      updated_at: at,
    });
    await answerWait(tx, { lead_id: id }, at);
    if (lead.status === "new") await stopPlansOnActivity(tx, lead, "status", by.now);
    batch = await saveUndo(tx, lead, way, by);
    return { action: "lead.contact", detail: { way } };
  });
  return { outcome, batch };
}

async function saveUndo(tx: Tx, lead: LeadRow, way: string, { user, now }: By): Promise<string> {
  const { status, decline_reason, first_answered_at } = lead;
  const isNew = status === "new";
  const batch = {
    id: newId(),
    user_id: user.id,
    kind: isNew ? ("status" as const) : ("contact" as const),
    value: isNew ? "contacted" : way,
    created_at: now.toISOString(),
  };
  const step = { batch_id: batch.id, lead_id: lead.id, version: lead.version + (isNew ? 1 : 0) };
  await insertBatch(tx, { ...batch, changed: 1, skipped: "[]", undone_at: null, undone: 0 }, [
    { ...step, was: JSON.stringify(isNew ? { status, decline_reason, first_answered_at } : { first_answered_at }) },
  ]);
  return batch.id;
}
