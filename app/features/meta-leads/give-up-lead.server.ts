import type { Live } from "~/features/live/live.server";
import type { Outbox } from "~/features/mail/outbox.server";
import { OWNER_LANGUAGE } from "~/features/requests/mails.server";
import { type Db, lockKey } from "~/lib/db/database.server";
import { META_ADS_PATH } from "./paths";
import { countEvents, type EventResult, isMailedSince, settleEvent } from "./store.server";

/** Milliseconds in which leads that are given up make one mail together. */
const MAIL_PAUSE = 3_600_000;

interface GiveUpServices {
  db: Db;
  outbox: Outbox;
  live: Pick<Live, "publish">;
  env: { SITE_URL: string };
  ownerEmail: string;
  /** Who holds the lease of the event. */
  owner: string;
}

/** Gives a lead up, and tells the owner: on the desk at once, and by mail unless one went out about another just now. */
export async function giveUpLead(
  { db, outbox, live, env, ownerEmail, owner }: GiveUpServices,
  event: { id: string },
  result: Extract<EventResult, { state: "failed" | "sample" }>,
): Promise<void> {
  const { at, error: reason } = result;
  const given = await db.transaction().execute(async (tx) => {
    await lockKey(tx, "meta-lead-notice");
    if (!(await settleEvent(tx, event.id, owner, result))) return null;
    if (await isMailedSince(tx, "meta-lead-notice", new Date(at.getTime() - MAIL_PAUSE))) return { mail: null };
    const { failed } = await countEvents(tx);
    const props = { since: at.toISOString(), waiting: failed, reason, url: env.SITE_URL + META_ADS_PATH };
    const mail = { template: "meta-lead-notice", language: OWNER_LANGUAGE, recipient: ownerEmail, props } as const;
    return { mail: await outbox.owe(tx, mail) };
  });
  if (!given) return;
  void live.publish({ kind: "meta-lead" });
  if (given.mail) void outbox.deliver(given.mail, 0);
}
