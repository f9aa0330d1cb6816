import type { Address, Email } from "postal-mime";
import { cleanLine, isOneAddress } from "~/lib/text/mail-address";
import { addressKey } from "~/lib/text/mail-domain";

export interface Mailbox {
  name: string;
  /** As written; compare by `addressKey`. */
  address: string;
}

/** What the head of a mail says, bounded and without characters that could do harm. */
export interface MessageHead {
  /** With its brackets; null when it has none, or none that can be read. */
  messageId: string | null;
  inReplyTo: string | null;
  /** The oldest first. */
  references: string[];
  from: Mailbox | null;
  to: Mailbox[];
  cc: Mailbox[];
  /** Kept in the copies of those who sent it. */
  bcc: Mailbox[];
  subject: string;
  /** ISO-8601 UTC. */
  sentAt: string;
  /** The date in the mail cannot be right: `sentAt` is when the mail server got it. */
  isDateWrong: boolean;
  /** Sent by a program: an absence notice, a list, a newsletter. */
  isAutomatic: boolean;
  isReport: boolean;
  /** The receiving mail server found that the sender's address was forged. */
  isForged: boolean;
}

const PROGRAM_HEADERS = [
  "list-id",
  "list-unsubscribe",
  "x-autoreply",
  "x-autorespond",
  "x-auto-reply",
  "x-mail-autoreply",
];
/** All that is read of a head. */
export const READ_HEADERS = [
  ...[
    "from",
    "sender",
    "to",
    "cc",
    "bcc",
    "subject",
    "date",
    "message-id",
    "in-reply-to",
    "references",
    "content-type",
  ],
  ...["authentication-results", "return-path", "auto-submitted", "precedence", "x-precedence", ...PROGRAM_HEADERS],
];

/** Both ends of the thread matter; what lies between adds nothing. */
const MOST_REFERENCES = 100;
const MOST_RECIPIENTS = 100;
const LONGEST_ID = 500;
/** Milliseconds that clocks may differ. */
const CLOCKS = 24 * 3_600_000;
/** Before there were mails. */
const FIRST_YEAR = 1982;

/** `receivedAt`: by the mail server. */
export function headOf(mail: Email, receivedAt: Date): MessageHead {
  const header = (key: string) => mail.headers.find((each) => each.key === key)?.value.trim() ?? "";
  const date = Date.parse(mail.date ?? "");
  const isDateWrong = !isLikely(date, receivedAt);
  return {
    messageId: idsIn(mail.messageId ?? "")[0] ?? null,
    inReplyTo: idsIn(mail.inReplyTo ?? "").at(-1) ?? null,
    references: bounded(idsIn(mail.references ?? "")),
    from: mailboxesOf([mail.from, mail.sender])[0] ?? null,
    to: mailboxesOf(mail.to ?? []),
    cc: mailboxesOf(mail.cc ?? []),
    bcc: mailboxesOf(mail.bcc ?? []),
    subject: cleanLine(mail.subject ?? ""),
    sentAt: (isDateWrong ? receivedAt : new Date(date)).toISOString(),
    isDateWrong,
    isAutomatic: isAutomatic(header),
    isReport: /^multipart\/report\b/i.test(header("content-type")),
    isForged: isForged(header("authentication-results")),
  };
}

/** In a form in which two mailboxes compare. */
export function keyOf({ address }: Mailbox): string {
  return addressKey(address);
}

function isLikely(date: number, receivedAt: Date): boolean {
  return !Number.isNaN(date) && date <= receivedAt.getTime() + CLOCKS && new Date(date).getUTCFullYear() >= FIRST_YEAR;
}

/** RFC 3834, and what was in use before it. */
function isAutomatic(header: (key: string) => string): boolean {
  const submitted = header("auto-submitted").toLowerCase();
  return (
    (submitted !== "" && !/^no\b/.test(submitted)) ||
    /^(bulk|list|junk|auto_reply)\b/i.test(header("precedence")) ||
    /^auto/i.test(header("x-precedence")) ||
    PROGRAM_HEADERS.some((key) => header(key) !== "") ||
    // An envelope without a sender asks that nobody answers (RFC 5321, section 4.5.5).
    header("return-path") === "<>"
  );
}

/**
 * Only the first one is read, which the receiving server put on top (RFC 8601, section 5); one that the sender wrote can at most
 * accuse the sender.
 */
function isForged(results: string): boolean {
  return /;\s*dmarc\s*=\s*fail\b/i.test(results);
}

function mailboxesOf(addresses: readonly (Address | undefined)[]): Mailbox[] {
  const flat = addresses.flatMap((each) => (each?.group ? each.group : each ? [each] : []));
  return flat
    .map(({ name, address }) => ({ name: cleanLine(name ?? ""), address: (address ?? "").normalize("NFC").trim() }))
    .filter(({ address }) => isOneAddress(address))
    .slice(0, MOST_RECIPIENTS);
}

function idsIn(header: string): string[] {
  const ids = header.match(/<[^<>\s]+>/g) ?? [];
  return ids.map(tidyId).filter((id) => id.length <= LONGEST_ID);
}

function tidyId(id: string): string {
  return id.replaceAll(/\p{C}/gu, "");
}

function bounded(ids: readonly string[]): string[] {
  const each = [...new Set(ids)];
  return each.length <= MOST_REFERENCES ? each : [...each.slice(0, 1), ...each.slice(1 - MOST_REFERENCES)];
}
