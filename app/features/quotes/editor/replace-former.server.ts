import { lockPeopleShared } from "~/features/leads/person-store.server";
import { answerWait } from "~/features/leads/waits/waits.server";
import type { Outbox } from "~/features/mail/outbox/outbox.server";
import { type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { Tx } from "~/lib/db/database.server";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import { REMINDER_TEMPLATE } from "../mails.server";
import { lockSent, replaceSent } from "../quote-store.server";

/** The customer can answer it no more until the transaction ends. Undefined if it is not sent; an expired one is. */
export async function lockFormer(tx: Tx, id: string): Promise<QuoteRow | undefined> {
  await lockPeopleShared(tx);
  return await lockSent(tx, id);
}

/** Call it in the transaction that sends the next version, after `lockFormer`. */
export async function replaceFormer(
  tx: Tx,
  outbox: Outbox,
  { former, next }: { former: QuoteRow; next: string },
  { user, now }: By,
): Promise<void> {
  const { id, lead_id } = former;
  await replaceSent(tx, { former: id, next }, now);
  await recordAudit(tx, { user, action: "quote.replaced", subject: `quote:${id}`, at: now });
  await outbox.withdraw(tx, id, REMINDER_TEMPLATE);
  await outbox.withdraw(tx, id, "quote");
  // The wait of a lead ends when the mail server has taken the mail, as after any quote.
  if (lead_id === null) await answerWait(tx, { quote_id: id }, now.toISOString());
}
