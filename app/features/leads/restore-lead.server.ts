import type { By } from "~/features/audit/store.server";
import { configuratorRequests } from "~/features/configurator/configurator-requests.server";
import { offerRequests } from "~/features/requests/offer-requests.server";
import type { SubmitServices } from "~/features/requests/request-kind.server";
import { restoreRequest } from "~/features/requests/restore-request.server";
import type { LeadRow } from "~/lib/db/lead-tables";
import { change } from "./change-lead.server";
import { findLead, touchLead } from "./store.server";

/**
 * Takes a lead out of the spam: a request that seemed to be a program's owes its mails from now on, and one that the
 * owner put there is as it was. False, and nothing has happened, when it is no spam (any more).
 */
export async function restoreLead(services: SubmitServices, id: string, by: By): Promise<boolean> {
  const lead = await findLead(services.db, { id });
  if (lead?.status !== "spam") return false;
  const isSuspect = await restoreSuspect(services, lead, by.now);
  const done = await change(services, id, by, async (tx, held) => {
    if (held.status === "spam") {
      await touchLead(tx, id, { status: "new", version: held.version + 1, updated_at: by.now.toISOString() });
    } else if (!isSuspect) return "conflict";
    return { action: "lead.restore" };
  });
  return done === "changed";
}

async function restoreSuspect(services: SubmitServices, { kind, subject_id }: LeadRow, now: Date): Promise<boolean> {
  if (kind === "offer-request") return restoreRequest(offerRequests, services, subject_id, now);
  if (kind === "configurator-request") return restoreRequest(configuratorRequests, services, subject_id, now);
  return false;
}
