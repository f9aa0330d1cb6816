import type { OutboxRow } from "~/lib/db/tables";
import type { ComposedMail, OutgoingMail } from "../compose.server";
import type { TemplateName } from "../templates/template-props";

/** A mail as its row keeps it: its props are JSON. */
export type UnrenderedMail = Pick<
  OutboxRow,
  "id" | "message_id" | "recipient" | "reply_to" | "created_at" | "template" | "props" | "language"
>;

/** A mail that can be sent. */
export interface PrintedMail<Mail = OutgoingMail | ComposedMail> {
  mail: Mail;
  /** ISO time stamp from which on it is of no use; null for a mail that is never too late. */
  uselessFrom: string | null;
}

/** Where mails are rendered, with the documents that go along: some milliseconds of hard work for each. */
export interface MailPress {
  /** Rejects when there is no such template, or the props do not fit it. */
  print(mail: UnrenderedMail): Promise<PrintedMail>;
  close(): void;
}

/** Renders on this thread; what it takes is loaded with the first mail. */
export const pressHere = {
  print: async (row: UnrenderedMail): Promise<PrintedMail<OutgoingMail>> => {
    const { id, message_id: messageId, recipient, reply_to: replyTo, template, props, language } = row;
    const { renderMail } = await import("../templates/render-mail.server");
    const { uselessFrom, ...rendered } = await renderMail(template as TemplateName, JSON.parse(props), language);
    const date = new Date(row.created_at);
    return { mail: { ...rendered, id, messageId, recipient, replyTo, date }, uselessFrom };
  },
  close: () => {},
} satisfies MailPress;
