import { configuratorRequests } from "~/features/configurator/configurator-requests.server";
import { offerRequests } from "~/features/requests/offer-requests.server";
import type { SubmitServices } from "~/features/requests/request-kind.server";
import { restoreRequest } from "~/features/requests/restore-request.server";
import { ACTIONS } from "~/lib/audit/audit-actions";
import { type By, lastAuditEntry } from "~/lib/audit/audit-store.server";
import type { Tx } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import { change } from "./change-lead.server";
import { touchLead } from "./lead-store.server";

const ALL_ELSE = ACTIONS.filter((action) => action !== "lead.status");

/**
 * Restores a lead from spam: a suspect one gets its mails enqueued, one marked by the owner its former status. False if
 * it is not spam.
 */
export async function restoreLead(services: SubmitServices, id: string, by: By): Promise<boolean> {
  let enqueued: readonly string[] = [];
  const done = await change(services, id, by, async (tx, lead) => {
    if (lead.status !== "spam") return "conflict";
    enqueued = await restoreSuspect(tx, services, lead, by.now);
    if (enqueued.length === 0) {
      const before = await beforeSpam(tx, id);
      await touchLead(tx, id, { ...before, version: lead.version + 1, updated_at: by.now.toISOString() });
    }
    return { action: "lead.restore" };
  });
  for (const mail of enqueued) void services.outbox.deliver(mail, 0);
  return done === "changed";
}

/** New if that is not known (any more). */
async function beforeSpam(tx: Tx, id: string): Promise<Pick<LeadRow, "status" | "decline_reason">> {
  const auditEntry = await lastAuditEntry(tx, `lead:${id}`, ALL_ELSE);
  const { from, to, was = null } = JSON.parse(auditEntry?.detail ?? "{}") as StatusDetail;
  return to === "spam" && from ? { status: from, decline_reason: was } : { status: "new", decline_reason: null };
}

/** Nothing once its lead's person was erased. `was` is why it was declined before. */
interface StatusDetail {
  from?: LeadRow["status"];
  to?: LeadRow["status"];
  was?: string;
}

/** Returns the mails that it enqueued. */
async function restoreSuspect(tx: Tx, services: SubmitServices, lead: LeadRow, now: Date): Promise<string[]> {
  const request = { id: lead.subject_id, now };
  if (lead.kind === "offer-request") return restoreRequest(tx, offerRequests, services, request);
  if (lead.kind === "configurator-request") return restoreRequest(tx, configuratorRequests, services, request);
  return [];
}
