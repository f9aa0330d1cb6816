import { findConversation } from "~/features/chat/conversation-store.server";
import { mailsSince } from "~/features/mail/thread/thread-store.server";
import { mailsWithQuotes, quotesForLeads } from "~/features/quotes/quote-list-store.server";
import { auditOf } from "~/lib/audit/audit-store.server";
import type { Tx } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import { lockLead, touchLead } from "./lead-store.server";
import { listEndedWaits } from "./waits/wait-store.server";
import { undoEnd } from "./waits/waits.server";

/** Moments (ISO-8601 UTC) of calls, mails, appointments, quotes and replies in the chat, in no order. */
export async function answersTo(tx: Tx, { id, kind, subject_id, person_id, created_at }: LeadRow): Promise<string[]> {
  const entries = await auditOf(tx, `lead:${id}`, ["agenda.book", "lead.contact", "lead.uncontact"]);
  const momentsOf = (action: string) => entries.filter((entry) => entry.action === action).map(({ at }) => at);
  const contacts = momentsOf("lead.contact");
  const quotes = await mailsWithQuotes(tx, await quotesForLeads(tx, [id]));
  const conversation = kind === "conversation" ? await findConversation(tx, { id: subject_id }) : undefined;
  return [
    ...momentsOf("agenda.book"),
    ...contacts.slice(0, contacts.length - momentsOf("lead.uncontact").length),
    ...(await mailsSince(tx, person_id, created_at)),
    ...quotes.map(({ sent_at }) => sent_at),
    ...(conversation?.last_person_at ? [conversation.last_person_at] : []),
  ];
}

/**
 * An answer of `sentAt` reached nobody: the next one takes its place, and without one the lead waits again. False if nothing changed. `status`: what the answer has made of it; any other one is the word of the desk.
 */
export async function reopenLead(
  tx: Tx,
  id: string,
  { sentAt, status }: { sentAt: string } & Pick<LeadRow, "status">,
  now: Date,
): Promise<boolean> {
  const lead = await lockLead(tx, id);
  const isFirst = lead?.first_answered_at === sentAt;
  if (!lead || (!isFirst && (await listEndedWaits(tx, { lead_id: id }, { answered_at: sentAt })).length === 0))
    return false;
  const [next = null] = (await answersTo(tx, lead)).filter((at) => at >= sentAt).toSorted();
  const isReopened = await undoEnd(tx, { lead_id: id }, { answered_at: sentAt }, next);
  if (!isFirst) return isReopened;
  if (next === null && lead.status !== "new" && lead.status !== status) return isReopened;
  await touchLead(tx, id, {
    first_answered_at: next,
    ...(next === null && lead.status !== "new" && { status: "new", version: lead.version + 1 }),
    updated_at: now.toISOString(),
  });
  return true;
}
