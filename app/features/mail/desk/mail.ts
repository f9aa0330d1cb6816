import type { Moment } from "~/lib/time/clock";
import type { MailReason } from "../outbox/mail-reason-note";

export const MAILS_PATH = "/admin/mails";
export function mailPath(id: string): string {
  return `${MAILS_PATH}/${id}`;
}
export function mailHtmlPath(id: string): string {
  return `${mailPath(id)}/html`;
}

export const STATE = "state";
export const RECIPIENT = "to";
export const CURSOR = "cursor";
export const OUTCOME = "outcome";

export const MAIL_LISTS = ["all", "queued", "failed", "sent"] as const;
export type MailList = (typeof MAIL_LISTS)[number];

/** `planned` waits for its day, `waiting` for its next attempt; `returned` came back from another mail server. */
export type ShownState = "sent" | "returned" | "sending" | "planned" | "waiting" | "failed";

export interface ShownMail {
  id: string;
  recipient: string;
  template: string;
  state: ShownState;
  /** The moment when a failed mail was queued. */
  at: Moment;
  attempts: number;
  reason: MailReason | null;
  about: { path: string; name: string } | null;
}

export const MAIL_OUTCOMES = ["sent", "delayed", "refused", "requeued", "none", "takenBack", "busy"] as const;
export type MailOutcome = (typeof MAIL_OUTCOMES)[number];
export const GOOD_OUTCOMES: readonly MailOutcome[] = ["sent", "requeued", "takenBack"];

export function mailsPath(list: MailList, recipient: string, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    ...(list !== "all" && { [STATE]: list }),
    ...(recipient !== "" && { [RECIPIENT]: recipient }),
    ...more,
  });
  return query.size > 0 ? `${MAILS_PATH}?${query}` : MAILS_PATH;
}
