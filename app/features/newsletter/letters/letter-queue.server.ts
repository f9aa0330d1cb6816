import { business } from "~/content/business";
import type { Outbox } from "~/features/mail/outbox/outbox.server";
import type { Db } from "~/lib/db/database.server";
import type { LetterRow } from "~/lib/db/tables/letter-tables";
import type { Log } from "~/lib/log.server";
import { LeasedWorker } from "~/platform/jobs/leased-worker.server";
import { makeLink } from "../links.server";
import { languagesOf } from "./letter";
import { changeLetter, countWaiting, holdSending, insertLetterMails, nextReaders } from "./letter-store.server";

const LETTERS = 2;
/** Mail servers take a few hundred mails an hour from a small sender, or a few thousand, and distrust a burst. */
const BATCH = 25;
/** Milliseconds. */
const PACE = 10_000;
/** While so many wait, as when the mail server is away, no more are enqueued. */
const MOST_WAITING = 100;

interface LetterQueueOptions {
  db: Db;
  outbox: Outbox;
  env: { SITE_URL: string };
  log: Log;
  now?: () => Date;
}

/** Puts a letter into the outbox, some readers at a time: the mails and who they are for are one transaction. */
export class LetterQueue {
  readonly #options: LetterQueueOptions;
  readonly #now: () => Date;
  readonly #worker: LeasedWorker<"letters">;

  constructor(options: LetterQueueOptions) {
    const { db, log, now } = options;
    this.#options = options;
    this.#now = now ?? (() => new Date());
    this.#worker = new LeasedWorker({
      db,
      log,
      now,
      table: "letters",
      noun: "letter",
      most: LETTERS,
      attempt: (letter) => this.#enqueue(letter),
    });
  }

  /** Gives of how many letters. */
  enqueueDue(): Promise<number> {
    return this.#worker.attemptDue();
  }

  start(): void {
    this.#worker.start();
  }

  async stop(): Promise<void> {
    await this.#worker.stop();
  }

  async #enqueue(claimed: LetterRow): Promise<void> {
    const { db, outbox, env } = this.#options;
    const now = this.#now();
    const at = now.toISOString();
    await db.transaction().execute(async (tx) => {
      const letter = await holdSending(tx, claimed);
      if (!letter) return;
      const free = { lease_owner: null, lease_until: null, attempts: 0 };
      const later = { ...free, due_at: new Date(now.getTime() + PACE).toISOString() };
      const sending = { id: letter.id, state: "queued" } as const;
      if ((await countWaiting(tx, letter.id)) >= MOST_WAITING) return void (await changeLetter(tx, sending, later));
      const readers = await nextReaders(tx, letter, languagesOf(letter), BATCH);
      if (readers.length === 0) {
        return void (await changeLetter(tx, sending, { ...free, state: "sent", ended_at: at }));
      }
      const mails = [];
      for (const { id: subscriberId, email: recipient, language } of readers) {
        const link = { subscriberId, purpose: "unsubscribe", language, siteUrl: env.SITE_URL, until: null } as const;
        const unsubscribeUrl = await makeLink(tx, link);
        const props = { subject: letter[`subject_${language}`], text: letter[`body_${language}`], unsubscribeUrl };
        // The sender of all mails may be an address that nobody reads.
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
      await changeLetter(tx, sending, later);
    });
  }
}
