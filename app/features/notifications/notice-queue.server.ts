import { lockConversation } from "~/features/chat/conversation-store.server";
import { lockLead } from "~/features/leads/lead-store.server";
import { EVERYTHING } from "~/features/leads/list/lead-filter";
import { readToday } from "~/features/leads/today/read-today.server";
import type { Outbox } from "~/features/mail/outbox/outbox.server";
import { type Db, lockKey, type Tx } from "~/lib/db/database.server";
import type { NoticeRow } from "~/lib/db/tables/notice-tables";
import type { Env } from "~/lib/env.server";
import type { Log } from "~/lib/log.server";
import { addressKey } from "~/lib/text/mail-domain";
import { type LeasedQueue, leasedQueue } from "~/platform/jobs/leased-queue.server";
import { deleteHeld } from "~/platform/jobs/leases.server";
import { repeat, type Service } from "~/platform/jobs/schedule.server";
import { messagesOf, RECEIPT_PATIENCE } from "./enqueue-push.server";
import { MORNING_COUNTS, type MorningNotice, type Notice } from "./notice";
import { afterQuiet, NOTIFICATIONS_PATH, switchOf } from "./notice-settings";
import { noticeStands } from "./notice-stands.server";
import { insertNotices, type NotifiedUser, settleNotice, usersToNotify } from "./notice-store.server";
import { noticeWords } from "./present-notice.server";
import { deviceIds, insertMessages } from "./push-store.server";
import { findReminders } from "./reminders/find-reminders.server";

/** Milliseconds, like every duration here. */
const REMINDERS = 60_000;
const NOTICES = 10;

/** The nouns of topics that name a person. */
const ABOUT_SOMEBODY = ["lead", "thread", "chat", "appointment", "quote", "project"];

/** The owner's address is mailed about these as they come in. */
const MAILED_TO_OWNER: readonly Notice["kind"][] = [
  "lead",
  "appointment",
  "alert",
  "quote-asked",
  "quote-agreed",
  "quote-declined",
  "project-complete",
  "project-approved",
  "project-changes",
];

interface NoticeServices {
  db: Db;
  outbox: Pick<Outbox, "enqueue" | "deliver">;
  env: Pick<Env, "SITE_URL"> & Parameters<typeof readToday>[0]["env"];
  ownerEmail: string;
  log: Log;
  now?: () => Date;
}

interface Told {
  row: NoticeRow;
  user: NotifiedUser;
  notice: Notice;
}

/** Sends notices to the devices of their user, and mails those that no device has received. */
export function noticeQueue(services: NoticeServices): LeasedQueue {
  const { db, log, now } = services;
  const attempt = (row: NoticeRow) => attemptNotice(services, row);
  return leasedQueue({ db, log, now, table: "notices", noun: "notice", concurrency: NOTICES, attempt });
}

export function reminders({ db, log }: Pick<NoticeServices, "db" | "log">): Service {
  const work = () => enqueueReminders(db, new Date());
  return repeat({ every: REMINDERS, isAtOnce: true, work, log, trouble: "reminders not found" });
}

/** Locked against other processes, so that no two remind different people of the same. */
export async function enqueueReminders(db: Db, now: Date): Promise<void> {
  if ((await findReminders(db, now)).length === 0) return;
  await db.transaction().execute(async (tx) => {
    await lockKey(tx, "reminders");
    await insertNotices(tx, await findReminders(tx, now));
  });
}

async function attemptNotice(services: NoticeServices, row: NoticeRow): Promise<void> {
  const { db, outbox } = services;
  const now = services.now?.() ?? new Date();
  const isMorning = JSON.parse(row.notice).kind === "morning" && row.sent_at === null;
  const morning = isMorning ? await readMorning(services, now) : null;
  const mail = await db.transaction().execute(async (tx) => {
    const [user] = await usersToNotify(tx, row.user_id);
    if (!user) return null;
    const told = { row, user, notice: morning ?? (JSON.parse(row.notice) as Notice) };
    if (!(await isDue(tx, told, now))) return null;
    return row.sent_at === null ? send(tx, told, services, now) : mailInstead(tx, told, services);
  });
  if (mail !== null) void outbox.deliver(mail, 0);
}

/** True if it is to be sent now. Otherwise it is put off, or ended. */
async function isDue(tx: Tx, told: Told, now: Date): Promise<boolean> {
  const { row, user } = told;
  const at = now.toISOString();
  const stands = await standsAt(tx, told, now);
  if (stands === "never") {
    // A notice that was not seen is told again, should it be true again.
    if (row.sent_at === null) await deleteHeld(tx, "notices", row);
    else await settleNotice(tx, row, { state: "dropped" });
    return false;
  }
  const due_at = afterQuiet(user.settings.quiet, stands === "now" ? at : stands.later);
  if (due_at > at) await settleNotice(tx, row, { due_at });
  return due_at <= at;
}

async function send(tx: Tx, told: Told, services: NoticeServices, now: Date): Promise<string | null> {
  const { row, user, notice } = told;
  const at = now.toISOString();
  const isMorning = notice.kind === "morning";
  if (isMorning && Object.keys(notice.counts).length === 0) {
    await settleNotice(tx, row, { state: "dropped" });
    return null;
  }
  const devices = (await deviceIds(tx, user.id)).get(user.id) ?? [];
  const isMailed = isMorning || devices.length === 0;
  const mailAt = new Date(now.getTime() + RECEIPT_PATIENCE).toISOString();
  const change = { sent_at: at, ...(isMailed ? { state: "mailed" as const } : { due_at: mailAt }) };
  if (!(await settleNotice(tx, row, change))) return null;
  const sent = { ...row, notice: JSON.stringify(notice), due_at: at, created_at: at };
  await insertMessages(tx, messagesOf(sent, devices));
  return isMailed ? enqueueMail(tx, told, services) : null;
}

async function mailInstead(tx: Tx, told: Told, services: NoticeServices): Promise<string | null> {
  const { row, user, notice } = told;
  const isMailed = MAILED_TO_OWNER.includes(notice.kind) && addressKey(user.email) === addressKey(services.ownerEmail);
  if (!(await settleNotice(tx, row, { state: isMailed ? "dropped" : "mailed" })) || isMailed) return null;
  return enqueueMail(tx, told, services);
}

/** Locks the lead, so that it is not answered meanwhile. */
async function standsAt(tx: Tx, { user, notice }: Told, now: Date): ReturnType<typeof noticeStands> {
  if (user.settings.off.includes(switchOf(notice))) return "never";
  if ((notice.kind === "reminder" || notice.kind === "lead") && notice.lead !== null) await lockLead(tx, notice.lead);
  if (notice.kind === "reminder" && notice.conversation !== null) {
    await lockConversation(tx, { id: notice.conversation });
  }
  return noticeStands(tx, notice, now);
}

async function enqueueMail(tx: Tx, { row, user, notice }: Told, { env, outbox }: NoticeServices): Promise<string> {
  const { title, body, path } = noticeWords(notice, user.language);
  const [noun = "", subject = ""] = row.topic.split(":");
  return outbox.enqueue(tx, {
    template: "desk-notice",
    language: user.language,
    recipient: user.email,
    // A mail about a person is found by that person's lead.
    ...(ABOUT_SOMEBODY.includes(noun) && { requestId: subject }),
    props: {
      title,
      lines: body.split("\n"),
      url: env.SITE_URL + path,
      settingsUrl: env.SITE_URL + NOTIFICATIONS_PATH,
    },
  });
}

/** Counts what the list of today shows at this moment. */
async function readMorning({ db, env }: NoticeServices, now: Date): Promise<MorningNotice> {
  const { groups } = await readToday({ db, env }, { filter: EVERYTHING, isOwner: false }, { language: "nl", now });
  const counts = MORNING_COUNTS.flatMap((group) => {
    const { rows, all } = groups[group];
    return rows.length === 0 ? [] : [[group, `${rows.length}${all === null ? "" : "+"}`]];
  });
  const first = groups.call.rows[0]?.clock?.at.iso ?? null;
  return { kind: "morning", counts: Object.fromEntries(counts), first };
}
