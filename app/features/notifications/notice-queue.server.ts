import { holdLead } from "~/features/leads/lead-store.server";
import { EVERYTHING } from "~/features/leads/list/lead-filter";
import { readToday } from "~/features/leads/today/read-today.server";
import type { Outbox } from "~/features/mail/outbox/outbox.server";
import { type Db, lockKey, type Tx } from "~/lib/db/database.server";
import type { NoticeRow } from "~/lib/db/tables/notice-tables";
import type { Env } from "~/lib/env.server";
import type { Log } from "~/lib/log.server";
import { addressKey } from "~/lib/text/mail-domain";
import { LeasedWorker } from "~/platform/jobs/leased-worker.server";
import { messagesOf, RECEIPT_PATIENCE } from "./enqueue-push.server";
import { MORNING_COUNTS, type MorningNotice, type Notice } from "./notice";
import { afterQuiet, switchOf } from "./notice-settings";
import { noticeStands } from "./notice-stands.server";
import { changeNotice, deleteUnsent, insertNotices, type ToldUser, toldUsers } from "./notice-store.server";
import { NOTIFICATIONS_PATH } from "./paths";
import { noticeWords } from "./present-notice.server";
import { deviceIds, insertMessages } from "./push-store.server";
import { findReminders } from "./reminders/find-reminders.server";

/** Milliseconds, like every duration here. */
const LOOK = 60_000;
const NOTICES = 10;

/** The nouns of topics that say whom it is about. */
const ABOUT_SOMEBODY = ["lead", "thread", "chat", "appointment", "quote"];

/** The owner's address is mailed about these as they come in. */
const MAILED_TO_OWNER: readonly Notice["kind"][] = [
  "lead",
  "appointment",
  "alert",
  "quote-asked",
  "quote-agreed",
  "quote-declined",
];

interface NoticeQueueOptions {
  db: Db;
  outbox: Pick<Outbox, "enqueue" | "deliver">;
  env: Pick<Env, "SITE_URL"> & Parameters<typeof readToday>[0]["env"];
  ownerEmail: string;
  log: Log;
  now?: () => Date;
}

/** Finds whom to remind, sends that to their devices, and mails what none of them has received. */
export class NoticeQueue {
  readonly #options: NoticeQueueOptions;
  readonly #now: () => Date;
  readonly #worker: LeasedWorker<"notices">;
  #lookedAt = 0;

  constructor(options: NoticeQueueOptions) {
    const { db, log, now } = options;
    this.#options = options;
    this.#now = now ?? (() => new Date());
    this.#worker = new LeasedWorker({
      db,
      log,
      now,
      table: "notices",
      noun: "notice",
      most: NOTICES,
      prepare: async () => {
        if (this.#now().getTime() - this.#lookedAt >= LOOK) await this.look();
      },
      attempt: (row) => this.#take(row),
    });
  }

  /** One process at a time, so that no two remind different people of the same. */
  async look(): Promise<void> {
    const { db } = this.#options;
    const now = this.#now();
    this.#lookedAt = now.getTime();
    if ((await findReminders(db, now)).length === 0) return;
    await db.transaction().execute(async (tx) => {
      await lockKey(tx, "reminders");
      await insertNotices(tx, await findReminders(tx, now));
    });
  }

  /** Gives how many it tried. */
  takeDue(): Promise<number> {
    return this.#worker.attemptDue();
  }

  start(): void {
    this.#worker.start();
  }

  async stop(): Promise<void> {
    await this.#worker.stop();
  }

  async #take(row: NoticeRow): Promise<void> {
    const { db, outbox } = this.#options;
    const now = this.#now();
    const morning = JSON.parse(row.notice).kind === "morning" ? await this.#readMorning(row, now) : null;
    const mail = await db.transaction().execute(async (tx) => {
      const [user] = await toldUsers(tx, row.user_id);
      if (!user) return null;
      const told = { row, user, notice: morning ?? (JSON.parse(row.notice) as Notice) };
      if (!(await this.#isDue(tx, told, now))) return null;
      return row.sent_at === null ? this.#send(tx, told, now) : this.#mailInstead(tx, told);
    });
    if (mail !== null) void outbox.deliver(mail, 0);
  }

  /** Else puts it off, or ends it. */
  async #isDue(tx: Tx, told: Told, now: Date): Promise<boolean> {
    const { row, user } = told;
    const { owner } = this.#worker;
    const at = now.toISOString();
    const stands = await this.#stands(tx, told, now);
    if (stands === "never") {
      // One that nobody has seen is told again, should it be true again.
      if (row.sent_at === null) await deleteUnsent(tx, row.id, owner);
      else await changeNotice(tx, row.id, owner, { state: "dropped" });
      return false;
    }
    const due_at = afterQuiet(user.settings.quiet, stands === "now" ? at : stands.later);
    if (due_at > at) await changeNotice(tx, row.id, owner, { due_at });
    return due_at <= at;
  }

  async #send(tx: Tx, told: Told, now: Date): Promise<string | null> {
    const { row, user, notice } = told;
    const { owner } = this.#worker;
    const at = now.toISOString();
    const isMorning = notice.kind === "morning";
    if (isMorning && Object.keys(notice.counts).length === 0) {
      await changeNotice(tx, row.id, owner, { state: "dropped" });
      return null;
    }
    const devices = (await deviceIds(tx, user.id)).get(user.id) ?? [];
    const isMailed = isMorning || devices.length === 0;
    const mailAt = new Date(now.getTime() + RECEIPT_PATIENCE).toISOString();
    const change = { sent_at: at, ...(isMailed ? { state: "mailed" as const } : { due_at: mailAt }) };
    if (!(await changeNotice(tx, row.id, owner, change))) return null;
    const sent = { ...row, notice: JSON.stringify(notice), due_at: at, created_at: at };
    await insertMessages(tx, messagesOf(sent, devices));
    return isMailed ? this.#mail(tx, told) : null;
  }

  async #mailInstead(tx: Tx, told: Told): Promise<string | null> {
    const { row, user, notice } = told;
    const isMailed =
      MAILED_TO_OWNER.includes(notice.kind) && addressKey(user.email) === addressKey(this.#options.ownerEmail);
    const state = isMailed ? "dropped" : "mailed";
    if (!(await changeNotice(tx, row.id, this.#worker.owner, { state })) || isMailed) return null;
    return this.#mail(tx, told);
  }

  /** Holds the lead, so that nobody answers it meanwhile. */
  async #stands(tx: Tx, { user, notice }: Told, now: Date): ReturnType<typeof noticeStands> {
    if (user.settings.off.includes(switchOf(notice))) return "never";
    if (notice.kind === "reminder" || notice.kind === "lead") await holdLead(tx, notice.lead);
    return noticeStands(tx, notice, now);
  }

  async #mail(tx: Tx, { row, user, notice }: Told): Promise<string> {
    const { env, outbox } = this.#options;
    const { title, body, path } = noticeWords(notice, user.language);
    const [noun = "", subject = ""] = row.topic.split(":");
    return outbox.enqueue(tx, {
      template: "desk-notice",
      language: user.language,
      recipient: user.email,
      // What is mailed about somebody is found by it.
      ...(ABOUT_SOMEBODY.includes(noun) && { requestId: subject }),
      props: {
        title,
        lines: body.split("\n"),
        url: env.SITE_URL + path,
        settingsUrl: env.SITE_URL + NOTIFICATIONS_PATH,
      },
    });
  }

  /** As the list of today says it then. */
  async #readMorning({ sent_at }: NoticeRow, now: Date): Promise<MorningNotice | null> {
    if (sent_at !== null) return null;
    const { db, env } = this.#options;
    const { groups } = await readToday({ db, env }, { filter: EVERYTHING, isOwner: false }, { language: "nl", now });
    const counts = MORNING_COUNTS.flatMap((group) => {
      const { rows, all } = groups[group];
      return rows.length === 0 ? [] : [[group, `${rows.length}${all === null ? "" : "+"}`]];
    });
    const first = groups.call.rows[0]?.clock?.at.iso ?? null;
    return { kind: "morning", counts: Object.fromEntries(counts), first };
  }
}

interface Told {
  row: NoticeRow;
  user: ToldUser;
  notice: Notice;
}
