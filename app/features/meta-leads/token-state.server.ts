import type { Live } from "~/features/live/live.server";
import type { Outbox, OwedMail } from "~/features/mail/outbox.server";
import { OWNER_LANGUAGE } from "~/features/requests/mails.server";
import type { Db } from "~/lib/db/database.server";
import type { MetaConnectionRow } from "~/lib/db/meta-tables";
import type { Log } from "~/lib/log.server";
import { markToken } from "./connection/store.server";
import type { GraphProblem } from "./graph-problem";
import { META_ADS_PATH } from "./paths";
import { countEvents, hurryEvents } from "./store.server";

interface TokenServices {
  db: Db;
  outbox: Outbox;
  live: Pick<Live, "publish">;
  log: Log;
  env: { SITE_URL: string };
  ownerEmail: string;
}

/** Whether Meta has refused this very token, so that asking is of no use. */
export function isExpired({ token_state, token_print }: MetaConnectionRow, print: string): boolean {
  return token_state === "expired" && token_print === print;
}

/** Notes that Meta refuses the token, and mails the owner once about it, whichever process finds out. */
export async function expireToken(services: TokenServices, print: string, problem: GraphProblem, now: Date) {
  const { db, outbox, live, log } = services;
  const mail = await db.transaction().execute(async (tx) => {
    if (!(await markToken(tx, { state: "expired", print, error: problem.message }, now))) return null;
    const { queued } = await countEvents(tx);
    return outbox.owe(tx, expiryNotice(services, { since: now, waiting: queued, reason: problem.message }));
  });
  if (mail === null) return;
  log.error({ reason: problem.message }, "Meta refuses the access token: leads wait for another");
  void live.publish({ kind: "meta-token" });
  void outbox.deliver(mail, 0);
}

/** Notes that the token works. Gives whether that is news: then what waited is due at once. */
export async function renewToken({ db, log }: Pick<TokenServices, "db" | "log">, print: string, now: Date) {
  if (!(await markToken(db, { state: "valid", print, error: null }, now))) return false;
  await hurryEvents(db, now);
  log.info("Meta accepts the access token");
  return true;
}

function expiryNotice(
  { env, ownerEmail }: TokenServices,
  { since, waiting, reason }: { since: Date; waiting: number; reason: string },
): OwedMail<"meta-token-notice"> {
  return {
    template: "meta-token-notice",
    language: OWNER_LANGUAGE,
    recipient: ownerEmail,
    props: { since: since.toISOString(), waiting, reason, url: env.SITE_URL + META_ADS_PATH },
  };
}
