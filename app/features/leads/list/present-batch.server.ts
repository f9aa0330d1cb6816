import { deskWords } from "~/content/desk/words.server";
import type { Db } from "~/lib/db/database.server";
import type { LeadBatchRow } from "~/lib/db/tables/desk-tables";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { findBatch, namesOf } from "./batch-store.server";
import type { BatchNotice } from "./bulk-change";
import type { LeadStatus } from "./lead-filter";

/** Null if it is unknown, or no longer known. */
export async function readBatchNotice(
  db: Db,
  by: Pick<LeadBatchRow, "id" | "user_id">,
  language: Language,
): Promise<BatchNotice | null> {
  const batch = await findBatch(db, by);
  if (!batch) return null;
  const { batch: copy } = deskWords[language].dashboard;
  const { id, undone_at, changed, undone } = batch;
  if (undone_at !== null) {
    const left = changed - undone;
    const text = [presentLeads(copy.undone, undone), left > 0 && presentLeads(copy.left, left)]
      .filter(Boolean)
      .join(" ");
    return { id, text, skipped: null, canUndo: false, isGood: left === 0 };
  }
  const leads = await namesOf(db, JSON.parse(batch.skipped) as string[]);
  return {
    id,
    text: presentDone(batch, language),
    skipped: leads.length > 0 ? { text: presentLeads(copy.skipped, leads.length), leads } : null,
    canUndo: batch.kind !== "restore" && changed > 0,
    isGood: leads.length === 0,
  };
}

function presentDone({ kind, value, changed }: LeadBatchRow, language: Language): string {
  const { batch: copy } = deskWords[language].dashboard;
  if (changed === 0) return copy.nothing;
  if (kind === "contact") return copy.contact[value as keyof typeof copy.contact];
  if (kind === "dismiss") return copy.dismiss;
  const words =
    value === null && kind === "plan" ? copy.unplan : value === null && kind === "assign" ? copy.unassign : copy[kind];
  const said = kind === "status" ? deskWords[language].admin.leads.statuses[value as LeadStatus] : (value ?? "");
  return presentLeads(words, changed, said);
}

function presentLeads({ one, more }: { one: string; more: string }, count: number, value = ""): string {
  return fill(count === 1 ? one : more, { count: String(count), value });
}
