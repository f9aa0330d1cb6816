import { mkdir, open, rename, stat } from "node:fs/promises";
import path from "node:path";
import nodemailer from "nodemailer";
import { business } from "~/content/business";
import { isOneAddress, type MailAddress, parseMailAddress } from "~/lib/mail-address";
import { type ComposedMail, composeMail, type OutgoingMail } from "./compose.server";
import { UnsendableMail } from "./retry";

export interface MailTransport {
  /** The domain of Message-IDs: the sender's own. */
  readonly domain: string;
  /**
   * Resolves when the mail server has taken the mail, rejects when it has not; settles soon after `signal` aborts.
   * Rejects with `UnsendableMail` when the recipient is not one address.
   */
  send(mail: OutgoingMail | ComposedMail, signal: AbortSignal): Promise<void>;
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

/** Whom mail comes from: `Name <address>`, the business itself by default. Throws when it is no mail address. */
export function mailSender(from: string | undefined): MailAddress {
  return from === undefined ? { name: business.name, address: business.email } : parseMailAddress(from);
}

/** The one place that sends mail. Throws when `from` is no mail address. */
export function createTransport({ smtpUrl, from, dataDir }: TransportOptions): MailTransport {
  const sender = mailSender(from);
  const domain = sender.address.slice(sender.address.lastIndexOf("@") + 1);
  const open = smtpUrl === undefined ? openFolder(path.join(dataDir, "mail")) : openServer(smtpUrl, sender.address);
  return {
    domain,
    send: async (mail, signal) => {
      if (!isOneAddress(mail.recipient)) throw new UnsendableMail("The recipient is not one mail address");
      const composed = "message" in mail ? mail : { ...mail, message: await composeMail(mail, sender) };
      await open.send(composed, signal);
    },
    close: () => open.close(),
  };
}

function openServer(smtpUrl: string, from: string) {
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
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ recipient, message }: ComposedMail, signal: AbortSignal) => {
      await server.sendMail({ envelope: { from, to: [recipient] }, raw: message, signal });
    },
    close: () => server.close({ force: true }),
  };
}

function openFolder(folder: string) {
  return {
    send: async ({ id, message }: ComposedMail) => await writeOnce(path.join(folder, `${id}.eml`), message),
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
