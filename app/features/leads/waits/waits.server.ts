import { answerDueAt } from "~/content/answer-due";
import type { Tx } from "~/lib/db/database.server";
import type { LeadRow, WaitRow } from "~/lib/db/tables/lead-tables";
import { newId } from "~/lib/new-id.server";
import { openPromise } from "../lead-clock.server";
import {
  changeWait,
  deleteOpenWait,
  endWait,
  insertWait,
  listEndedWaits,
  type WaitEnd,
  type WaitOf,
} from "./wait-store.server";

type Waiting = { lead: LeadRow } | Exclude<WaitOf, { lead_id: string }>;

/** The answer to what came at `since` is due by the rule of a request. An earlier wait that is still open stays instead. */
export async function openWait(tx: Tx, waiting: Waiting, kind: WaitRow["kind"], since: string): Promise<void> {
  const lead = "lead" in waiting ? waiting.lead : null;
  if (lead && (lead.status === "spam" || openPromise(lead) !== null)) return;
  await insertWait(tx, {
    id: newId(),
    kind,
    lead_id: lead?.id ?? null,
    conversation_id: "conversation_id" in waiting ? waiting.conversation_id : null,
    quote_id: "quote_id" in waiting ? waiting.quote_id : null,
    project_id: "project_id" in waiting ? waiting.project_id : null,
    since,
    due_at: answerDueAt(since, { isAds: false }),
    answered_at: null,
    dismissed_at: null,
  });
}

/** False when nothing was waited for. */
export function answerWait(tx: Tx, of: WaitOf, at: string): Promise<boolean> {
  return endWait(tx, of, { answered_at: at });
}

/**
 * Undoes the end of a wait: it ended at `next` instead, or is open again, in the place of a later one. False if no wait
 * ended then.
 */
export async function undoEnd(
  tx: Tx,
  of: WaitOf | { id: string },
  end: WaitEnd,
  next: string | null,
): Promise<boolean> {
  const waits = await listEndedWaits(tx, of, end);
  for (const wait of waits) {
    if (next === null) await deleteOpenWait(tx, ofWait(wait));
    await changeWait(tx, wait.id, { answered_at: next, dismissed_at: null });
  }
  return waits.length > 0;
}

function ofWait({ lead_id, conversation_id, quote_id, project_id }: WaitRow): WaitOf {
  if (lead_id !== null) return { lead_id };
  if (project_id !== null) return { project_id };
  return conversation_id !== null ? { conversation_id } : { quote_id: quote_id ?? "" };
}
