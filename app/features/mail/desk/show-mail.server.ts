import type { OutboxRow } from "~/lib/db/tables/tables";
import type { TemplateName } from "../templates/template-props";

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  files: string[];
}

/** Tokens of links that open something without signing in: only the recipient may have them. */
const TOKEN = /(?<![\w-])[\w-]{43}(?![\w-])/g;

/** Null for a mail with a link that opens something by itself: it is emptied once sent. */
export async function renderKeptMail({ template, props, language }: OutboxRow): Promise<RenderedMail | null> {
  if (props === "{}") return null;
  const { renderMail } = await import("../templates/render-mail.server");
  const mail = await renderMail(template as TemplateName, JSON.parse(props), language);
  const files = [
    ...mail.attachments.map(({ filename }) => filename),
    ...(mail.calendar ? [mail.calendar.filename] : []),
  ];
  const hidden = (text: string) => text.replace(TOKEN, "…");
  return { subject: mail.subject, html: hidden(mail.html), text: hidden(mail.text), files };
}
