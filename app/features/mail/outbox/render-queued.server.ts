import type { OutboxRow } from "~/lib/db/tables/tables";
import type { TemplateName } from "../templates/template-props";
import type { OutgoingMail } from "./compose.server";

interface RenderedRow {
  mail: OutgoingMail;
  /** ISO time stamp from which on it is of no use; null for a mail that is never too late. */
  uselessFrom: string | null;
}

/** Loads what mails are made of: the documents that go along are large, and the first mail would wait for them. */
export const loadTemplates = () => import("../templates/render-mail.server");

/** Makes a mail of its row. Rejects when there is no such template, or the props do not fit it. */
export async function renderQueued(row: OutboxRow): Promise<RenderedRow> {
  const { id, message_id: messageId, recipient, reply_to: replyTo, template, props, language } = row;
  const { renderMail } = await loadTemplates();
  const { uselessFrom, ...rendered } = await renderMail(template as TemplateName, JSON.parse(props), language);
  return { mail: { ...rendered, id, messageId, recipient, replyTo, date: new Date(row.created_at) }, uselessFrom };
}
