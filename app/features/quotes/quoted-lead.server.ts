import { findLead, holdLead, type LeadKind, touchLead } from "~/features/leads/store.server";
import type { Db, Tx } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/lead-tables";
import type { QuoteRow } from "~/lib/db/quote-tables";

const KINDS: readonly LeadKind[] = ["configurator-request", "offer-request", "conversation", "appointment"];

/** The lead with this id, or the one that was made of what has it. */
export async function leadBehind(db: Db, reference: string): Promise<LeadRow | undefined> {
  for (const by of [{ id: reference }, ...KINDS.map((kind) => ({ kind, subject_id: reference }))]) {
    const lead = await findLead(db, by);
    if (lead) return lead;
  }
  return undefined;
}

/** Lets the lead of a quote follow what became of the quote, in the same transaction. Sending a quote is an answer. */
export async function followQuote(tx: Tx, { lead_id, state, decline_reason }: QuoteRow, now: Date): Promise<void> {
  const lead = lead_id === null ? undefined : await holdLead(tx, lead_id);
  if (!lead) return;
  const at = now.toISOString();
  const became = {
    sent: { status: "quoted", first_answered_at: lead.first_answered_at ?? at },
    agreed: { status: "agreed", decline_reason: null },
    declined: { status: "declined", decline_reason },
  } as const;
  if (state !== "sent" && state !== "agreed" && state !== "declined") return;
  await touchLead(tx, lead.id, { ...became[state], updated_at: at, version: lead.version + 1 });
}
