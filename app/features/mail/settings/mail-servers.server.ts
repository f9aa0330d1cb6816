import type { Db } from "~/lib/db/database.server";
import type { MailServerRow } from "~/lib/db/tables/mailbox-tables";
import type { Env } from "~/lib/env.server";
import type { Log } from "~/lib/log.server";
import { openSealed, type Seal, sealText } from "~/lib/sealed-text.server";
import type { Live } from "~/platform/live/live.server";
import { isUntold } from "~/platform/live/live-event";
import { listMailServers } from "./mail-server-store.server";

/** Milliseconds. */
const BETWEEN_TRIES = 1_000;

/** The mail servers in use. A variable of the environment wins over the desk. */
export interface MailServers {
  /** Addresses in the form of `SMTP_URL` and `IMAP_URL`. */
  smtpUrl: string | undefined;
  from: string | undefined;
  imapUrl: string | undefined;
  sentFolder: string | undefined;
}

export type MailEnv = Pick<Env, "SMTP_URL" | "MAIL_FROM" | "IMAP_URL" | "IMAP_SENT" | "SESSION_SECRET">;

interface CurrentMailServersOptions {
  db: Db;
  live: Pick<Live, "subscribe" | "publish">;
  log: Log;
  env: MailEnv;
  onChange: (now: MailServers, before: MailServers) => void;
}

/** The mail servers in memory. Other processes learn by the live channel. */
export class CurrentMailServers {
  readonly #options: CurrentMailServersOptions;
  #current: MailServers;
  #reading: Promise<void> = Promise.resolve();

  constructor(options: CurrentMailServersOptions) {
    this.#options = options;
    this.#current = serversIn(options.env, []);
  }

  get current(): MailServers {
    return this.#current;
  }

  /** Throws when they cannot be read: mail would be written to files instead of sent. */
  async ready(): Promise<void> {
    await this.#read();
    this.#options.live.subscribe((event) => {
      if (isUntold(event) || event.kind === "mail-servers") void this.refresh();
    });
  }

  /** One reading after another, so that an older one does not win. Never throws. */
  refresh(): Promise<void> {
    this.#reading = this.#reading.then(async () => {
      try {
        await this.#read();
      } catch (error) {
        this.#options.log.warn({ err: error }, "mail servers not read: the previous ones stay for now");
        setTimeout(() => void this.refresh(), BETWEEN_TRIES).unref();
      }
    });
    return this.#reading;
  }

  async changed(): Promise<void> {
    await this.refresh();
    await this.#options.live.publish({ kind: "mail-servers" });
  }

  async #read(): Promise<void> {
    const { db, env, onChange } = this.#options;
    const before = this.#current;
    const now = await readMailServers(db, env);
    const names = Object.keys(now) as (keyof MailServers)[];
    if (names.every((name) => now[name] === before[name])) return;
    this.#current = now;
    onChange(now, before);
  }
}

/** The mail servers in use, read once. */
export async function readMailServers(db: Db, env: MailEnv): Promise<MailServers> {
  return serversIn(env, await listMailServers(db));
}

/** The sender of the desk belongs to its mail server. */
function serversIn(env: MailEnv, rows: readonly MailServerRow[]): MailServers {
  const smtp = env.SMTP_URL === undefined ? rows.find(({ kind }) => kind === "smtp") : undefined;
  const imap = env.IMAP_URL === undefined ? rows.find(({ kind }) => kind === "imap") : undefined;
  return {
    smtpUrl: env.SMTP_URL ?? (smtp && addressOf(smtp, env.SESSION_SECRET)),
    from: env.MAIL_FROM ?? smtp?.sender ?? undefined,
    imapUrl: env.IMAP_URL ?? (imap && addressOf(imap, env.SESSION_SECRET)),
    sentFolder: env.IMAP_SENT ?? imap?.sent_folder ?? undefined,
  };
}

/** A password that cannot be opened is left out: the server is then not signed in to. */
function addressOf(row: MailServerRow, secret: string): string {
  return serverAddress(row, openPassword(row, secret) ?? "");
}

export type MailServer = Pick<MailServerRow, "kind" | "host" | "port" | "security" | "username">;

/** Returns it in the form of `SMTP_URL` or `IMAP_URL`. */
export function serverAddress({ kind, host, port, security, username }: MailServer, password: string): string {
  const scheme = security === "tls" ? `${kind}s` : kind;
  const login = username === "" ? "" : `${encodeURIComponent(username)}:${encodeURIComponent(password)}@`;
  return `${scheme}://${login}${host}:${port}`;
}

export function sealPassword(server: MailServer, password: string, secret: string): string {
  return server.username === "" ? "" : sealText(password, sealOf(server, secret));
}

/** Null when it is not that of this user of this server, or was sealed with another `SESSION_SECRET`. */
export function openPassword(server: MailServer & { password: string }, secret: string): string | null {
  return server.username === "" ? "" : openSealed(server.password, sealOf(server, secret));
}

function sealOf({ kind, host, port, username }: MailServer, secret: string): Seal {
  return { secret, about: `password of ${kind} ${username}@${host}:${port}` };
}
