import type { Outbox, QueuedMail } from "~/features/mail/outbox/outbox.server";
import { OWNER_LANGUAGE } from "~/features/mail/owner-mail.server";
import type { Db } from "~/lib/db/database.server";
import type { MetaConnectionRow } from "~/lib/db/tables/meta-tables";
import type { Log } from "~/lib/log.server";
import type { Live } from "~/platform/live/live.server";
import { markToken, readConnection } from "./connection-store.server";
import type { GraphProblem } from "./graph-problem";
import { countEvents, isMailedSince, wakeEvents } from "./meta-lead-store.server";
import { META_ADS_PATH } from "./paths";

const TEMPLATE = "meta-token-notice";
/** Milliseconds without another mail about a token, if another was noted in between. */
const DAY = 24 * 3_600_000;

/** The stored state is mostly about another token while another process has a newer one. */
export interface OurToken {
  /** Keyed hash. */
  readonly print: string;
  isRefused: boolean;
}

interface TokenServices {
  token: OurToken;
  db: Db;
  outbox: Outbox;
  live: Pick<Live, "publish">;
  log: Log;
  env: { SITE_URL: string };
  ownerEmail: string;
}

export function isExpired({ token_state, token_print }: MetaConnectionRow, print: string): boolean {
  return token_state === "expired" && token_print === print;
}

export function isOfNoUse(state: MetaConnectionRow, token: OurToken): boolean {
  if (state.token_print === token.print) token.isRefused = isExpired(state, token.print);
  return token.isRefused;
}

/** The owner gets one mail, whichever process finds out. */
export async function expireToken(services: TokenServices, problem: GraphProblem, now: Date): Promise<void> {
  const { token, db, outbox, live, log } = services;
  const mail = await db.transaction().execute(async (tx) => {
    const { token_print } = await readConnection(tx);
    const isNoted = await markToken(tx, { state: "expired", print: token.print, error: problem.message }, now);
    if (!isNoted || token.isRefused) return null;
    // A process with another token has overwritten what one with ours had noted.
    const isOther = token_print !== null && token_print !== token.print;
    if (isOther && (await isMailedSince(tx, TEMPLATE, new Date(now.getTime() - DAY), token.print))) return null;
    const { queued } = await countEvents(tx);
    return outbox.enqueue(tx, expiryNotice(services, { since: now, waiting: queued, reason: problem.message }));
  });
  token.isRefused = true;
  if (mail === null) return;
  log.error({ reason: problem.message }, "Meta refuses the access token: leads wait for another");
  void live.publish({ kind: "meta-token" });
  void outbox.deliver(mail, 0);
}

/** True if that is news: then what waited is due at once. */
export async function renewToken({ token, db, log }: Pick<TokenServices, "token" | "db" | "log">, now: Date) {
  token.isRefused = false;
  if (!(await markToken(db, { state: "valid", print: token.print, error: null }, now))) return false;
  await wakeEvents(db, now);
  log.info("Meta accepts the access token");
  return true;
}

function expiryNotice(
  { env, ownerEmail, token }: TokenServices,
  { since, waiting, reason }: { since: Date; waiting: number; reason: string },
): QueuedMail<typeof TEMPLATE> {
  return {
    template: TEMPLATE,
    language: OWNER_LANGUAGE,
    recipient: ownerEmail,
    requestId: token.print,
    props: { since: since.toISOString(), waiting, reason, url: env.SITE_URL + META_ADS_PATH },
  };
}
