import { setTimeout as sleep } from "node:timers/promises";
import type { Db, Tx } from "~/lib/db/database.server";
import type { OutboxRow } from "~/lib/db/tables/tables";
import type { Language } from "~/lib/language/language";
import type { Log } from "~/lib/log.server";
import { newId } from "~/lib/new-id.server";
import { settledWithin } from "~/lib/settled-within";
import { asciiAddress } from "~/lib/text/mail-domain";
import { type LeasedQueue, leasedQueue } from "~/platform/jobs/leased-queue.server";
import { leaseOf, renewLease } from "~/platform/jobs/leases.server";
import type { PersonalProps, TemplateName, TemplateProps } from "../templates/template-props";
import { attemptMail, type Follows, LEASE, PATIENT } from "./attempt.server";
import { claimMail, deleteQueued, findProgress, insertMails, requeueMail } from "./outbox-store.server";
import { loadTemplates, renderQueued } from "./render-queued.server";
import type { MailTransport } from "./send.server";

/**
 * Milliseconds, like every duration here. Short, since the sender renews it soon, leaves the mail to the queue, or has
 * died.
 */
const FRESH_LEASE = 2_000;
const WATCH = 200;
/**
 * Concurrent attempts at mails just enqueued; beyond that nobody waits. With twenty, 99 of 100 visitors wait twice as
 * long under load.
 */
const FRESH_SENDS = 5;
/** Concurrent attempts at mails found due. Both numbers together are the number of connections. */
const DUE_SENDS = 5;
/** Concurrent attempts with unlimited patience: a mail server that hangs blocks no more than these. */
const PATIENT_SENDS = 2;

/** Time that a visitor's answer waits for the mail server. */
export const MAIL_PATIENCE = 4_000;

export interface QueuedMail<T extends TemplateName = TemplateName> {
  template: T;
  /** Kept as JSON until the mail is rendered, just before sending. */
  props: TemplateProps[T];
  language: Language;
  recipient: string;
  replyTo?: string;
  requestId?: string;
  /** Default: now. Nobody waits for a later mail. */
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

/**
 * A mail is a row first, in the transaction of what it is about. The process that holds its lease then sends it at
 * least once, with the same Message-ID at every attempt.
 */
export class Outbox {
  readonly #db: Db;
  readonly #transport: MailTransport;
  readonly #log: Log;
  readonly #render: typeof renderQueued;
  readonly #follows: Follows;
  readonly #now: () => Date;
  readonly #queue: LeasedQueue<Attempted>;
  #freshSends = 0;
  #patientSends = 0;
  readonly #stopWaiting = new AbortController();
  /** Milliseconds since 1970; 0 unless the last attempt found the mail server away. */
  #nextProbe = 0;

  constructor({ db, transport, log, render = renderQueued, follows = {}, now }: OutboxOptions) {
    this.#db = db;
    this.#transport = transport;
    this.#log = log;
    this.#render = render;
    this.#follows = follows;
    this.#now = now ?? (() => new Date());
    this.#queue = leasedQueue<"outbox", Attempted>({
      ...{ db, log, now },
      table: "outbox",
      noun: "mail",
      lease: LEASE,
      concurrency: DUE_SENDS,
      limit: (free) => this.#limit(free),
      attempt: (mail) => (mail.is_unanswered || hasFiles(mail) ? this.#sendPatiently(mail) : this.#send(mail)),
    });
  }

  /** Leased to this process until `deliver` takes it up. Returns its id. */
  async enqueue(tx: Tx, mail: QueuedMail): Promise<string> {
    const [id = ""] = await this.enqueueAll(tx, [mail]);
    return id;
  }

  /** Inserts them in one statement. Returns the ids in the same order. */
  async enqueueAll(tx: Tx, mails: readonly QueuedMail[]): Promise<string[]> {
    const rows = mails.map((mail) => this.#rowOf(mail));
    await insertMails(tx, rows);
    return rows.map(({ id }) => id);
  }

  #rowOf(mail: QueuedMail): OutboxRow {
    const id = newId();
    const now = this.#now();
    const enqueuedAt = mail.dueAt ?? now;
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
      due_at: enqueuedAt.toISOString(),
      ...leaseOf({ owner: this.#queue.owner, now, duration: FRESH_LEASE }),
      last_error: null,
      is_unanswered: 0,
      is_refused: 0,
      relay_id: null,
      created_at: enqueuedAt.toISOString(),
      owed_again_at: null,
      sent_at: null,
    };
  }

  /**
   * Sends a mail whose transaction has been committed. "delayed" if it was not sent within `patience` milliseconds, while
   * the attempt goes on, or at once if too many attempts are under way. With a patience of 0, a mail waits for its turn
   * while the mail server is away: the one attempt is for a mail that a visitor waits for. Never rejects.
   */
  async deliver(id: string, patience: number): Promise<"sent" | "delayed"> {
    const end = performance.now() + patience;
    const attempt = this.#queue.underWay(id) ?? this.#attemptFresh(id, patience);
    if (!attempt) return "delayed";
    const outcome = await settledWithin(attempt, patience, this.#stopWaiting.signal);
    if (outcome === "elsewhere") return await this.#watch(id, end);
    return outcome === "sent" ? "sent" : "delayed";
  }

  /** Deletes the unsent mails of this template that a request has. */
  async withdraw(tx: Tx, requestId: string, template: TemplateName): Promise<void> {
    await deleteQueued(tx, requestId, template);
  }

  /** Sent again once the caller's transaction is committed. False when it is sent or unknown. */
  requeue(tx: Tx, id: string): Promise<boolean> {
    return requeueMail(tx, id, this.#now());
  }

  /** Returns how many were tried. While the mail server is away, only one. */
  sendDue(): Promise<number> {
    return this.#queue.attemptDue();
  }

  /** Goes on, more slowly, while the database is away. */
  start(): void {
    void loadTemplates();
    this.#queue.start();
  }

  /** Another mail server is in use: the pause that the former one needed is over. */
  resume(): void {
    this.#nextProbe = 0;
    this.#queue.wake();
  }

  /** A visitor who waits for a mail is told that it is delayed; it is sent all the same. */
  stopWaiting(): void {
    this.#stopWaiting.abort();
  }

  /** Ends within seconds: lets sends finish, abandons the rest and gives back the leases. */
  async stop(): Promise<void> {
    await this.#queue.stop();
    this.#transport.close();
  }

  #isAway(): boolean {
    return this.#nextProbe > 0;
  }

  #pause(milliseconds: number): void {
    this.#nextProbe = this.#now().getTime() + milliseconds;
  }

  #limit(free: number): number {
    if (this.#now().getTime() < this.#nextProbe) return 0;
    return this.#isAway() ? 1 : free;
  }

  #attemptFresh(id: string, patience: number): Promise<Attempted | undefined> | undefined {
    const most = this.#isAway() ? Number(patience > 0) : FRESH_SENDS;
    if (this.#freshSends >= most) return undefined;
    this.#freshSends += 1;
    const attempt = this.#attempt(id).finally(() => {
      this.#freshSends -= 1;
    });
    return this.#queue.follow(id, attempt);
  }

  /**
   * The mail server may already have taken an unanswered mail, and files take long on a slow line: such a mail gets all
   * the time it needs, unless enough others do.
   */
  async #sendPatiently(mail: OutboxRow): Promise<Attempted> {
    if (this.#patientSends >= PATIENT_SENDS) return await this.#send(mail);
    this.#patientSends += 1;
    try {
      const lease = { ...(await this.#queue.lease()), duration: PATIENT.lease };
      if (!(await renewLease(this.#db, "outbox", mail.id, lease))) return "elsewhere";
      return await this.#send(mail, true);
    } finally {
      this.#patientSends -= 1;
    }
  }

  async #attempt(id: string): Promise<Attempted> {
    if (this.#queue.isStopped) return "unsent";
    const mail = await claimMail(this.#db, id, await this.#queue.lease());
    if (!mail) return "elsewhere";
    return await this.#queue.begin(id, () => this.#send(mail));
  }

  async #send(mail: OutboxRow, isPatient = false): Promise<Attempted> {
    const { isSent, pause } = await attemptMail(mail, {
      db: this.#db,
      transport: this.#transport,
      render: this.#render,
      follows: this.#follows,
      log: this.#log,
      now: this.#now,
      isPatient,
      abandon: this.#queue.signal,
    });
    if (pause > 0) this.#pause(pause);
    else this.#nextProbe = 0;
    return isSent ? "sent" : "unsent";
  }

  /** Polls while another process has the mail. */
  async #watch(id: string, end: number): Promise<"sent" | "delayed"> {
    try {
      for (;;) {
        const progress = await findProgress(this.#db, id, this.#now());
        if (progress === "sent") return "sent";
        if (progress !== "sending" || this.#stopWaiting.signal.aborted || performance.now() + WATCH > end)
          return "delayed";
        await sleep(WATCH);
      }
    } catch (error) {
      this.#log.warn({ mail: id, err: error }, "mail state cannot be read");
      return "delayed";
    }
  }
}

function hasFiles({ template, props }: OutboxRow): boolean {
  return template === "personal-mail" && (JSON.parse(props) as PersonalProps).hasFiles;
}
