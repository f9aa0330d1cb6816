import { setImmediate as othersTurn } from "node:timers/promises";
import type { Db, Tx } from "~/lib/db/database.server";
import type { ConversationRow } from "~/lib/db/tables/chat-tables";
import { newId } from "~/lib/new-id.server";
import { lifetimeOf, type Notice, topicOf } from "./notice";
import { isDeskSeen } from "./presence/presence.server";
import { deleteMessagesBefore, deviceIds, insertMessages, isToldSince } from "./push-store.server";

/** Milliseconds during which further messages in an unread conversation do not notify again. */
const QUIET = 2 * 60_000;
/** How long sent notifications are kept. */
const KEPT = 7 * 24 * 3_600_000;
/** How many messages are deleted at a time. */
const PIECE = 500;

/**
 * Queues this notice for every device of the desk that it concerns, or of one user, in the transaction of its subject, so
 * that a crash afterwards loses none. Whichever process finds the messages sends them, within a second or two.
 */
export async function enqueuePush(tx: Tx, notice: Notice, now: Date, user: string | null = null): Promise<void> {
  // The technical side concerns owners only.
  const devices = await deviceIds(tx, user !== null ? { user } : notice.kind === "alert" ? "owners" : "everybody");
  if (devices.length === 0) return;
  const message = messageOf(notice, now);
  await insertMessages(
    tx,
    devices.map((device_id) => ({ ...message, id: newId(), device_id })),
  );
}

function messageOf(notice: Notice, now: Date) {
  const at = now.toISOString();
  return {
    topic: topicOf(notice),
    notice: JSON.stringify(notice),
    state: "queued" as const,
    attempts: 0,
    due_at: at,
    expires_at: new Date(now.getTime() + lifetimeOf(notice)).toISOString(),
    lease_owner: null,
    lease_until: null,
    last_error: null,
    created_at: at,
  };
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
  while ((await deleteMessagesBefore(db, new Date(now.getTime() - KEPT), PIECE)) > 0) await pause();
}
