import { createHmac } from "node:crypto";
import { business } from "~/content/business";
import type { Db } from "~/lib/db/database.server";
import type { Env } from "~/lib/env.server";
import type { Log } from "~/lib/log.server";
import { isMailAddress, isOneAddress, parseMailAddress } from "~/lib/text/mail-address";
import { addressKey } from "~/lib/text/mail-domain";
import type { Live } from "~/platform/live/live.server";
import type { MailTokens } from "../mail-tokens.server";
import type { CurrentMailServers } from "../settings/mail-servers.server";
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
  env: Pick<Env, "IMAP_URL" | "IMAP_POLL_SECONDS" | "SESSION_SECRET">;
  servers: Pick<CurrentMailServers, "current">;
  ownerEmail: string;
  tokens: MailTokens | null;
}

/** The owner's mailbox, once its mail server is known. */
export class Mailbox {
  readonly #options: MailboxOptions;
  #worker: MailboxWorker | null = null;
  #restart: Promise<void> = Promise.resolve();
  #state: "idle" | "running" | "stopped" = "idle";
  readonly taking: ReceiveServices;

  constructor(options: MailboxOptions) {
    const { db, live } = options;
    this.#options = options;
    this.taking = { db, live, ourAddresses: () => this.#ourAddresses(), now: () => new Date() };
  }

  get #account(): ImapAccount | null {
    const { servers, env, tokens } = this.#options;
    const { imapUrl } = servers.current;
    // Access tokens are for the mail server of the configuration only.
    return imapUrl === undefined ? null : imapAccount(imapUrl, env.IMAP_URL === undefined ? null : tokens);
  }

  /** Null while no mailbox is read. */
  get name(): string | null {
    const account = this.#account;
    return account && `${account.user} (${account.host})`;
  }

  /** Null while no mailbox is read. */
  get user(): string | null {
    return this.#account?.user ?? null;
  }

  start(): void {
    this.#state = "running";
    this.#startWorker();
    if (!this.#worker) this.#forgetTrouble();
  }

  /** Reads the mailbox that is in use now, or none. */
  restart(): void {
    if (this.#state !== "running") return;
    this.#restart = this.#restart.then(async () => {
      await this.#worker?.stop();
      if (this.#state !== "running") return;
      this.#forgetTrouble();
      this.#startWorker();
    });
  }

  wake(): void {
    this.#worker?.wake();
  }

  /** Ends within seconds. */
  async stop(): Promise<void> {
    this.#state = "stopped";
    await this.#restart;
    await this.#worker?.stop();
  }

  /** A mailbox that is no longer read has no trouble. */
  #forgetTrouble(): void {
    const { db, log } = this.#options;
    recordTrouble(db, null, new Date()).catch((error: unknown) =>
      log.warn({ err: error }, "a trouble is not forgotten"),
    );
  }

  #startWorker(): void {
    const { db, log, live, env, servers } = this.#options;
    const account = this.#account;
    this.#worker =
      account &&
      new MailboxWorker({
        db,
        log,
        account,
        accountKey: accountKey(account, env.SESSION_SECRET),
        sentFolder: servers.current.sentFolder,
        poll: env.IMAP_POLL_SECONDS * 1_000,
        take: (message) => receiveMessage(this.taking, message),
        onChange: () => void live.publish({ kind: "mailbox" }),
      });
    this.#worker?.start();
  }

  /** One mail, over a connection of its own. Null when it is no longer there. Throws `MailboxProblem`. */
  async fetch(place: { uid: number; uid_validity: string }): Promise<MailboxMessage | null> {
    const account = this.#account;
    if (!account) return null;
    const ignore = () => {};
    const session = await ImapSession.open(account, { onNews: ignore, onEnd: ignore, patience: PATIENCE });
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
    const { db, servers, ownerEmail } = this.#options;
    const { from } = servers.current;
    const sender = from && isMailAddress(from) ? parseMailAddress(from).address : null;
    const named = [ownerEmail, business.email, business.privacyEmail, sender, this.user];
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
