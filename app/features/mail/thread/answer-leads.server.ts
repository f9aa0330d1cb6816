import { reopenLead } from "~/features/leads/answers.server";
import { holdLead, leadsOfPerson, touchLead } from "~/features/leads/lead-store.server";
import type { Tx } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import { sortedBy } from "~/lib/text/sorted-by";

const MOST_LEADS = 100;

/** Whoever has waited since before `sentAt` for an answer to what they asked or wrote has it. Returns the leads that changed. */
export async function answerLeads(tx: Tx, personId: string, sentAt: string, now: Date): Promise<string[]> {
  const leads = await leadsOfPerson(tx, personId, MOST_LEADS);
  const waiting = leads.filter((lead) => isUnanswered(lead, sentAt) || isAwaiting(lead, sentAt));
  for (const { id } of sortedBy(waiting, (lead) => lead.id)) {
    const lead = await holdLead(tx, id);
    if (!lead) continue;
    const isFirst = isUnanswered(lead, sentAt);
    await touchLead(tx, id, {
      ...(isFirst && { first_answered_at: sentAt }),
      ...(isFirst && lead.status === "new" && { status: "contacted", version: lead.version + 1 }),
      ...(isAwaiting(lead, sentAt) && { awaiting_since: null }),
      updated_at: now.toISOString(),
    });
  }
  return waiting.map(({ id }) => id);
}

/** As the mail of `sentAt` reached nobody, whom it answered first waits again. Returns the leads that changed. */
export async function reopenLeads(tx: Tx, personId: string, sentAt: string, now: Date): Promise<string[]> {
  const leads = await leadsOfPerson(tx, personId, MOST_LEADS);
  const changed: string[] = [];
  for (const { id } of sortedBy(leads, (lead) => lead.id)) {
    if (await reopenLead(tx, id, { sentAt, status: "contacted" }, now)) changed.push(id);
  }
  return changed;
}

function isUnanswered({ first_answered_at, created_at }: LeadRow, sentAt: string): boolean {
  return first_answered_at === null && created_at <= sentAt;
}

function isAwaiting({ awaiting_since }: LeadRow, sentAt: string): boolean {
  return awaiting_since !== null && awaiting_since <= sentAt;
}
