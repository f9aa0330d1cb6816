import { type By, logDeed } from "~/features/audit/store.server";
import type { Outbox } from "~/features/mail/outbox.server";
import type { Db } from "~/lib/db/database.server";
import { REMINDER_TEMPLATE } from "./mails.server";
import { withdrawUnanswered } from "./store.server";

export interface WithdrawServices {
  db: Db;
  outbox: Outbox;
}

/** Takes back a quote that waits for an answer, with the mails about it that are still to go. False when it is none. */
export async function withdrawQuote({ db, outbox }: WithdrawServices, id: string, { user, now }: By): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const row = await withdrawUnanswered(tx, id, now);
    if (!row) return false;
    await logDeed(tx, { user, action: "quote.withdrawn", subject: `quote:${id}`, at: now });
    await outbox.withdraw(tx, id, REMINDER_TEMPLATE);
    await outbox.withdraw(tx, id, "quote");
    return true;
  });
}
