import { business } from "~/content/business";
import { reviewSettings } from "~/content/reviews";
import { lockLead } from "~/features/leads/lead-store.server";
import { lockPeopleShared } from "~/features/leads/person-store.server";
import type { Outbox } from "~/features/mail/outbox/outbox.server";
import { type Db, lockKey, type Tx } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { ReviewRow } from "~/lib/db/tables/review-tables";
import type { Log } from "~/lib/log.server";
import { hashOfToken, makeToken } from "~/lib/token.server";
import { type LeasedQueue, leasedQueue } from "~/platform/jobs/leased-queue.server";
import { deleteHeld, settle } from "~/platform/jobs/leases.server";
import { reviewAddress } from "./review";
import { isAsked } from "./review-store.server";

const REVIEWS = 5;

interface ReviewServices {
  db: Db;
  outbox: Outbox;
  env: { SITE_URL: string };
  log: Log;
  now?: () => Date;
}

/** Asks each customer once: the mail and its record are one transaction. */
export function reviewQueue(services: ReviewServices): LeasedQueue {
  const { db, log, now } = services;
  const attempt = (review: ReviewRow) => askForReview(services, review);
  return leasedQueue({ db, log, now, table: "reviews", noun: "review", concurrency: REVIEWS, attempt });
}

async function askForReview({ db, outbox, env, now }: ReviewServices, review: ReviewRow): Promise<void> {
  const mail = await db.transaction().execute(async (tx) => {
    await lockPeopleShared(tx);
    const lead = await lockLead(tx, review.lead_id);
    const recipient = lead && (await addressToAsk(tx, lead));
    if (!lead || !recipient) return void (await deleteHeld(tx, "reviews", review));
    const token = makeToken();
    const asked_at = (now?.() ?? new Date()).toISOString();
    const asked = { state: "asked", token_hash: hashOfToken(token), asked_at } as const;
    if (!(await settle(tx, "reviews", review, asked))) return undefined;
    const { language, name, subject_id: requestId } = lead;
    const props = { name, url: reviewAddress(env.SITE_URL, token, language) };
    // The sender of all mails may be an unread address.
    const to = { recipient, replyTo: business.email, language, requestId };
    return await outbox.enqueue(tx, { ...to, template: "review-invitation", props });
  });
  if (mail) void outbox.deliver(mail, 0);
}

/** Null if they are not to be asked: they are no customer any more, or were asked for another lead. */
async function addressToAsk(tx: Tx, lead: LeadRow): Promise<string | null> {
  if (!reviewSettings.asks || lead.status !== "agreed" || lead.is_test === 1 || lead.email === null) return null;
  // Two leads of one person may be due at the same moment.
  await lockKey(tx, `review ${lead.email_key}`);
  return (await isAsked(tx, lead)) ? null : lead.email;
}
