import { deskWords } from "~/content/desk/words.server";
import { reopenLead } from "~/features/leads/answers.server";
import { findLead, type LeadKind, lockLead, touchLead } from "~/features/leads/lead-store.server";
import { lockPeopleShared } from "~/features/leads/person-store.server";
import { answerWait } from "~/features/leads/waits/waits.server";
import type { Follow } from "~/features/mail/outbox/attempt.server";
import { OWNER_LANGUAGE } from "~/features/mail/owner-mail.server";
import { askForReviewLater } from "~/features/reviews/ask-later.server";
import type { Db, Tx } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import type { OutboxRow } from "~/lib/db/tables/tables";
import { dayOf } from "~/lib/time/zoned-time";
import type { Live } from "~/platform/live/live.server";
import { mailsWithQuotes } from "./quote-list-store.server";
import { findQuote, listStanding } from "./quote-store.server";

const KINDS: readonly LeadKind[] = ["configurator-request", "offer-request", "conversation", "appointment"];

/** A reference is the id of a lead, or of the request, conversation or appointment that became one. */
export async function leadBehind(db: Db, reference: string): Promise<LeadRow | undefined> {
  for (const by of [{ id: reference }, ...KINDS.map((kind) => ({ kind, subject_id: reference }))]) {
    const lead = await findLead(db, by);
    if (lead) return lead;
  }
  return undefined;
}

/** The customer has nothing until the mail server has taken the mail. Once, however often it is sent. */
export function followMail(live: Pick<Live, "publish">): Follow {
  return {
    hold: lockPeopleShared,
    follow: async (tx, mail, at) => {
      const quote = mail.request_id === null ? undefined : await findQuote(tx, { id: mail.request_id });
      if (quote?.state !== "sent") return undefined;
      const brought = await mailsWithQuotes(tx, [quote]);
      if (!brought.every(({ id }) => id === mail.id)) return undefined;
      await followQuote(tx, quote, at);
      const lead = quote.lead_id;
      return lead === null ? undefined : () => void live.publish({ kind: "lead-changed", lead });
    },
  };
}

/** The mail of the quote has come back. Returns the leads that changed. */
export async function returnQuote(
  tx: Tx,
  { request_id, sent_at }: Pick<OutboxRow, "request_id" | "sent_at">,
  now: Date,
): Promise<string[]> {
  const quote = request_id === null ? undefined : await findQuote(tx, { id: request_id });
  if (!quote?.lead_id || sent_at === null) return [];
  const isChanged = await reopenLead(tx, quote.lead_id, { sentAt: sent_at, status: "quoted" }, now);
  return isChanged ? [quote.lead_id] : [];
}

/** Call it in the transaction of the quote. */
export async function followQuote(tx: Tx, quote: QuoteRow, now: Date): Promise<void> {
  const lead = quote.lead_id === null ? undefined : await lockLead(tx, quote.lead_id);
  const became = lead && (await becomes(tx, lead, quote, now));
  if (!became) return;
  await touchLead(tx, lead.id, { ...became, updated_at: now.toISOString(), version: lead.version + 1 });
  if (quote.state === "sent") await answerWait(tx, { lead_id: lead.id }, now.toISOString());
  if (became.status === "agreed" && lead.status !== "agreed") await askForReviewLater(tx, lead, now);
}

/** A won lead stays won after any further quote. */
async function becomes(tx: Tx, lead: LeadRow, quote: QuoteRow, now: Date): Promise<Partial<LeadRow> | undefined> {
  // An answer proves that the quote arrived, even if its mail waits.
  const first_answered_at = lead.first_answered_at ?? now.toISOString();
  switch (quote.state) {
    case "sent":
      return lead.status === "agreed"
        ? { first_answered_at }
        : { status: "quoted", decline_reason: null, first_answered_at };
    case "agreed":
      return { status: "agreed", decline_reason: null, first_answered_at };
    case "declined": {
      if ((await listStanding(tx, lead.id, dayOf(now.toISOString()))).length > 0) return undefined;
      const { reasons } = deskWords[OWNER_LANGUAGE].quotes.quote;
      const decline_reason = quote.decline_reason && reasons[quote.decline_reason];
      return { status: "declined", decline_reason, first_answered_at };
    }
    default:
      return undefined;
  }
}
