import { business } from "~/content/business";
import type { MailboxConnectionRow } from "~/lib/db/tables/mailbox-tables";
import { addressKey } from "~/lib/text/mail-domain";
import type { MailTokens } from "../mail-tokens.server";

export interface ImapAccount {
  host: string;
  port: number;
  /** TLS from the first byte; else by STARTTLS. */
  isSecure: boolean;
  /** A server on this machine may do without. */
  isHere: boolean;
  user: string;
  /** Empty if it has access tokens. */
  password: string;
  tokens: Pick<MailTokens, "get"> | null;
}

/** `address`: a checked `IMAP_URL`. */
export function imapAccount(address: string, tokens: ImapAccount["tokens"] = null): ImapAccount {
  const { protocol, hostname, port, username, password } = new URL(address);
  const isSecure = protocol === "imaps:";
  return {
    host: hostname.replace(/^\[(.*)\]$/, "$1"),
    port: port === "" ? (isSecure ? 993 : 143) : Number(port),
    isSecure,
    isHere: ["localhost", "127.0.0.1", "[::1]"].includes(hostname),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    tokens: password === "" ? tokens : null,
  };
}

/** All our mails ask to be answered at this address. */
export function answerAddress(): string {
  return business.email;
}

/** True if answers come into the mailbox of `user`: it is theirs, or mail to it was seen to come in, as that of an alias does. */
export function isAnswerAddressRead(user: string, { answers_to }: Pick<MailboxConnectionRow, "answers_to">): boolean {
  const address = addressKey(answerAddress());
  return addressKey(user) === address || answers_to === address;
}
