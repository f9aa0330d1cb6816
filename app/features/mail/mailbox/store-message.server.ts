import { createHash } from "node:crypto";
import type { Tx } from "~/lib/db/database.server";
import type { ThreadAttachmentRow } from "~/lib/db/tables/thread-tables";
import { newId } from "~/lib/new-id.server";
import { madeUpId, markedId } from "../thread/message-id";
import {
  deleteMessage,
  insertAttachments,
  insertMessage,
  messagesWith,
  type NewMessage,
  type ThreadHead,
} from "../thread/thread-store.server";
import type { MessageHead } from "./message-head";
import type { ReceivedMessage } from "./parse-message.server";

/** Two mails may have one Message-ID: programs make mistakes. False when this very mail is there already. */
export async function storeOnce(tx: Tx, row: NewMessage, parsed: ReceivedMessage): Promise<boolean> {
  const attachments = attachmentsOf(row, parsed);
  if (await insertMessage(tx, row)) {
    await insertAttachments(tx, attachments);
    return true;
  }
  const isSame = (other: ThreadHead) =>
    other.sender === row.sender &&
    other.subject === row.subject &&
    // A copy may be dated by when it was received: any of our own, and one whose own date cannot be right.
    (row.direction === "out" || other.sent_at === row.sent_at || row.sent_at !== parsed.head.sentAt);
  const same = (await messagesWith(tx, [row.message_id])).filter(({ person_id }) => person_id === row.person_id);
  const doubted = same.find((each) => isSame(each) && each.is_unconfirmed === 1);
  if (doubted && row.is_unconfirmed === 0) {
    // The copy in the folder for sent mail is the proof.
    await deleteMessage(tx, doubted.id);
    return await storeOnce(tx, row, parsed);
  }
  if (same.some((each) => isSame(each) || each.email_id !== null)) return false;
  const message_id = markedId(row.message_id, hashOf(JSON.stringify([row.sender, row.subject, row.sent_at])));
  const isNew = await insertMessage(tx, { ...row, message_id });
  if (isNew) await insertAttachments(tx, attachments);
  return isNew;
}

interface Stored {
  person_id: string;
  lead_id: string | null;
  topic: string;
  head: MessageHead;
  parsed: ReceivedMessage;
}

export function messageOf({ head, parsed, ...place }: Stored, now: Date) {
  return {
    ...place,
    id: newId(),
    message_id: idOf(head),
    in_reply_to: head.inReplyTo,
    references: JSON.stringify(head.references),
    sender: head.from?.address ?? "",
    sender_name: head.from?.name ?? "",
    recipients: JSON.stringify(head.to.map(({ address }) => address)),
    copied: JSON.stringify(head.cc.map(({ address }) => address)),
    subject: head.subject,
    text: parsed.text,
    html: parsed.html,
    sent_at: head.sentAt,
    stored_at: now.toISOString(),
    user_id: null,
    email_id: null,
    is_automatic: head.isAutomatic ? 1 : 0,
    is_forged: head.isForged ? 1 : 0,
    is_unconfirmed: 0,
    remarks: JSON.stringify(parsed.remarks),
    returned: null,
    returned_detail: null,
  } satisfies Omit<NewMessage, "direction" | "origin">;
}

function attachmentsOf({ id }: Pick<NewMessage, "id">, { files }: ReceivedMessage): ThreadAttachmentRow[] {
  return files.map(({ name, type, content }) => ({
    id: newId(),
    message_id: id,
    name,
    type,
    size: content.byteLength,
    content: Buffer.from(content).toString("base64"),
  }));
}

/** The same for every copy of a mail. */
export function idOf({ messageId, from, subject, sentAt, to }: MessageHead): string {
  const said = [from?.address, subject, sentAt, to.map(({ address }) => address)];
  return messageId ?? madeUpId(hashOf(JSON.stringify(said)));
}

export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
