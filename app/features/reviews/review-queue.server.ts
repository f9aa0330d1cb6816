import { business } from "~/content/business";
import { reviewSettings } from "~/content/reviews";
import { holdLead } from "~/features/leads/lead-store.server";
import { holdPeople } from "~/features/leads/person-store.server";
import type { Outbox } from "~/features/mail/outbox/outbox.server";
import { type Db, lockKey, type Tx } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { ReviewRow } from "~/lib/db/tables/review-tables";
import type { Log } from "~/lib/log.server";
import { hashOfToken, makeToken } from "~/lib/token.server";
import { LeasedWorker } from "~/platform/jobs/leased-worker.server";
import { reviewAddress } from "./paths";
import { changeReview, deleteReview, isAsked } from "./review-store.server";

const REVIEWS = 5;

interface ReviewQueueOptions {
  db: Db;
  outbox: Outbox;
  env: { SITE_URL: string };
  log: Log;
  now?: () => Date;
}

/** Asks each customer once: the mail and the note of it are one transaction. */
export class ReviewQueue {
  readonly #options: ReviewQueueOptions;
  readonly #now: () => Date;
  readonly #worker: LeasedWorker<"reviews">;

  constructor(options: ReviewQueueOptions) {
    const { db, log, now } = options;
    this.#options = options;
    this.#now = now ?? (() => new Date());
    this.#worker = new LeasedWorker({
      db,
      log,
      now,
      table: "reviews",
      noun: "review",
      most: REVIEWS,
      attempt: (review) => this.#ask(review),
    });
  }

  /** Gives how many it tried. */
  askDue(): Promise<number> {
    return this.#worker.attemptDue();
  }

  start(): void {
    this.#worker.start();
  }

  async stop(): Promise<void> {
    await this.#worker.stop();
  }

  async #ask({ id, lead_id }: ReviewRow): Promise<void> {
    const { db, outbox } = this.#options;
    const mail = await db.transaction().execute(async (tx) => {
      await holdPeople(tx);
      const lead = await holdLead(tx, lead_id);
      const email = lead && (await addressToAsk(tx, lead));
      if (!lead || !email) return void (await deleteReview(tx, id));
      return await this.#enqueue(tx, id, lead, email);
    });
    if (mail) void outbox.deliver(mail, 0);
  }

  async #enqueue(tx: Tx, id: string, lead: LeadRow, recipient: string): Promise<string | undefined> {
    const { outbox, env } = this.#options;
    const { language, name, subject_id: requestId } = lead;
    const token = makeToken();
    const asked = { state: "asked", token_hash: hashOfToken(token), asked_at: this.#now().toISOString() } as const;
    const free = { lease_owner: null, lease_until: null };
    if (!(await changeReview(tx, id, ["queued"], { ...asked, ...free }))) return undefined;
    const props = { name, url: reviewAddress(env.SITE_URL, token, language) };
    // The sender of all mails may be an address that nobody reads.
    const to = { recipient, replyTo: business.email, language, requestId };
    return await outbox.enqueue(tx, { ...to, template: "review-invitation", props });
  }
}

/** Null if they are not to be asked: they are no customer any more, or were asked for another lead. */
async function addressToAsk(tx: Tx, lead: LeadRow): Promise<string | null> {
  if (!reviewSettings.asks || lead.status !== "agreed" || lead.is_test === 1 || lead.email === null) return null;
  // Two leads of one person may be due at the same moment.
  await lockKey(tx, `review ${lead.email_key}`);
  return (await isAsked(tx, lead)) ? null : lead.email;
}
