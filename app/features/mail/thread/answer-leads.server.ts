import { reopenLead } from "~/features/leads/answers.server";
import { leadsOfPerson, lockLead, touchLead } from "~/features/leads/lead-store.server";
import { endWait, openWaitsOfLeads } from "~/features/leads/waits/wait-store.server";
import type { Tx } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import { sortedBy } from "~/lib/text/sorted-by";

const MOST_LEADS = 100;

/** Ends the waits of this person that began before `sentAt`. Returns the leads that changed. */
export async function answerLeads(tx: Tx, personId: string, sentAt: string, now: Date): Promise<string[]> {
  const leads = await leadsOfPerson(tx, personId, MOST_LEADS);
  const ids = leads.map(({ id }) => id);
  const waits = await openWaitsOfLeads(tx, ids);
  const isWaiting = (lead: LeadRow) => (waits.get(lead.id)?.since ?? "9") <= sentAt;
  const waiting = leads.filter((lead) => isUnanswered(lead, sentAt) || isWaiting(lead));
  for (const { id } of sortedBy(waiting, (lead) => lead.id)) {
    const lead = await lockLead(tx, id);
    if (!lead) continue;
    const isFirst = isUnanswered(lead, sentAt);
    await touchLead(tx, id, {
      ...(isFirst && { first_answered_at: sentAt }),
      ...(isFirst && lead.status === "new" && { status: "contacted", version: lead.version + 1 }),
      updated_at: now.toISOString(),
    });
    await endWait(tx, { lead_id: id }, { answered_at: sentAt }, sentAt);
  }
  return waiting.map(({ id }) => id);
}

/** Opens again the leads that the mail of `sentAt` answered: it bounced. Returns the leads that changed. */
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
