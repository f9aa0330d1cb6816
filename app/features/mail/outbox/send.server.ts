import { mkdir, open, rename, stat } from "node:fs/promises";
import path from "node:path";
import nodemailer, { type SendMailOptions, type XOAuth2Options } from "nodemailer";
import { business } from "~/content/business";
import { isOneAddress, type MailAddress, parseMailAddress } from "~/lib/text/mail-address";
import type { MailTokens } from "../mail-tokens.server";
import { composeMail, type OutgoingMail } from "./compose.server";
import { asFailure, UnansweredMail, UnsendableMail } from "./retry";

/** Milliseconds of silence. */
const PATIENCE = 20_000;
const CONNECT_PATIENCE = 10_000;
/** Patience for the reply to a whole mail (RFC 5321, section 4.5.3.2.6). */
export const REPLY_PATIENCE = 10 * 60_000;
/** Nodemailer's codes for silence and for an aborted attempt. */
const SILENCE: ReadonlySet<string> = new Set(["ETIMEDOUT", "EABORT"]);

export interface MailTransport {
  /** The sender's own domain, for Message-IDs. */
  readonly domain: string;
  /**
   * Settles soon after `signal` aborts. Rejects with `UnsendableMail` when the recipient is not exactly one address,
   * and with `UnansweredMail` when the server had all of the mail and did not answer: soon, unless `isPatient`.
   * `onTaken` gets the name under which the server took the mail, if it says one.
   */
  send(mail: OutgoingMail, signal: AbortSignal, isPatient?: boolean, onTaken?: (name: string) => void): Promise<void>;
  close(): void;
}

interface TransportOptions {
  /** `smtp://` or `smtps://`, with user, password and nodemailer's options in the query. Without: `.eml` files. */
  smtpUrl?: string | undefined;
  /** `Name <address>`; default: the business. */
  from?: string | undefined;
  dataDir: string;
  /** Access tokens of a user without a password. */
  tokens?: Pick<MailTokens, "get" | "forget"> | null;
  /** Milliseconds for the address, the connection and the greeting each. */
  connectPatience?: number;
}

/** Throws when it is no mail address. */
function mailSender(from: string | undefined): MailAddress {
  return from === undefined ? { name: business.name, address: business.email } : parseMailAddress(from);
}

/** Throws when `from` is no mail address. */
export function createTransport(options: TransportOptions): MailTransport {
  const { smtpUrl, from, dataDir } = options;
  const sender = mailSender(from);
  const domain = sender.address.slice(sender.address.lastIndexOf("@") + 1);
  const open =
    smtpUrl === undefined ? openFolder(path.join(dataDir, "mail")) : openServer(smtpUrl, sender.address, options);
  return {
    domain,
    send: async (mail, signal, isPatient = false, onTaken) => {
      if (!isOneAddress(mail.recipient)) throw new UnsendableMail("The recipient is not one mail address");
      const { id, recipient } = mail;
      const name = await open.send({ id, recipient, message: await composeMail(mail, sender) }, signal, isPatient);
      if (name !== null) onTaken?.(name);
    },
    close: () => open.close(),
  };
}

interface ComposedMail {
  id: string;
  recipient: string;
  message: Buffer;
}

type Tokens = TransportOptions["tokens"];

function openServer(smtpUrl: string, from: string, { tokens = null, connectPatience }: TransportOptions) {
  const usual = openPool(smtpUrl, PATIENCE, tokens, connectPatience);
  const patient = openPool(smtpUrl, REPLY_PATIENCE, tokens, connectPatience);
  return {
    send: async ({ recipient, message }: ComposedMail, signal: AbortSignal, isPatient: boolean) => {
      let isRead = false;
      const watched: WatchedMail = {
        envelope: { from, to: [recipient] },
        raw: message,
        signal,
        noteRead: () => {
          isRead = true;
        },
      };
      try {
        const { response } = await (isPatient ? patient : usual).sendMail(watched);
        return relayIdOf(response);
      } catch (error) {
        const { code = "" } = asFailure(error);
        // Some mail servers do not let nodemailer try again with another one.
        if (code === "EAUTH") tokens?.forget();
        throw isRead && SILENCE.has(code) ? new UnansweredMail(code) : error;
      }
    },
    close: () => {
      for (const pool of [usual, patient]) pool.close({ force: true });
    },
  };
}

interface WatchedMail extends SendMailOptions {
  /** Called when the whole mail has been read, which is not before the mail server has asked for it. */
  noteRead: () => void;
}

function openPool(smtpUrl: string, patience: number, tokens: Tokens, connectPatience = CONNECT_PATIENCE) {
  const { hostname, protocol, username, password } = new URL(smtpUrl);
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  const pool = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 10,
    maxRequeues: 1,
    idleTimeout: 30_000,
    connectionTimeout: connectPatience,
    greetingTimeout: connectPatience,
    socketTimeout: patience,
    dnsTimeout: connectPatience,
    // A password never crosses a network in the clear, even if somebody on it hides STARTTLS.
    requireTLS: protocol === "smtp:" && username !== "" && !isHere,
    // A mail server on this machine usually has a self-signed certificate, and nobody in between.
    ...(isHere && { tls: { rejectUnauthorized: false } }),
    ...(tokens && username !== "" && password === "" && { auth: tokenAuth(username, tokens) }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  pool.use("stream", ({ data, message }, done) => {
    const { noteRead } = data as WatchedMail;
    message.processFunc((content) => content.once("end", noteRead));
    done();
  });
  return pool;
}

function tokenAuth(user: string, tokens: NonNullable<Tokens>) {
  const provisionCallback: NonNullable<XOAuth2Options["provisionCallback"]> = (_user, isRefused, done) => {
    tokens.get(isRefused).then(({ value, until }) => done(null, value, until), done);
  };
  return { type: "OAuth2" as const, user: decodeURIComponent(user), provisionCallback };
}

function openFolder(folder: string) {
  return {
    send: async ({ id, message }: ComposedMail) => {
      await writeOnce(path.join(folder, `${id}.eml`), message);
      return null;
    },
    close: () => {},
  };
}

/** The file of that name is complete or absent after a crash at any moment. */
async function writeOnce(file: string, content: Buffer): Promise<void> {
  if (await exists(file)) return;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = await open(`${file}.draft`, "w", 0o600);
  try {
    await draft.writeFile(content);
    await draft.sync();
  } finally {
    await draft.close();
  }
  await rename(`${file}.draft`, file);
}

async function exists(file: string): Promise<boolean> {
  return await stat(file).then(
    () => true,
    () => false,
  );
}

const NAMED = /<([^<>\s]{10,200})>/;
const QUEUED_AS = /\bqueued as[: ]+([\w.@=-]{8,200})/i;
/** Shorter words may be words. */
const CODE = /^(?:id=)?([\w.=-]{16,200})$/;

/**
 * The name that a mail server gives a mail, from its reply, such as "250 Ok 0102018f…-000000". Some put it in place of
 * the Message-ID, with a domain behind it. Null if it names nothing.
 */
export function relayIdOf(reply: string | undefined): string | null {
  const text = (reply ?? "").slice(0, 1_000);
  const named = NAMED.exec(text)?.[1] ?? QUEUED_AS.exec(text)?.[1];
  if (named !== undefined) return named;
  const codes = text.split(/\s+/).flatMap((word) => CODE.exec(word)?.[1] ?? []);
  return codes.find((code) => /\d/.test(code)) ?? null;
}
