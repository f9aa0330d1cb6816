import { createContext, type RouterContextProvider } from "react-router";
import * as z from "zod/mini";
import { firstErrors } from "~/components/forms/field-errors";
import { isSuspect } from "~/components/forms/suspect";
import { business } from "~/content/business";
import type { SharedKey } from "~/content/shared/shared-copy";
import { sharedCopy } from "~/content/shared-copy.server";
import type { Outbox } from "~/features/mail/outbox/outbox.server";
import type { Db, Tx } from "~/lib/db/database.server";
import type { Limiter } from "~/lib/http/rate-limit.server";
import type { Language } from "~/lib/language/language";
import { newId } from "~/lib/new-id.server";
import { addHours } from "~/lib/time/clock";
import { yearsBefore } from "~/lib/time/zoned-time.server";
import { makeLink } from "./links.server";
import { recordReminder, release, saveRequest } from "./subscriber-store.server";
import { subscriptionSchema } from "./subscription";
import { BOX_PARAM, IDLE_SUBSCRIPTION, isBox, type SubscriptionFormState } from "./subscription-form-state";

/** Hours. */
const REMINDER_PAUSE = 24;

export interface NewsletterServices {
  db: Db;
  outbox: Outbox;
  env: { SITE_URL: string };
}

export interface SubscribeServices extends NewsletterServices {
  limits: { subscriptionsByAddress: Limiter; subscriptionsByEmail: Limiter };
}

interface Subscriber {
  language: Language;
  /** Network address. */
  address: string;
  /** A path. */
  page: string;
  /** The words that were agreed to. Those of the newsletter's own form by default. */
  wording?: string;
}

export type Subscribed =
  | { outcome: "requested" }
  | { outcome: "invalid"; error: SharedKey }
  | { outcome: "limited"; retryAfter: number };

/** The answer, also to suspected spam, tells neither whether the address is known nor whether a mail goes out. */
export async function subscribe(
  services: SubscribeServices,
  fields: Record<string, unknown>,
  subscriber: Subscriber,
  now = new Date(),
): Promise<Subscribed> {
  const { db, outbox, limits } = services;
  const byAddress = await limits.subscriptionsByAddress.consume(subscriber.address);
  if (!byAddress.allowed) return { outcome: "limited", retryAfter: byAddress.retryAfter };
  const parsed = z.safeParse(subscriptionSchema, fields);
  if (!parsed.success) return { outcome: "invalid", error: firstErrors(parsed.error).email ?? "form.error.invalid" };
  const recipient = parsed.data.email;
  const byEmail = await limits.subscriptionsByEmail.consume(recipient.toLowerCase());
  if (!byEmail.allowed) return { outcome: "limited", retryAfter: byEmail.retryAfter };
  if (isSuspect(fields)) return { outcome: "requested" };
  const mail = await db.transaction().execute((tx) => enqueueMail(tx, services, recipient, subscriber, now));
  if (mail) void outbox.deliver(mail, 0);
  return { outcome: "requested" };
}

/** The visitor agrees to it by sending the form. */
function wordingIn(language: Language): string {
  const texts = sharedCopy(language);
  return `${texts["newsletter.text"]} ${texts["newsletter.promise"]}`;
}

async function enqueueMail(
  tx: Tx,
  { outbox, env: { SITE_URL: siteUrl } }: NewsletterServices,
  recipient: string,
  { language, page, wording = wordingIn(language) }: Subscriber,
  now: Date,
): Promise<string | null> {
  const email = recipient.toLowerCase();
  // The sender of our mails may be an unread address.
  const toReader = { language, recipient, replyTo: business.email };
  const requested_at = now.toISOString();
  const request = { language, wording, page, requested_at };
  const asked = await saveRequest(tx, { id: newId(), email, ...request });
  if (asked) {
    const until = addHours(requested_at, business.retention.unconfirmedDays * 24);
    const url = await makeLink(tx, { subscriberId: asked, purpose: "confirm", language, siteUrl, until, request });
    return outbox.enqueue(tx, { ...toReader, template: "newsletter-confirmation", props: { url, until } });
  }
  const since = new Date(addHours(requested_at, -REMINDER_PAUSE));
  const known = await recordReminder(tx, email, { since, now });
  if (!known) return null;
  const link = { subscriberId: known, purpose: "unsubscribe", language, siteUrl, until: null } as const;
  const unsubscribeUrl = await makeLink(tx, link);
  return outbox.enqueue(tx, { ...toReader, template: "newsletter-already", props: { unsubscribeUrl } });
}

export async function deleteOldSubscriptions(db: Db, now: Date): Promise<number> {
  const { marketingYears, unconfirmedDays } = business.retention;
  const unsubscribedBefore = yearsBefore(now, marketingYears);
  const requestedBefore = new Date(addHours(now.toISOString(), -unconfirmedDays * 24));
  return await release(db, { now, requestedBefore, unsubscribedBefore });
}

/** Set only while a page is rendered again for a visitor without JavaScript. */
export const subscriptionFormContext = createContext<SubscriptionFormState | null>(null);

export function subscriptionFormState(url: URL, context: Readonly<RouterContextProvider>): SubscriptionFormState {
  const again = context.get(subscriptionFormContext);
  if (again) return again;
  const box = url.searchParams.get(BOX_PARAM);
  return isBox(box) ? { ...IDLE_SUBSCRIPTION, box, status: "requested" } : IDLE_SUBSCRIPTION;
}
