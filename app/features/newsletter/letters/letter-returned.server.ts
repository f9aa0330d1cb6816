import type { Follow } from "~/features/mail/outbox/attempt.server";
import { type MailTrouble, mailTroubleOf } from "~/features/mail/outbox/mail-trouble";
import type { Tx } from "~/lib/db/database.server";
import { endSubscription } from "../subscriber-store.server";
import { countReturned, noteLetterReturned } from "./letter-store.server";

/** So many letters that come back end a subscription. */
const MOST_RETURNED = 2;

/** What is wrong with the address, not with us. */
const OF_ADDRESS: readonly MailTrouble[] = ["noMailbox", "badAddress", "mailboxFull"];

/** Nothing happens for a mail that is no letter. */
export async function returnLetter(tx: Tx, mailId: string, now: Date): Promise<void> {
  const reader = await noteLetterReturned(tx, mailId, now);
  if (reader !== undefined && (await countReturned(tx, reader)) >= MOST_RETURNED)
    await endSubscription(tx, reader, now);
}

/** A letter that the mail server refuses at once counts as one that comes back. */
export const followLetter: Follow = {
  hold: async () => {},
  fail: async (tx, mail, error, at) => {
    if (OF_ADDRESS.includes(mailTroubleOf(error))) await returnLetter(tx, mail.id, at);
  },
};
