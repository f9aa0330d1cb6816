import { restoreRequestLead } from "~/features/leads/record-lead.server";
import type { Tx } from "~/lib/db/database.server";
import { LEAD_KINDS, type ParsedRequest, type RequestKind, type SubmitServices } from "./request-kind.server";
import { type RequestTable, restoreSuspect } from "./request-store.server";
import { enqueueMails } from "./store-request.server";

/**
 * Turns a request that was kept as spam into a real one, in the caller's transaction: it becomes a lead and owes its
 * two mails, whose ids are returned, to be delivered once that is committed. The promise of an answer counts from
 * `now`, since the visitor has heard nothing yet. Returns none, and does nothing, when there is no such suspect (any
 * more). Throws only what the database throws.
 */
export async function restoreRequest<T extends RequestTable, Request extends ParsedRequest>(
  tx: Tx,
  kind: RequestKind<T, Request>,
  services: SubmitServices,
  { id, now }: { id: string; now: Date },
): Promise<string[]> {
  const row = await restoreSuspect(tx, kind.table, id);
  if (!row) return [];
  const lead = await restoreRequestLead(tx, LEAD_KINDS[kind.table], row, now);
  const { confirmation, notice } = await enqueueMails(tx, kind, services, row, {
    lead,
    promisedFrom: now.toISOString(),
  });
  return confirmation ? [confirmation, notice] : [notice];
}
