import { business } from "~/content/business";
import type { Outbox } from "~/features/mail/outbox/outbox.server";
import type { Db } from "~/lib/db/database.server";
import type { LetterRow } from "~/lib/db/tables/letter-tables";
import type { Log } from "~/lib/log.server";
import { type LeasedQueue, leasedQueue } from "~/platform/jobs/leased-queue.server";
import { settle } from "~/platform/jobs/leases.server";
import { makeLink } from "../links.server";
import { languagesOf } from "./letter";
import { countWaiting, insertLetterMails, lockSending, nextReaders } from "./letter-store.server";

const LETTERS = 2;
/** Mail servers take a few hundred mails an hour from a small sender, or a few thousand, and distrust a burst. */
const BATCH = 25;
/** Milliseconds. */
const PACE = 10_000;
/** No more are enqueued while so many wait, as when the mail server is away. */
const MOST_WAITING = 100;

interface LetterServices {
  db: Db;
  outbox: Outbox;
  env: { SITE_URL: string };
  log: Log;
  now?: () => Date;
}

/** Puts a letter into the outbox, some readers at a time: the mails and their readers are one transaction. */
export function letterQueue(services: LetterServices): LeasedQueue {
  const { db, log, now } = services;
  const attempt = (letter: LetterRow) => enqueueSome(services, letter);
  return leasedQueue({ db, log, now, table: "letters", noun: "letter", concurrency: LETTERS, attempt });
}

async function enqueueSome(services: LetterServices, claimed: LetterRow): Promise<void> {
  const { db, outbox, env } = services;
  const now = services.now?.() ?? new Date();
  const at = now.toISOString();
  await db.transaction().execute(async (tx) => {
    const letter = await lockSending(tx, claimed);
    if (!letter) return;
    const end = (change: Partial<LetterRow>) => settle(tx, "letters", letter, { attempts: 0, ...change });
    const later = { due_at: new Date(now.getTime() + PACE).toISOString() };
    if ((await countWaiting(tx, letter.id)) >= MOST_WAITING) return void (await end(later));
    const readers = await nextReaders(tx, letter, languagesOf(letter), BATCH);
    if (readers.length === 0) return void (await end({ state: "sent", ended_at: at }));
    const mails = [];
    for (const { id: subscriberId, email: recipient, language } of readers) {
      const link = { subscriberId, purpose: "unsubscribe", language, siteUrl: env.SITE_URL, until: null } as const;
      const unsubscribeUrl = await makeLink(tx, link);
      const props = { subject: letter[`subject_${language}`], text: letter[`body_${language}`], unsubscribeUrl };
      // The sender of all mails may be an unread address.
      const to = { recipient, replyTo: business.email, language };
      mails.push({ ...to, template: "letter", props } as const);
    }
    const ids = await outbox.enqueueAll(tx, mails);
    await insertLetterMails(
      tx,
      readers.map(({ id }, place) => ({
        letter_id: letter.id,
        subscriber_id: id,
        mail_id: ids[place] ?? "",
        enqueued_at: at,
        returned_at: null,
      })),
    );
    await end(later);
  });
}
