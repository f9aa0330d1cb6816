import { business } from "~/content/business";
import type { Db } from "~/lib/db/database.server";
import type { SubscriberLinkRow, SubscriberRow } from "~/lib/db/tables/tables";
import { readableAddress } from "~/lib/text/readable-address.server";
import { hashOfToken } from "~/lib/token.server";
import { makeLink } from "./links.server";
import type { NewsletterServices } from "./subscribe.server";
import { confirmPending, endSubscription, findByLink } from "./subscriber-store.server";

type Purpose = SubscriberLinkRow["purpose"];

export type Followed = { step: "open" | "done"; email: string } | { step: "unknown" };

const DONE = { confirm: "confirmed", unsubscribe: "unsubscribed" } as const satisfies Record<
  Purpose,
  SubscriberRow["state"]
>;

/** Nothing is cached, since the page shows the reader of the link. */
export function answerTo({ step }: Followed) {
  return { status: step === "unknown" ? 410 : 200, headers: { "Cache-Control": "no-store" } };
}

/** Changes nothing, since programs that scan mails open links too. */
export async function lookAtLink(db: Db, purpose: Purpose, token: string, now = new Date()): Promise<Followed> {
  const subscriber = await findByLink(db, { token_hash: hashOfToken(token), purpose }, now);
  if (!subscriber) return { step: "unknown" };
  return { step: subscriber.state === DONE[purpose] ? "done" : "open", email: readableAddress(subscriber.email) };
}

/** Idempotent: the welcome mail is queued once. */
export async function confirmSubscription(
  { db, outbox, env }: NewsletterServices,
  token: string,
  now = new Date(),
): Promise<Followed> {
  const followed = await db.transaction().execute(async (tx) => {
    const subscriber = await findByLink(tx, { token_hash: hashOfToken(token), purpose: "confirm" }, now);
    if (!subscriber) return null;
    const { id, email } = subscriber;
    const confirmed = await confirmPending(tx, subscriber, now);
    if (!confirmed) return { email, mail: null };
    const { language } = confirmed;
    const link = { subscriberId: id, purpose: "unsubscribe", language, siteUrl: env.SITE_URL, until: null } as const;
    const unsubscribeUrl = await makeLink(tx, link);
    const mail = {
      template: "newsletter-welcome",
      language,
      recipient: email,
      replyTo: business.email,
      props: { unsubscribeUrl },
    } as const;
    return { email, mail: await outbox.enqueue(tx, mail) };
  });
  if (!followed) return { step: "unknown" };
  if (followed.mail) void outbox.deliver(followed.mail, 0);
  return { step: "done", email: readableAddress(followed.email) };
}

export async function unsubscribe(db: Db, token: string, now = new Date()): Promise<Followed> {
  return await db.transaction().execute(async (tx) => {
    const subscriber = await findByLink(tx, { token_hash: hashOfToken(token), purpose: "unsubscribe" }, now);
    if (!subscriber) return { step: "unknown" };
    await endSubscription(tx, subscriber.id, now);
    return { step: "done", email: readableAddress(subscriber.email) };
  });
}
