import type { Address, Email } from "postal-mime";
import { cleanLine, isOneAddress } from "~/lib/text/mail-address";
import { addressKey } from "~/lib/text/mail-domain";
import { normalized } from "~/lib/text/tidy-text";
import { OWN_ID_HEADER } from "../thread/message-id";
import { provesSender } from "./sender-proof";

export interface Mailbox {
  name: string;
  /** Written as in the mail; compare by `addressKey`. */
  address: string;
}

/** The head of a mail, bounded and without characters that could do harm. */
export interface MessageHead {
  /** Has its brackets; null when there is none that can be read. */
  messageId: string | null;
  inReplyTo: string | null;
  /** The oldest first. */
  references: string[];
  from: Mailbox | null;
  /** Addresses for answers, if others. */
  replyTo: Mailbox[];
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
  /** It found that the sender's address is genuine. */
  isProven: boolean;
  /** It said something about the sender of a mail that came from elsewhere; null for a mail that came over no mail server. */
  isVerified: boolean | null;
  /** Addresses in the envelope, as far as the mail server noted them. */
  deliveredTo: string[];
  /** Our own name for a mail of ours, which stays where a relay replaces the Message-ID. */
  ownId: string | null;
  /** Addresses that a report in plain text is about. */
  failedRecipients: string[];
}

/** Headers of programs that answer for a person who is away. */
const ABSENCE_HEADERS = ["x-autoreply", "x-autorespond", "x-auto-reply", "x-mail-autoreply"];
/** Begins the subject of such a program. The shorter words are theirs only before a colon: people write them too. */
const ABSENCE_SUBJECT =
  /^(?:(?:automatisch antwoord|automatic reply|automatische antwort|auto[ -]?reply|abwesenheits(?:notiz|nachricht)|afwezigheids(?:bericht|melding)|out of (?:the )?office auto[ -]?reply)\s*(?::|$)|(?:afwezig|afwezigheid|abwesend|abwesenheit|out of (?:the )?office)\s*:)/i;
const LIST_HEADERS = ["list-id", "list-unsubscribe", "list-unsubscribe-post", "feedback-id"];
/** The address that the mail server delivered to, whatever the mail says (RFC 9228 and before it). */
const ENVELOPE_HEADERS = ["delivered-to", "x-original-to", "envelope-to"];
/** All that is read of a head. */
export const READ_HEADERS = [
  ...[
    "from",
    "sender",
    "reply-to",
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
  ...["authentication-results", "received", "return-path", "auto-submitted", "precedence", "x-precedence"],
  ...["x-failed-recipients", OWN_ID_HEADER.toLowerCase()],
  ...[...ABSENCE_HEADERS, ...LIST_HEADERS, ...ENVELOPE_HEADERS],
];

/** Both ends of the thread matter; what lies between adds nothing. */
const MOST_REFERENCES = 100;
const MOST_RECIPIENTS = 100;
const LONGEST_ID = 500;
/** Milliseconds that clocks may differ. */
const CLOCKS = 24 * 3_600_000;
/** The year before there were mails. */
const FIRST_YEAR = 1982;

/** `receivedAt`: by the mail server. */
export function headOf(mail: Email, receivedAt: Date): MessageHead {
  const header = (key: string) => mail.headers.find((each) => each.key === key)?.value.trim() ?? "";
  const date = Date.parse(mail.date ?? "");
  const isDateWrong = !isLikely(date, receivedAt);
  const from = mailboxesOf([mail.from, mail.sender])[0] ?? null;
  const to = mailboxesOf(mail.to ?? []);
  const cc = mailboxesOf(mail.cc ?? []);
  const deliveredTo = ENVELOPE_HEADERS.flatMap((key) => addressesIn(header(key)));
  const failedRecipients = addressesIn(header("x-failed-recipients"));
  const results = header("authentication-results");
  const subject = cleanLine(mail.subject ?? "");
  const senders = mail.headers.filter(({ key }) => key === "from").length;
  return {
    messageId: idsIn(mail.messageId ?? "")[0] ?? null,
    inReplyTo: idsIn(mail.inReplyTo ?? "").at(-1) ?? null,
    references: bounded(idsIn(mail.references ?? "")),
    from,
    replyTo: mailboxesOf(mail.replyTo ?? []),
    to,
    cc,
    bcc: mailboxesOf(mail.bcc ?? []),
    subject,
    sentAt: (isDateWrong ? receivedAt : new Date(date)).toISOString(),
    isDateWrong,
    isAutomatic:
      ABSENCE_SUBJECT.test(subject) ||
      isAutomatic(header, [...[...to, ...cc].map(({ address }) => address), ...deliveredTo]),
    isReport: /^multipart\/report\b/i.test(header("content-type")) || failedRecipients.length > 0,
    isForged: isForged(results),
    isProven: senders === 1 && from !== null && !isForged(results) && provesSender(results, from.address),
    isVerified: header("received") === "" ? null : results !== "",
    deliveredTo,
    ownId: idsIn(header(OWN_ID_HEADER.toLowerCase()))[0] ?? null,
    failedRecipients,
  };
}

/** A key by which two mailboxes compare. */
export function keyOf({ address }: Mailbox): string {
  return addressKey(address);
}

function isLikely(date: number, receivedAt: Date): boolean {
  return !Number.isNaN(date) && date <= receivedAt.getTime() + CLOCKS && new Date(date).getUTCFullYear() >= FIRST_YEAR;
}

type HeaderOf = (key: string) => string;

/** RFC 3834, and what was in use before it. */
function isAutomatic(header: HeaderOf, recipients: readonly string[]): boolean {
  const says = (key: string) => header(key) !== "" && !/^(no|none|false|0)\b/i.test(header(key));
  return (
    says("auto-submitted") ||
    ABSENCE_HEADERS.some(says) ||
    /^auto_reply\b/i.test(header("precedence")) ||
    /^auto/i.test(header("x-precedence")) ||
    // An envelope without a sender asks that nobody answers (RFC 5321, section 4.5.5).
    header("return-path") === "<>" ||
    (isToMany(header) && !isOfRecipient(header("list-id"), recipients))
  );
}

/**
 * Sent to all readers of a list. A header that merely says how to unsubscribe is in mails of one person too, as sales programs
 * send them: an answer with nothing else is theirs.
 */
function isToMany(header: HeaderOf): boolean {
  if (/^(bulk|junk)\b/i.test(header("precedence")) || header("list-id") !== "") return true;
  if (header("list-unsubscribe") === "") return false;
  return header("list-unsubscribe-post") !== "" || header("feedback-id") !== "" || header("in-reply-to") === "";
}

/** A group of the recipient's own passes on what a person wrote (RFC 2919: its name ends with its domain). */
function isOfRecipient(listId: string, recipients: readonly string[]): boolean {
  const name = (/<([^<>]*)>/.exec(listId)?.[1] ?? listId).trim().toLowerCase();
  const domains = recipients.map((address) => addressKey(address).split("@").at(-1) ?? "");
  return domains.some((domain) => domain !== "" && (name === domain || name.endsWith(`.${domain}`)));
}

/**
 * Reads the first one, which the receiving server put on top (RFC 8601, section 5); one that the sender wrote can at most
 * accuse the sender.
 */
function isForged(results: string): boolean {
  return /;\s*dmarc\s*=\s*fail\b/i.test(results);
}

function mailboxesOf(addresses: readonly (Address | undefined)[]): Mailbox[] {
  const flat = addresses.flatMap((each) => (each?.group ? each.group : each ? [each] : []));
  return flat
    .slice(0, MOST_RECIPIENTS)
    .map(({ name, address }) => ({ name: cleanLine(name ?? ""), address: normalized(address ?? "", "NFC").trim() }))
    .filter(({ address }) => isOneAddress(address));
}

function addressesIn(header: string): string[] {
  const words = header.split(/[\s,<>]+/).slice(0, MOST_RECIPIENTS);
  return words.filter((word) => isOneAddress(word)).map(addressKey);
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
