import type { Db } from "~/lib/db/database.server";
import type { OutboxRow } from "~/lib/db/tables/tables";
import type { TemplateName } from "../templates/template-props";
import { filesMailed } from "../thread/thread-store.server";
import type { OutgoingMail } from "./compose.server";

interface RenderedRow {
  mail: OutgoingMail;
  /** ISO time stamp; null for a mail that is never too late. */
  uselessFrom: string | null;
}

/** Documents are large: without preloading, the first mail would wait for them. */
export const loadTemplates = () => import("../templates/render-mail.server");

/** Rejects when there is no such template, or the props do not fit it. */
export async function renderQueued(row: OutboxRow): Promise<RenderedRow> {
  const { id, message_id: messageId, recipient, reply_to: replyTo, template, props, language } = row;
  const { renderMail } = await loadTemplates();
  const { uselessFrom, ...rendered } = await renderMail(template as TemplateName, JSON.parse(props), language);
  return { mail: { ...rendered, id, messageId, recipient, replyTo, date: new Date(row.created_at) }, uselessFrom };
}

/** Renders like `renderQueued`, with the files of a personal mail, which the thread has. */
export function renderWithFiles(db: Db): typeof renderQueued {
  return async (row) => {
    const rendered = await renderQueued(row);
    if (row.template !== "personal-mail") return rendered;
    const files = await filesMailed(db, row.id);
    const attachments = files.map(({ name, type, content }) => {
      return { filename: name, contentType: type, content: Buffer.from(content, "base64") };
    });
    return { ...rendered, mail: { ...rendered.mail, attachments } };
  };
}
