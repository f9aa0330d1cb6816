import { mkdir, open, rename, stat } from "node:fs/promises";
import path from "node:path";
import nodemailer, { type SendMailOptions } from "nodemailer";
import { business } from "~/content/business";
import { cleanLine, isOneAddress, type MailAddress, parseMailAddress } from "~/lib/mail-address";
import { UnsendableMail } from "./retry";

export interface OutgoingMail {
  /** The outbox id. */
  id: string;
  messageId: string;
  recipient: string;
  replyTo: string | null;
  date: Date;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  attachments: { filename: string; contentType: string; content: Buffer }[];
  /** An invitation: as the alternative that calendars read, and as a file. */
  calendar: { method: "REQUEST" | "CANCEL"; filename: string; content: string } | null;
}

export interface MailTransport {
  /** The domain of Message-IDs: the sender's own. */
  readonly domain: string;
  /**
   * Resolves when the mail server has taken the mail, rejects when it has not; settles soon after `signal` aborts.
   * Rejects with `UnsendableMail` when the recipient is not one address.
   */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
  /** Ends the connections that are kept open. */
  close(): void;
}

interface TransportOptions {
  /** `smtp://` or `smtps://`, with user, password and nodemailer's options in the query. Without: `.eml` files. */
  smtpUrl?: string | undefined;
  /** `Name <address>`; the business itself by default. */
  from?: string | undefined;
  /** The files go to its folder `mail`. */
  dataDir: string;
}

/** The one place that sends mail. Throws when `from` is no mail address. */
export function createTransport({ smtpUrl, from, dataDir }: TransportOptions): MailTransport {
  const sender = from === undefined ? { name: business.name, address: business.email } : parseMailAddress(from);
  const domain = sender.address.slice(sender.address.lastIndexOf("@") + 1);
  const open = smtpUrl === undefined ? openFolder(path.join(dataDir, "mail")) : openServer(smtpUrl);
  return {
    domain,
    send: async (mail, signal) => await open.send(mail.id, compose(mail, sender), signal),
    close: () => open.close(),
  };
}

/** Content is never read from a path or an address, whatever stands in it. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true };

function openServer(smtpUrl: string) {
  const { hostname, protocol, username } = new URL(smtpUrl);
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  const server = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 10,
    maxRequeues: 1,
    idleTimeout: 30_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    dnsTimeout: 10_000,
    // A password never crosses a network in the clear, even if somebody on it hides STARTTLS from us.
    requireTLS: protocol === "smtp:" && username !== "" && !isHere,
    // Nobody stands between us and a server on this machine, whose certificate is mostly self-signed.
    ...(isHere && { tls: { rejectUnauthorized: false } }),
    ...CLOSED,
  });
  return {
    send: async (_id: string, mail: SendMailOptions, signal: AbortSignal) => {
      await server.sendMail({ ...mail, signal });
    },
    close: () => server.close({ force: true }),
  };
}

function openFolder(folder: string) {
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows", ...CLOSED });
  return {
    send: async (id: string, mail: SendMailOptions) => {
      const { message } = await writer.sendMail(mail);
      await writeOnce(path.join(folder, `${id}.eml`), message as Buffer);
    },
    close: () => {},
  };
}

/** Writes a whole file or none: after a crash at any moment, the file of that name is complete or absent. */
async function writeOnce(file: string, content: Buffer): Promise<void> {
  if (await exists(file)) return;
  await mkdir(path.dirname(file), { recursive: true });
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

function compose(mail: OutgoingMail, sender: MailAddress): SendMailOptions {
  if (!isOneAddress(mail.recipient)) throw new UnsendableMail("The recipient is not one mail address");
  return {
    from: sender,
    to: { name: "", address: mail.recipient },
    envelope: { from: sender.address, to: [mail.recipient] },
    ...(mail.replyTo !== null && isOneAddress(mail.replyTo) && { replyTo: { name: "", address: mail.replyTo } }),
    subject: cleanLine(mail.subject),
    messageId: mail.messageId,
    date: mail.date,
    headers: mail.headers,
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments,
    ...(mail.calendar && { icalEvent: mail.calendar }),
  };
}
