import type { FetchMessageObject, ImapFlow } from "imapflow";
import { TokenProblem } from "../mail-tokens.server";
import type { ImapAccount } from "./imap-account";
import { MailboxProblem } from "./mailbox-trouble";
import { READ_HEADERS } from "./message-head";
import { LARGEST_MESSAGE } from "./parse-message.server";

/** Milliseconds without a byte. */
const SILENCE = 60_000;
const LARGEST_ANSWER = LARGEST_MESSAGE + 8 * 1024 * 1024;

export interface OpenFolder {
  uidValidity: string;
  /** The next mail gets this, or a higher one. */
  uidNext: number;
}

export interface FoundMessage {
  uid: number;
  size: number;
  receivedAt: Date;
  head: Uint8Array;
}

interface SessionOptions {
  /** Mail may have come in. */
  onNews: () => void;
  /** The connection is gone. */
  onEnd: () => void;
  /** Milliseconds within which the mail server answers. */
  patience: number;
}

/** A mailbox, opened to be read only: no flag, folder or message is ever changed. */
export class ImapSession {
  readonly #client: ImapFlow;
  readonly #patience: number;

  private constructor(client: ImapFlow, patience: number) {
    this.#client = client;
    this.#patience = patience;
  }

  static async open(account: ImapAccount, options: SessionOptions): Promise<ImapSession> {
    const { tokens, password } = account;
    if (!tokens && password === "") throw new MailboxProblem("password");
    if (!tokens) return await ImapSession.#signIn(account, { pass: password }, options);
    try {
      return await ImapSession.#signIn(account, await tokenOf(tokens, false), options);
    } catch (error) {
      if (!(error instanceof MailboxProblem && error.trouble === "password")) throw error;
    }
    // The token was withdrawn before its end.
    try {
      return await ImapSession.#signIn(account, await tokenOf(tokens, true), options);
    } catch (error) {
      throw error instanceof MailboxProblem && error.trouble === "password" ? new MailboxProblem("token") : error;
    }
  }

  static async #signIn(
    { host, port, isSecure, isHere, user }: ImapAccount,
    credentials: { pass: string } | { accessToken: string },
    { onNews, onEnd, patience }: SessionOptions,
  ): Promise<ImapSession> {
    // Large, and of no use without a mailbox.
    const imapflow = await import("imapflow");
    const client = new imapflow.ImapFlow({
      host,
      port,
      secure: isSecure,
      auth: { user, ...credentials },
      // A password never crosses a network in the clear, even if somebody on it hides STARTTLS.
      ...(!isSecure && !isHere && { doSTARTTLS: true }),
      // A mail server on this machine usually has a self-signed certificate, and nobody in between.
      ...(!isSecure && isHere && { tls: { rejectUnauthorized: false } }),
      logger: false,
      clientInfo: { name: "Weef" },
      disableAutoIdle: true,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: SILENCE,
      maxLiteralSize: LARGEST_ANSWER,
      maxResponseSize: LARGEST_ANSWER + 1024 * 1024,
    });
    client.on("exists", onNews);
    client.on("close", onEnd);
    // Questions of that moment are rejected with the same error.
    client.on("error", onEnd);
    const session = new ImapSession(client, patience);
    await session.#within(client.connect(), 2 * patience);
    return session;
  }

  /** Null when there is none of that name, or by default none that is marked as such. */
  async findSentFolder(name: string | undefined): Promise<string | null> {
    const listed = await this.#within(this.#client.list());
    const folders = listed.filter(({ flags }) => !flags.has("\\NonExistent") && !flags.has("\\Noselect"));
    if (name !== undefined) {
      const found = folders.find(({ path, name: last }) => [path, last].includes(name));
      return found?.path ?? null;
    }
    const marked = folders.find(
      ({ specialUse, specialUseSource }) => specialUse === "\\Sent" && specialUseSource !== "name",
    );
    const named = folders.find(({ path }) => path.toLowerCase() === "sent");
    // imapflow knows its names in other languages.
    return (marked ?? named ?? folders.find(({ specialUse }) => specialUse === "\\Sent"))?.path ?? null;
  }

  /** Null when it is not there (any more). */
  async examine(path: string): Promise<OpenFolder | null> {
    const open = await this.#within(orRefused(this.#client.mailboxOpen(path, { readOnly: true })));
    return open && { uidValidity: String(open.uidValidity), uidNext: open.uidNext };
  }

  /** Reads the state of a folder without opening it. Null when it is not there (any more). */
  async peek(path: string): Promise<OpenFolder | null> {
    const status = await this.#within(orRefused(this.#client.status(path, { uidNext: true, uidValidity: true })));
    if (!status || status.uidNext === undefined) return null;
    return { uidValidity: String(status.uidValidity), uidNext: status.uidNext };
  }

  /** Uids of the open folder, in order. */
  async uidsFrom(uid: number): Promise<number[]> {
    const uids = await this.#search({ uid: `${uid}:*` });
    // The last mail answers to every range that ends with "*".
    return uids.filter((each) => each >= uid);
  }

  /** Those that the mail server got on this day or later. */
  async uidsSince(day: Date): Promise<number[]> {
    return await this.#search({ since: day });
  }

  async heads(uids: readonly number[]): Promise<FoundMessage[]> {
    const sizes = await this.#fetch(uids, { size: true, internalDate: true });
    const isLarge = new Set(sizes.filter(({ size = 0 }) => size > LARGEST_MESSAGE).map(({ uid }) => uid));
    const usual = await this.#fetch(
      uids.filter((uid) => !isLarge.has(uid)),
      { headers: true },
    );
    const large = await this.#fetch([...isLarge], { headers: READ_HEADERS });
    const heads = new Map([...usual, ...large].map(({ uid, headers }) => [uid, headers]));
    return sizes
      .map(({ uid, size = 0, internalDate }) => ({
        uid,
        size,
        receivedAt: internalDate ? new Date(internalDate) : new Date(),
        head: heads.get(uid) ?? new Uint8Array(),
      }))
      .sort((one, other) => one.uid - other.uid);
  }

  /** Null when it is no longer there. */
  async source(uid: number): Promise<Uint8Array | null> {
    const [found] = await this.#fetch([uid], { source: true });
    return found?.source ?? null;
  }

  /** The mail server says when mail comes in, until anything else is asked. */
  listen(): void {
    this.#client.idle().catch(() => {});
  }

  close(): void {
    this.#client.close();
  }

  /** Throws where the mail server refuses, so that mails are not passed over. */
  async #search(query: Parameters<ImapFlow["search"]>[0]): Promise<number[]> {
    const uids = await this.#within(this.#client.search(query, { uid: true }));
    if (!uids) throw new MailboxProblem("other", "SEARCH");
    return uids.sort((one, other) => one - other);
  }

  async #fetch(uids: readonly number[], query: Parameters<ImapFlow["fetchAll"]>[1]): Promise<FetchMessageObject[]> {
    if (uids.length === 0) return [];
    try {
      const found = await this.#client.fetchAll(uids.join(","), { uid: true, ...query }, { uid: true });
      if (this.#client.usable) return found;
    } catch (error) {
      throw MailboxProblem.of(error);
    }
    throw new MailboxProblem("unreachable");
  }

  async #within<T>(answer: Promise<T>, patience = this.#patience): Promise<T> {
    const { promise: silence, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      reject(new MailboxProblem("silent"));
      this.#client.close();
    }, patience);
    try {
      const answered = await Promise.race([answer, silence]);
      // imapflow answers some questions with nothing when the connection is gone.
      if (this.#client.usable) return answered;
    } catch (error) {
      throw MailboxProblem.of(error);
    } finally {
      clearTimeout(timer);
    }
    throw new MailboxProblem("unreachable");
  }
}

async function tokenOf(
  tokens: NonNullable<ImapAccount["tokens"]>,
  isRefused: boolean,
): Promise<{ accessToken: string }> {
  try {
    return { accessToken: (await tokens.get(isRefused)).value };
  } catch (error) {
    if (!(error instanceof TokenProblem)) throw error;
    throw new MailboxProblem(error.isRefused ? "token" : "unreachable", error.message);
  }
}

/** Null where the mail server says no. */
async function orRefused<T>(answer: Promise<T>): Promise<T | null> {
  return await answer.catch((error: { responseStatus?: string; code?: string }) => {
    if (error.responseStatus === "NO" || error.code === "NotFound") return null;
    throw error;
  });
}
