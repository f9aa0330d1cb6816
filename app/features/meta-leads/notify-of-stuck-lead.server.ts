import type { Outbox, QueuedMail } from "~/features/mail/outbox/outbox.server";
import { OWNER_LANGUAGE } from "~/features/mail/owner-mail.server";
import { type Db, lockKey, type Tx } from "~/lib/db/database.server";
import type { MetaLeadEventRow } from "~/lib/db/tables/meta-tables";
import type { Live } from "~/platform/live/live.server";
import { countEvents, type EventResult, isMailedSince, settleEvent } from "./meta-lead-store.server";
import { META_ADS_PATH } from "./paths";

const TEMPLATE = "meta-lead-notice";
/** Milliseconds during which stuck leads share one mail. */
const MAIL_PAUSE = 3_600_000;

interface AlertServices {
  db: Db;
  outbox: Outbox;
  live: Pick<Live, "publish">;
  env: { SITE_URL: string };
  ownerEmail: string;
}

/** Reports a problem that Meta has to solve. No mail is enqueued if one was just sent about another lead. */
export async function notifyOfStuckLead(
  services: AlertServices,
  event: MetaLeadEventRow,
  result: Exclude<EventResult, { state: "stored" }>,
  now: Date,
): Promise<void> {
  const { db, outbox, live } = services;
  const told = await db.transaction().execute(async (tx) => {
    await lockKey(tx, TEMPLATE);
    if (!(await settleEvent(tx, event, result))) return null;
    if (await isMailedSince(tx, TEMPLATE, new Date(now.getTime() - MAIL_PAUSE))) return { mail: null };
    return { mail: await outbox.enqueue(tx, await notice(tx, services, result, now)) };
  });
  if (!told) return;
  void live.publish({ kind: "meta-lead" });
  if (told.mail) void outbox.deliver(told.mail, 0);
}

async function notice(
  tx: Tx,
  { env, ownerEmail }: AlertServices,
  { state, error: reason }: Exclude<EventResult, { state: "stored" }>,
  now: Date,
): Promise<QueuedMail<typeof TEMPLATE>> {
  const { queued, failed } = await countEvents(tx);
  const isTriedAgain = state === "queued";
  const about = { since: now.toISOString(), waiting: isTriedAgain ? queued : failed, reason, isTriedAgain };
  return {
    template: TEMPLATE,
    language: OWNER_LANGUAGE,
    recipient: ownerEmail,
    props: { ...about, url: env.SITE_URL + META_ADS_PATH },
  };
}
