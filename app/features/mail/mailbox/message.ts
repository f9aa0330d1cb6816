import type { Moment } from "~/lib/time/clock";
import type { MailReason } from "../outbox/mail-reason-note";

export interface ShownMessage {
  id: string;
  lead: string | null;
  person: string;
  subject: string;
  from: string;
  to: string;
  copied: string;
  at: Moment;
  /** The sender's own words, without the mail that they answer. */
  text: string;
  /** All of it, where that is more. */
  quoted: string | null;
  htmlPath: string | null;
  warnings: string[];
  /** The reason why it came back. */
  reason: MailReason | null;
  files: MessageFile[];
}

export interface MessageFile {
  path: string;
  name: string;
  /** Type and size. */
  says: string;
}

export function messagePath(id: string): string {
  return `/admin/mailbox/messages/${id}`;
}

export function messageHtmlPath(id: string): string {
  return `${messagePath(id)}/html`;
}

export function attachmentPath(id: string): string {
  return `/admin/mailbox/attachments/${id}`;
}
