import { deskWords } from "~/content/desk/words.server";
import { reasonMessage } from "~/features/mail/outbox/mail-words.server";
import type { Db } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { sizeInWords } from "~/lib/text/format-length";
import { readableAddress } from "~/lib/text/readable-address.server";
import { momentOf } from "~/lib/time/clock";
import { attachmentsOf, findMessage } from "../thread/thread-store.server";
import { attachmentPath, type MessageFile, messageHtmlPath, type ShownMessage } from "./message";
import { ownWords } from "./quoted-text";
import { safeHtml } from "./safe-html.server";

/** Null when it is not there (any more). */
export async function readMessage(db: Db, id: string, language: Language): Promise<ShownMessage | null> {
  const row = await findMessage(db, id);
  if (!row) return null;
  const { message } = deskWords[language].mailbox;
  const remarks = JSON.parse(row.remarks) as (keyof typeof message.remarks)[];
  const pictures = row.html === null ? 0 : safeHtml(row.html).pictures;
  const own = ownWords(row.text);
  const addresses = (list: string) => (JSON.parse(list) as string[]).map(readableAddress).join(", ");
  return {
    id,
    lead: row.lead_id,
    person: row.person_id,
    subject: row.subject || message.noSubject,
    from: row.sender_name ? `${row.sender_name} <${readableAddress(row.sender)}>` : readableAddress(row.sender),
    to: addresses(row.recipients),
    copied: addresses(row.copied),
    at: momentOf(row.sent_at, language),
    text: own,
    /** Null when there is nothing but what they wrote themselves. */
    quoted: own === row.text ? null : row.text,
    htmlPath: row.html === null ? null : messageHtmlPath(id),
    warnings: [
      ...(row.is_forged === 1 ? [message.forged] : []),
      ...(row.is_unconfirmed === 1 ? [message.unconfirmed] : []),
      ...(row.is_automatic === 1 ? [message.automatic] : []),
      ...remarks.flatMap((remark) => message.remarks[remark] ?? []),
      ...(pictures > 0
        ? [pictures === 1 ? message.pictures.one : fill(message.pictures.more, { count: String(pictures) })]
        : []),
    ],
    reason: row.returned === null ? null : reasonMessage(row.returned_detail ?? "", language),
    files: (await readFiles(db, [id], language)).get(id) ?? [],
  };
}

/** Files by the ids of their mails. */
export async function readFiles(
  db: Db,
  messageIds: readonly string[],
  language: Language,
): Promise<Map<string, MessageFile[]>> {
  const { noName } = deskWords[language].mailbox.message;
  const byMessage = Map.groupBy(await attachmentsOf(db, messageIds), ({ message_id }) => message_id);
  const presented = [...byMessage].map(([message, rows]) => {
    const files = rows.map(({ id, name, type, size }) => {
      return { path: attachmentPath(id), name: name || noName, says: `${type}, ${sizeInWords(size, language)}` };
    });
    return [message, files] as const;
  });
  return new Map(presented);
}
