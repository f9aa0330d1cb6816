import { createHmac } from "node:crypto";
import { business } from "~/content/business";
import type { Db } from "~/lib/db/database.server";
import type { Env } from "~/lib/env.server";
import type { Log } from "~/lib/log.server";
import { isMailAddress, isOneAddress, parseMailAddress } from "~/lib/text/mail-address";
import { addressKey } from "~/lib/text/mail-domain";
import type { Live } from "~/platform/live/live.server";
import type { MailTokens } from "../mail-tokens.server";
import { type ImapAccount, imapAccount } from "./imap-account";
import { ImapSession } from "./imap-session.server";
import { deskUsers, recordTrouble } from "./mailbox-store.server";
import { type MailboxMessage, MailboxWorker } from "./mailbox-worker.server";
import { type ReceiveServices, receiveMessage } from "./receive-message.server";

/** Milliseconds that somebody at the desk waits for the mail server. */
const PATIENCE = 10_000;

interface MailboxOptions {
  db: Db;
  live: Pick<Live, "publish">;
  log: Log;
  env: Pick<Env, "IMAP_URL" | "IMAP_SENT" | "IMAP_POLL_SECONDS" | "MAIL_FROM" | "SESSION_SECRET">;
  ownerEmail: string;
  tokens: MailTokens | null;
}

/** The owner's mailbox; without `IMAP_URL` none is read. */
export class Mailbox {
  readonly #options: MailboxOptions;
  readonly #account: ImapAccount | null;
  readonly #worker: MailboxWorker | null;
  readonly taking: ReceiveServices;

  constructor(options: MailboxOptions) {
    const { db, live, log, env, tokens } = options;
    this.#options = options;
    this.#account = env.IMAP_URL === undefined ? null : imapAccount(env.IMAP_URL, tokens);
    this.taking = { db, live, ourAddresses: () => this.#ourAddresses(), now: () => new Date() };
    this.#worker =
      this.#account &&
      new MailboxWorker({
        db,
        log,
        account: this.#account,
        accountKey: accountKey(this.#account, env.SESSION_SECRET),
        sentFolder: env.IMAP_SENT,
        poll: env.IMAP_POLL_SECONDS * 1_000,
        take: (message) => receiveMessage(this.taking, message),
        onChange: () => void live.publish({ kind: "mailbox" }),
      });
  }

  /** Null while no mailbox is read. */
  get name(): string | null {
    return this.#account && `${this.#account.user} (${this.#account.host})`;
  }

  /** Null while no mailbox is read. */
  get user(): string | null {
    return this.#account?.user ?? null;
  }

  start(): void {
    const { db, log } = this.#options;
    this.#worker?.start();
    if (this.#worker) return;
    // A mailbox that is no longer read has no trouble.
    recordTrouble(db, null, new Date()).catch((error: unknown) =>
      log.warn({ err: error }, "a trouble is not forgotten"),
    );
  }

  wake(): void {
    this.#worker?.wake();
  }

  async stop(): Promise<void> {
    await this.#worker?.stop();
  }

  /** One mail, over a connection of its own. Null when it is no longer there. Throws `MailboxProblem`. */
  async fetch(place: { uid: number; uid_validity: string }): Promise<MailboxMessage | null> {
    if (!this.#account) return null;
    const ignore = () => {};
    const session = await ImapSession.open(this.#account, { onNews: ignore, onEnd: ignore, patience: PATIENCE });
    try {
      const open = await session.examine("INBOX");
      if (open?.uidValidity !== place.uid_validity) return null;
      const [found] = await session.heads([place.uid]);
      const source = found ? await session.source(found.uid) : null;
      if (!found || !source) return null;
      const where = { role: "inbox" as const, uidValidity: open.uidValidity, isOld: false };
      return { ...found, ...where, source: async () => source };
    } finally {
      session.close();
    }
  }

  async #ourAddresses(): Promise<ReadonlyMap<string, string | null>> {
    const { db, env, ownerEmail } = this.#options;
    const from = env.MAIL_FROM && isMailAddress(env.MAIL_FROM) ? parseMailAddress(env.MAIL_FROM).address : null;
    const named = [ownerEmail, business.email, business.privacyEmail, from, this.#account?.user ?? null];
    const addresses = named.filter((address) => address !== null && isOneAddress(address)) as string[];
    const users = await deskUsers(db);
    return new Map<string, string | null>([
      ...addresses.map((address) => [addressKey(address), null] as const),
      ...users.map(({ id, email }) => [addressKey(email), id] as const),
    ]);
  }
}

/** Another mailbox is read from the start on. */
function accountKey({ user, host }: ImapAccount, secret: string): string {
  return createHmac("sha256", secret).update(`mailbox ${user}@${host}`).digest("base64url");
}
