import { lockPeopleShared } from "~/features/leads/person-store.server";
import type { Outbox } from "~/features/mail/outbox/outbox.server";
import { type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { Db, Tx } from "~/lib/db/database.server";
import { REMINDER_TEMPLATE } from "../mails.server";
import { withdrawUnanswered } from "../quote-store.server";

export interface WithdrawServices {
  db: Db;
  outbox: Outbox;
}

/** False if it is not unanswered. */
export async function withdrawQuote({ db, outbox }: WithdrawServices, id: string, by: By): Promise<boolean> {
  return db.transaction().execute((tx) => withdraw(tx, outbox, { id, state: "sent" }, by));
}

/** Withdraws a sent quote, or a draft that has a number. */
export async function withdraw(
  tx: Tx,
  outbox: Outbox,
  quote: Parameters<typeof withdrawUnanswered>[1],
  { user, now }: By,
): Promise<boolean> {
  await lockPeopleShared(tx);
  const row = await withdrawUnanswered(tx, quote, now);
  if (!row) return false;
  await recordAudit(tx, { user, action: "quote.withdrawn", subject: `quote:${row.id}`, at: now });
  await outbox.withdraw(tx, row.id, REMINDER_TEMPLATE);
  await outbox.withdraw(tx, row.id, "quote");
  return true;
}
