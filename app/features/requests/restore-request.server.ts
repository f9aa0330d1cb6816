import { restoreRequestLead } from "~/features/leads/record-lead.server";
import type { Tx } from "~/lib/db/database.server";
import { LEAD_KINDS, type ParsedRequest, type RequestKind, type SubmitServices } from "./request-kind.server";
import { type RequestTable, restoreSuspect } from "./request-store.server";
import { enqueueMails } from "./store-request.server";

/**
 * Makes the suspect a lead and enqueues its two mails, in the caller's transaction. Returns their ids, to be
 * delivered after the commit, or none when there is no such suspect (any more). The promise of an answer counts from
 * `now`, since the visitor has heard nothing yet. Throws only database errors.
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
