import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerSession } from "smtp-server";

/** The stage of a conversation at which the peer misbehaves. */
export type Stage = "connect" | "auth" | "sender" | "recipient" | "data";

/** The misbehaviour there: answer with a reply ("451 4.3.0 Later"), fall silent, or close the connection. */
type Mischief = { reply: string } | "hang" | "drop";

export interface ReceivedMail extends Email {
  envelope: { from: string; to: string[] };
  raw: string;
  isEncrypted: boolean;
  user: string | undefined;
}

interface PeerOptions {
  /** Requires these, and offers STARTTLS, with a self-signed certificate, to protect them. */
  credentials?: { user: string; password: string };
  /** PEM files of its certificate, for TLS from the first byte or by STARTTLS. It then listens on `TLS_ADDRESS`. */
  tls?: { certificate: string; key: string; isImplicit: boolean };
  /** Access tokens in place of a password, and how it refuses one: with what is wrong (334), or at once. */
  tokens?: { isValid: (token: string) => boolean; refusal: 334 | 535 };
  /** A free one by default. */
  port?: number;
  /** Reads and keeps only the heads of mails: parsing the rest of thousands a minute would keep a processor busy. */
  keepsHeadsOnly?: boolean;
}

/** An address of this machine, as the name in a certificate. */
export const TLS_ADDRESS = "127.0.0.2";

const HEAD_END = "\r\n\r\n";

type Answer = (error?: Error | null, message?: string) => void;

/** A real mail server on 127.0.0.1 that keeps what it receives and fails on demand. */
export class SmtpPeer {
  /** Mails accepted, in order. */
  readonly received: ReceivedMail[] = [];
  /** The number of conversations that have begun. */
  connections = 0;
  /** Said after "250" when it takes a mail. */
  acceptance: string | undefined;
  #server: SMTPServer | undefined;
  #port: number;
  readonly #options: PeerOptions;
  readonly #mischief = new Map<Stage, Mischief>();
  readonly #silent: (() => void)[] = [];
  readonly #listeners = new Set<() => void>();

  private constructor(options: PeerOptions) {
    this.#options = options;
    this.#port = options.port ?? 0;
  }

  static async start(options: PeerOptions = {}): Promise<SmtpPeer> {
    const peer = new SmtpPeer(options);
    await peer.comeBack();
    return peer;
  }

  /** The number of conversations in which it is silent. */
  get silences(): number {
    return this.#silent.length;
  }

  /** The address of the peer, with the credentials that it requires or with others. */
  url(credentials = this.#options.credentials): string {
    const login = credentials
      ? `${encodeURIComponent(credentials.user)}:${encodeURIComponent(credentials.password)}@`
      : "";
    const { tls } = this.#options;
    return `${tls?.isImplicit ? "smtps" : "smtp"}://${login}${this.#address}:${this.#port}`;
  }

  /** The product believes every certificate on 127.0.0.1. */
  get #address(): string {
    return this.#options.tls ? TLS_ADDRESS : "127.0.0.1";
  }

  /** Answers `reply`, such as "451 4.3.0 Try again later", at `stage` from now on. */
  refuse(stage: Stage, reply: string): void {
    this.#mischief.set(stage, { reply });
  }

  /** Falls silent at `stage` from now on; `behave` ends the silence. */
  hang(stage: Stage): void {
    this.#mischief.set(stage, "hang");
  }

  /** Closes the connection at `stage` from now on. */
  drop(stage: Stage): void {
    this.#mischief.set(stage, "drop");
  }

  /** Accepts every mail again, and continues the conversations in which it was silent. */
  behave(): void {
    this.#mischief.clear();
    for (const goOn of this.#silent.splice(0)) goOn();
  }

  /** Stops answering: connections are refused until it comes back. */
  async goDown(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    for (const connection of server.connections) connection._socket.destroy();
    await new Promise<void>((resolve) => server.close(resolve));
  }

  /** Listens again, on the same port as before. */
  async comeBack(): Promise<void> {
    const server = this.#createServer();
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.#port, this.#address, resolve));
    this.#port = (server.server.address() as AddressInfo).port;
  }

  /** Waits until it has accepted `count` mails in all. */
  async receives(count: number): Promise<ReceivedMail[]> {
    while (this.received.length < count) {
      await new Promise<void>((resolve) => this.#listeners.add(resolve));
    }
    return this.received;
  }

  #createServer(): SMTPServer {
    const { credentials, tokens, tls } = this.#options;
    const server = new SMTPServer({
      logger: false,
      ...(tls && {
        secure: tls.isImplicit,
        key: readFileSync(tls.key),
        cert: readFileSync(tls.certificate),
      }),
      ...(tokens && { authMethods: ["XOAUTH2"] }),
      disableReverseLookup: true,
      disabledCommands: credentials || tokens ? [] : ["STARTTLS", "AUTH"],
      onConnect: (session, answer) => {
        this.connections += 1;
        this.#meet("connect", session, answer);
      },
      onAuth: (auth, session, answer) => {
        const isKnown = tokens
          ? tokens.isValid(auth.accessToken ?? "")
          : auth.username === credentials?.user && auth.password === credentials?.password;
        this.#meet("auth", session, (error) =>
          error
            ? answer(error)
            : isKnown || tokens?.refusal === 334
              ? answer(null, isKnown ? { user: auth.username } : { data: { status: "401" } })
              : answer(withReply("535 5.7.8 Authentication failed")),
        );
      },
      onMailFrom: (_address, session, answer) => this.#meet("sender", session, answer),
      onRcptTo: (_address, session, answer) => this.#meet("recipient", session, answer),
      onData: (stream, session, answer) => {
        const take = (chunks: Buffer[]) =>
          this.#meet("data", session, async (error) => {
            if (!error) await this.#keep(this.#kept(Buffer.concat(chunks)), session);
            answer(error, this.acceptance);
          });
        // A sender that leaves halfway has sent nothing.
        stream.toArray().then(take, answer);
      },
    });
    // Connections that the other side drops are part of the game.
    server.on("error", () => {});
    return server;
  }

  #meet(stage: Stage, session: SMTPServerSession, answer: Answer): void {
    const mischief = this.#mischief.get(stage);
    if (mischief === undefined) answer();
    else if (mischief === "hang") this.#silent.push(() => answer());
    else if (mischief === "drop") this.#cut(session);
    else answer(withReply(mischief.reply));
  }

  #cut({ id }: SMTPServerSession): void {
    for (const connection of this.#server?.connections ?? []) if (connection.id === id) connection._socket.destroy();
  }

  #kept(raw: Buffer): Buffer {
    return this.#options.keepsHeadsOnly ? raw.subarray(0, raw.indexOf(HEAD_END) + HEAD_END.length) : raw;
  }

  async #keep(raw: Buffer, { envelope, secure, user }: SMTPServerSession): Promise<void> {
    const email = await PostalMime.parse(raw);
    const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
    const to = envelope.rcptTo.map(({ address }) => address);
    this.received.push({ ...email, envelope: { from, to }, raw: raw.toString(), isEncrypted: secure, user });
    for (const listener of this.#listeners) listener();
    this.#listeners.clear();
  }
}

function withReply(reply: string): Error {
  const [, code = "", text = ""] = /^(\d{3}) (.*)$/.exec(reply) ?? [];
  return Object.assign(new Error(text), { responseCode: Number(code) });
}
