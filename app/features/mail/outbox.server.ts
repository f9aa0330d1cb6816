import { setTimeout as sleep } from "node:timers/promises";
import type { Db, Tx } from "~/lib/db/database.server";
import { leaseOf } from "~/lib/db/leased-queue.server";
import type { OutboxRow } from "~/lib/db/tables";
import type { Language } from "~/lib/language/language";
import { type Attempt, LeasedWorker } from "~/lib/leased-worker.server";
import type { Log } from "~/lib/log.server";
import { asciiAddress } from "~/lib/mail-domain";
import { newId } from "~/lib/new-id.server";
import { settledWithin } from "~/lib/settled-within";
import { attemptMail, type Follows, LEASE, PATIENT, SEND_DEADLINE } from "./attempt.server";
import { MailServerHealth } from "./mail-server-health";
import { Pace } from "./pace";
import { loadTemplates, renderQueued } from "./render-queued.server";
import type { MailTransport } from "./send.server";
import { Slots } from "./slots";
import {
  claimMail,
  claimWaiting,
  deleteQueued,
  findProgress,
  holdMail,
  insertMails,
  requeueMail,
} from "./store.server";
import type { TemplateName, TemplateProps } from "./templates/template-props";

/**
 * Milliseconds, like every duration here. The lease of a mail just owed is short: its sender is about to renew it, or
 * has died.
 */
const OWED_LEASE = 10_000;
const WATCH = 200;
const STOP_PATIENCE = 2_000;
/**
 * How many mails are sent at the same time: of those just owed, and of those found due. Two of the ten connections are
 * for the former alone.
 */
const FRESH_SENDS = 5;
const DUE_SENDS = 8;
/**
 * How many of the mails that went unanswered are given all the time they need: a mail server that hangs holds up no
 * more than these.
 */
const PATIENT_SENDS = 2;
/**
 * How many of the mails found due are under way: while some are sent, others are rendered, or have their outcome
 * recorded.
 */
const DUE_UNDER_WAY = 20;

/**
 * How many mails just owed are tried at once, in any second. In a flood beyond that, and until a second with fewer,
 * nobody waits for mail: it goes out by the queue, and the processor is left to requests.
 */
const FRESH_PER_SECOND = 20;

/**
 * From how many mails owed in a moment on mails give way to requests, and how many are then still sent in a second:
 * each takes as much work as twenty requests.
 */
const RUSH = { owed: 80, moment: 200, sent: 4 };
const SECOND = 1_000;

/**
 * For a mail that is owed in a rush: it is left to the queue, which would otherwise have to search past all the leases
 * for one without. And for one that is owed while the process stops, so that others take it up at once.
 */
const NO_LEASE = { lease_owner: null, lease_until: null };

/** How long an answer waits for the mail server to take a visitor's mail. */
export const MAIL_PATIENCE = 4_000;

export interface OwedMail<T extends TemplateName = TemplateName> {
  template: T;
  /** Kept as JSON until the mail is rendered, which is when it is sent. */
  props: TemplateProps[T];
  language: Language;
  recipient: string;
  replyTo?: string;
  requestId?: string;
  /** From when on it is owed: now, by default. Until then nobody waits for it. */
  dueAt?: Date;
}

interface OutboxOptions {
  db: Db;
  transport: MailTransport;
  log: Log;
  render?: typeof renderQueued;
  follows?: Follows;
  now?: () => Date;
}

type Attempted = "sent" | "unsent" | "elsewhere";
type HowToSend = Pick<Parameters<typeof attemptMail>[1], "isEarly" | "send" | "deadline">;

/**
 * The mails that are owed. A mail is a row first, in the transaction of what it is about; then it is sent at least
 * once, with the same Message-ID at every attempt, by whichever process holds its lease.
 */
export class Outbox {
  readonly #db: Db;
  readonly #transport: MailTransport;
  readonly #log: Log;
  readonly #render: typeof renderQueued;
  readonly #follows: Follows;
  readonly #now: () => Date;
  readonly #worker: LeasedWorker<"outbox", Attempted>;
  readonly #freshSlots = new Slots(FRESH_SENDS);
  readonly #dueSlots = new Slots(DUE_SENDS);
  #patientSends = 0;
  /** Mails just owed. */
  readonly #freshInSecond = new Pace(SECOND);
  readonly #freshInMoment = new Pace(RUSH.moment);
  /** When mails are next sent while they give way, in milliseconds since 1970. */
  #nextInRush = 0;
  readonly #rush = new AbortController();
  readonly #health = new MailServerHealth();

  constructor({ db, transport, log, render = renderQueued, follows = {}, now }: OutboxOptions) {
    this.#db = db;
    this.#transport = transport;
    this.#log = log;
    this.#render = render;
    this.#follows = follows;
    this.#now = now ?? (() => new Date());
    this.#worker = new LeasedWorker({
      db,
      log,
      now,
      table: "outbox",
      noun: "mail",
      lease: LEASE,
      most: DUE_UNDER_WAY,
      patience: STOP_PATIENCE,
      claim: (most) => this.#claim(most),
    });
  }

  /**
   * Adds a mail to the caller's transaction, leased to this process until `deliver` takes it up, or to nobody (`NO_LEASE`). Gives
   * its id.
   */
  async owe(tx: Tx, mail: OwedMail): Promise<string> {
    const [id = ""] = await this.oweAll(tx, [mail]);
    return id;
  }

  /** The same for several, in one statement. Gives their ids in the same order. */
  async oweAll(tx: Tx, mails: readonly OwedMail[]): Promise<string[]> {
    const rows = mails.map((mail) => this.#rowOf(mail));
    await insertMails(tx, rows);
    return rows.map(({ id }) => id);
  }

  #rowOf(mail: OwedMail): OutboxRow {
    const id = newId();
    const now = this.#now();
    const owedAt = mail.dueAt ?? now;
    const isLeft = this.#rush.signal.aborted || this.#isRush();
    return {
      id,
      message_id: `<${id}@${this.#transport.domain}>`,
      template: mail.template,
      props: JSON.stringify(mail.props),
      language: mail.language,
      recipient: asciiAddress(mail.recipient),
      reply_to: mail.replyTo == null ? null : asciiAddress(mail.replyTo),
      request_id: mail.requestId ?? null,
      state: "queued",
      attempts: 0,
      due_at: owedAt.toISOString(),
      ...(isLeft ? NO_LEASE : leaseOf({ owner: this.#worker.owner, now, duration: OWED_LEASE })),
      last_error: null,
      is_unanswered: 0,
      created_at: owedAt.toISOString(),
      owed_again_at: null,
      sent_at: null,
    };
  }

  /**
   * Sends a mail whose transaction has been committed, or joins or watches the attempt under way. Answers "delayed" if
   * it has not been sent within `patience` milliseconds, while the attempt goes on; or at once if there are too many,
   * when it is left to the queue. Never rejects.
   */
  async deliver(id: string, patience: number): Promise<"sent" | "delayed"> {
    const end = performance.now() + patience;
    const underWay = this.#worker.underWay(id);
    if (!underWay && this.#isFlooded()) return "delayed";
    const attempt =
      underWay ??
      this.#worker.follow(
        id,
        this.#freshSlots.run(() => this.#attempt(id)),
      );
    const outcome = await settledWithin(attempt, patience, this.#rush.signal);
    if (outcome === "elsewhere") return await this.#watch(id, end);
    return outcome === "sent" ? "sent" : "delayed";
  }

  /** Takes back, in the caller's transaction, the unsent mails of this template that a request owes. */
  async withdraw(tx: Tx, requestId: string, template: TemplateName): Promise<void> {
    await deleteQueued(tx, requestId, template);
  }

  /**
   * Has a failed or waiting mail tried again, with all its attempts, once the caller's transaction is committed. False when it
   * is sent or unknown.
   */
  requeue(tx: Tx, id: string): Promise<boolean> {
    return requeueMail(tx, id, this.#now());
  }

  /**
   * Sends the mails that are due and that nobody holds, a few at a time; when none is and the mail server is ill, it tries
   * one that waits. Gives how many it tried, when done.
   */
  sendDue(): Promise<number> {
    return this.#worker.attemptDue();
  }

  /** From now on sends what is due. Goes on, more slowly, while the database is away. */
  start(): void {
    void loadTemplates();
    this.#health.suspect();
    this.#worker.start();
  }

  /** From now on nobody waits for a mail: whoever does is told that it is delayed, and it is sent all the same. */
  rush(): void {
    this.#rush.abort();
  }

  /** Ends within seconds: lets sends finish, abandons the rest, and gives back the leases so that others go on. */
  async stop(): Promise<void> {
    await this.#worker.stop();
    this.#transport.close();
  }

  #isFlooded(): boolean {
    const now = this.#now().getTime();
    this.#freshInMoment.count(now, 1);
    return this.#freshInSecond.count(now, 1) > FRESH_PER_SECOND;
  }

  #isRush(): boolean {
    return this.#freshInMoment.count(this.#now().getTime(), 0) >= RUSH.owed;
  }

  /** How many of `most` may be sent now: in a rush, a few a second. */
  #bounded(most: number): number {
    if (!this.#isRush()) return most;
    const now = this.#now().getTime();
    if (now < this.#nextInRush) return 0;
    this.#nextInRush = now + SECOND;
    return Math.min(most, RUSH.sent);
  }

  /** Those that are due or, when none is and it is time to try the mail server, one that waits. */
  async #claim(most: number): Promise<Attempt<Attempted>[]> {
    const bounded = this.#bounded(most);
    if (bounded === 0) return [];
    const due = await this.#worker.claimDue(bounded);
    if (due.length > 0) return due.map((mail) => this.#inTurn(mail, { isEarly: false }));
    if (!this.#health.takeProbe(this.#now())) return [];
    const early = await claimWaiting(this.#db, await this.#worker.lease());
    return early ? [this.#inTurn(early, { isEarly: true })] : [];
  }

  #inTurn(mail: OutboxRow, { isEarly }: { isEarly: boolean }): Attempt<Attempted> {
    const inTurn = { isEarly, send: this.#sendInTurn, deadline: SEND_DEADLINE };
    return { id: mail.id, run: () => (mail.is_unanswered ? this.#sendAgain(mail, inTurn) : this.#send(mail, inTurn)) };
  }

  /**
   * Sends a mail that the mail server may already have taken. It is given all the time it needs to say so, unless
   * enough others are.
   */
  async #sendAgain(mail: OutboxRow, inTurn: HowToSend): Promise<Attempted> {
    if (this.#patientSends >= PATIENT_SENDS) return await this.#send(mail, inTurn);
    this.#patientSends += 1;
    try {
      const isHeld = await holdMail(this.#db, mail.id, { ...(await this.#worker.lease()), duration: PATIENT.lease });
      if (!isHeld) return "elsewhere";
      return await this.#send(mail, { ...inTurn, send: this.#sendPatiently, deadline: PATIENT.deadline });
    } finally {
      this.#patientSends -= 1;
    }
  }

  async #attempt(id: string): Promise<Attempted> {
    // Many of those that started a rush wait for their turn here; they are left to the queue.
    if (this.#worker.isStopped || this.#isRush()) return "unsent";
    // It waited here for so long that the queue has taken it up.
    if (this.#worker.hasBegun(id)) return "elsewhere";
    const mail = await claimMail(this.#db, id, await this.#worker.lease());
    if (!mail) return "elsewhere";
    return await this.#worker.begin(id, () =>
      this.#send(mail, { isEarly: false, send: this.#sendNow, deadline: SEND_DEADLINE }),
    );
  }

  readonly #sendNow: MailTransport["send"] = (mail, signal) => this.#transport.send(mail, signal);

  readonly #sendInTurn: MailTransport["send"] = (mail, signal) => this.#dueSlots.run(() => this.#sendNow(mail, signal));

  readonly #sendPatiently: MailTransport["send"] = (mail, signal) => this.#transport.send(mail, signal, true);

  async #send(mail: OutboxRow, how: HowToSend): Promise<Attempted> {
    const isSent = await attemptMail(mail, {
      db: this.#db,
      render: this.#render,
      follows: this.#follows,
      health: this.#health,
      log: this.#log,
      now: this.#now,
      ...how,
      abandon: this.#worker.abandoned,
    });
    return isSent ? "sent" : "unsent";
  }

  /** Looks on while another process has the mail. */
  async #watch(id: string, end: number): Promise<"sent" | "delayed"> {
    try {
      for (;;) {
        const progress = await findProgress(this.#db, id, this.#now());
        if (progress === "sent") return "sent";
        if (progress !== "sending" || this.#rush.signal.aborted || performance.now() + WATCH > end) return "delayed";
        await sleep(WATCH);
      }
    } catch (error) {
      this.#log.warn({ mail: id, err: error }, "mail state cannot be read");
      return "delayed";
    }
  }
}
