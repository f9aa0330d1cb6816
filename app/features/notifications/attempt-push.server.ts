import type { Db } from "~/lib/db/database.server";
import type { PushMessageRow } from "~/lib/db/tables/push-tables";
import type { Log } from "~/lib/log.server";
import type { Notice } from "./notice";
import { noticeStands } from "./notice-stands.server";
import { presentNotice } from "./present-notice.server";
import { type Pushed, type PushSender, push } from "./push-service.server";
import { deleteDevice, findDevice, type PushResult, recordDelivery, settleMessage } from "./push-store.server";

interface AttemptServices {
  db: Db;
  log: Log;
  sender: PushSender;
  now: () => Date;
}

/** The caller has just leased the message. */
export async function attemptPush(message: PushMessageRow, services: AttemptServices): Promise<void> {
  const { db, sender, now, log } = services;
  const seconds = Math.floor((Date.parse(message.expires_at) - now().getTime()) / 1_000);
  // It waited too long: no process was running, or the database was away.
  if (seconds <= 0) return void (await settleMessage(db, message, { state: "failed", error: "Too late" }));
  const device = await findDevice(db, message.device_id);
  if (!device) return;
  const { id, topic } = message;
  const told = JSON.parse(message.notice) as Notice;
  const isFresh = message.due_at <= message.created_at && told.kind !== "reminder";
  if (!isFresh && (await noticeStands(db, told, now())) !== "now") {
    return void (await settleMessage(db, message, { state: "failed", error: "True no more" }));
  }
  const notice = presentNotice(told, { id, topic, language: device.language });
  const pushed = await push({ device, notice, ttl: seconds }, sender);
  if (pushed.outcome === "gone") {
    await deleteDevice(db, { id: device.id });
    log.info({ device: device.id }, "a device no longer accepts notifications");
    return;
  }
  const isOurs = await settleMessage(db, message, resultOf(message, pushed, now()));
  if (!isOurs) log.warn({ notification: message.id }, "the lease was lost before the result was kept");
  await recordDelivery(db, device.id, "error" in pushed ? { problem: pushed.error } : { sentAt: now() });
  const about = { notification: message.id, attempt: message.attempts };
  if ("error" in pushed) log.warn({ ...about, error: pushed.error }, "notification not sent");
  else log.info(about, "notification sent");
}

function resultOf(message: PushMessageRow, pushed: Exclude<Pushed, { outcome: "gone" }>, now: Date): PushResult {
  if (!("error" in pushed)) return { state: "sent" };
  const { error } = pushed;
  const dueAt = pushed.outcome === "later" ? nextAttempt(message, pushed.wait, now) : null;
  return dueAt ? { state: "queued", error, dueAt } : { state: "failed", error };
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** The last one repeats. */
const DELAYS = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE];

/** Null when the notice will be of no use by then. `wait`: milliseconds that the push service asks for. */
function nextAttempt(
  { attempts, expires_at }: { attempts: number; expires_at: string },
  wait: number | null,
  now: Date,
): Date | null {
  const delay = DELAYS[attempts - 1] ?? 30 * MINUTE;
  const due = new Date(now.getTime() + Math.max(delay, wait ?? 0));
  return due.toISOString() < expires_at ? due : null;
}
