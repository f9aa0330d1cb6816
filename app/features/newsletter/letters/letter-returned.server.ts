import type { Follow } from "~/features/mail/outbox/attempt.server";
import { type MailTrouble, mailTroubleOf } from "~/features/mail/outbox/mail-trouble";
import type { Tx } from "~/lib/db/database.server";
import { endSubscription } from "../subscriber-store.server";
import { countReturned, lockReader, markLetterReturned } from "./letter-store.server";

/** Number of returned letters that ends a subscription. */
const MOST_RETURNED = 2;

/** Problems of the address, not ours. */
const OF_ADDRESS: readonly MailTrouble[] = ["noMailbox", "badAddress", "mailboxFull"];

/** Nothing happens for a mail that is no letter, or an error that is not the address's. */
export async function returnLetter(tx: Tx, mailId: string, error: string, now: Date): Promise<void> {
  if (!OF_ADDRESS.includes(mailTroubleOf(error))) return;
  await lockReader(tx, mailId);
  const reader = await markLetterReturned(tx, mailId, now);
  if (reader !== undefined && (await countReturned(tx, reader)) >= MOST_RETURNED)
    await endSubscription(tx, reader, now);
}

/** A letter that the mail server refuses at once counts as one that comes back. */
export const followLetter: Follow = {
  hold: (tx, mail) => lockReader(tx, mail.id),
  fail: (tx, mail, error, at) => returnLetter(tx, mail.id, error, at),
};
