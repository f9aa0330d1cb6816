import { setImmediate as othersTurn } from "node:timers/promises";
import type { Db, Tx } from "~/lib/db/database.server";
import type { ConversationRow } from "~/lib/db/tables/chat-tables";
import type { NoticeRow } from "~/lib/db/tables/notice-tables";
import type { PushMessageRow } from "~/lib/db/tables/push-tables";
import { newId } from "~/lib/new-id.server";
import { lifetimeOf, type Notice, topicOf } from "./notice";
import { afterQuiet, switchOf } from "./notice-settings";
import { deleteNoticesBefore, insertNotices, usersToNotify } from "./notice-store.server";
import { isDeskSeen } from "./presence/presence.server";
import { deleteMessagesBefore, deviceIds, insertMessages, isToldSince } from "./push-store.server";

/** Milliseconds during which further messages in an unread conversation do not notify again. */
const QUIET = 2 * 60_000;
const DAY = 24 * 3_600_000;
/** Sent notifications are kept for so long; those that are told once, for longer than a promise may take. */
const KEPT = 7 * DAY;
const KEPT_ONCE = 90 * DAY;
/** Messages that are deleted at a time. */
const PIECE = 500;

/** Milliseconds. No device of theirs has said by then that it received the notice: they are mailed. */
export const RECEIPT_PATIENCE = 2 * 60_000;

/**
 * Queues this notice for all devices of everybody whom it concerns, or of one user, in the transaction of its subject,
 * so that a crash afterwards loses none. Whichever process finds the messages sends them, within a second or two; what
 * falls in quiet hours, after them.
 */
export async function enqueuePush(tx: Tx, notice: Notice, now: Date, user: string | null = null): Promise<void> {
  const devices = await deviceIds(tx, user);
  const rows: NoticeRow[] = [];
  const messages: PushMessageRow[] = [];
  for (const told of await usersToNotify(tx, user)) {
    const ids = devices.get(told.id) ?? [];
    // A user who is meant alone is mailed if no device can tell them.
    if ((ids.length === 0 && user === null) || told.settings.off.includes(switchOf(notice))) continue;
    // The technical side concerns owners only.
    if (notice.kind === "alert" && told.role !== "owner") continue;
    const sent_at = afterQuiet(told.settings.quiet, now.toISOString());
    const row = { ...noticeRow(notice, told.id, now), sent_at };
    rows.push({ ...row, due_at: new Date(Date.parse(sent_at) + RECEIPT_PATIENCE).toISOString() });
    messages.push(...messagesOf({ ...row, due_at: sent_at }, ids));
  }
  await insertNotices(tx, rows);
  await insertMessages(tx, messages);
}

/** A notice that is not sent yet. */
export function noticeRow(notice: Notice, user_id: string, now: Date): NoticeRow {
  const at = now.toISOString();
  return {
    id: newId(),
    user_id,
    topic: topicOf(notice),
    notice: JSON.stringify(notice),
    once: null,
    state: "queued",
    attempts: 0,
    due_at: at,
    sent_at: null,
    lease_owner: null,
    lease_until: null,
    created_at: at,
  };
}

/** One to each of these devices. */
export function messagesOf(
  { id, topic, notice, due_at, created_at }: Pick<NoticeRow, "id" | "topic" | "notice" | "due_at" | "created_at">,
  devices: readonly string[],
): PushMessageRow[] {
  const lifetime = lifetimeOf(JSON.parse(notice) as Notice);
  const message = {
    ...{ notice_id: id, topic, notice, due_at, created_at },
    ...{ state: "queued" as const, attempts: 0, lease_owner: null, lease_until: null, last_error: null },
    expires_at: new Date(Date.parse(due_at) + lifetime).toISOString(),
  };
  return devices.map((device_id) => ({ ...message, id: newId(), device_id }));
}

/**
 * Notifies the devices of a visitor's message, unless somebody has the desk in view. `conversation` is its state before
 * the message: while it is unread, further messages notify again only after a while.
 */
export async function enqueueMessagePush(tx: Tx, conversation: ConversationRow, now: Date): Promise<void> {
  if (await isDeskSeen(tx, now)) return;
  const notice = { kind: "message", conversation: conversation.id, name: conversation.contact_name } as const;
  const isUnread = conversation.last_visitor_seq > conversation.owner_read_seq;
  if (isUnread && (await isToldSince(tx, topicOf(notice), new Date(now.getTime() - QUIET)))) return;
  await enqueuePush(tx, notice, now);
}

/** Deletes old notifications; `pause` runs between the batches. */
export async function deleteOldPushes(db: Db, now: Date, pause: () => Promise<void> = othersTurn): Promise<void> {
  const [before, beforeOnce] = [new Date(now.getTime() - KEPT), new Date(now.getTime() - KEPT_ONCE)];
  while ((await deleteMessagesBefore(db, before, PIECE)) > 0) await pause();
  while ((await deleteNoticesBefore(db, before, beforeOnce, PIECE)) > 0) await pause();
}
