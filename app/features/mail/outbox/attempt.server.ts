import type { Db, Tx } from "~/lib/db/database.server";
import type { OutboxRow } from "~/lib/db/tables/tables";
import type { Log } from "~/lib/log.server";
import { cleanLine } from "~/lib/text/mail-address";
import { deleteHeld } from "~/platform/jobs/leases.server";
import type { TemplateName } from "../templates/template-props";
import { type AttemptResult, recordResult } from "./outbox-store.server";
import type { renderQueued } from "./render-queued.server";
import {
  asFailure,
  isPermanent,
  isRefused,
  isServerAway,
  mailRetryDelay,
  type SendFailure,
  UnansweredMail,
} from "./retry";
import { type MailTransport, REPLY_PATIENCE } from "./send.server";

/**
 * Milliseconds. `SEND_DEADLINE` ends well before the lease, so that no two processes send one mail at the same time.
 * `PATIENT` is for an attempt that gives the mail server all the time it needs.
 */
export const LEASE = 45_000;
const SEND_DEADLINE = 30_000;
export const PATIENT = { lease: REPLY_PATIENCE + LEASE, deadline: REPLY_PATIENCE + SEND_DEADLINE };
const RECORD_PAUSE = 500;
/** One waiting mail is tried after each such pause while the mail server is away. */
const PROBE_PAUSE = 5_000;
/** A mail server that refuses our credentials locks out whoever keeps trying. */
const LOCKED_PAUSE = 5 * 60_000;

/** Emptied once sent: such a link must be nowhere else, and whole documents and personal mails are kept elsewhere. */
const HOLDS_SECRET: ReadonlySet<string> = new Set<TemplateName>([
  "password-reset",
  "user-invite",
  "configurator-draft",
  "newsletter-confirmation",
  "newsletter-welcome",
  "newsletter-already",
  "appointment-confirmation",
  "appointment-moved",
  "appointment-reminder",
  "quote",
  "quote-reminder",
  "quote-agreed",
  "quote-answer",
  "quote-notice",
  "project",
  "personal-mail",
  "review-invitation",
  "letter",
]);

/** Tells the feature that enqueued a mail what became of it, in the transaction that records it. */
export interface Follow {
  /** Takes the locks that come before that on the mail. */
  hold: (tx: Tx, mail: OutboxRow) => Promise<void>;
  /** It was sent. Returns what to publish after the commit. */
  follow?: (tx: Tx, mail: OutboxRow, at: Date) => Promise<(() => void) | undefined>;
  /** It was given up. */
  fail?: (tx: Tx, mail: OutboxRow, error: string, at: Date) => Promise<void>;
}

export type Follows = Partial<Record<TemplateName, Follow>>;

interface AttemptServices {
  db: Db;
  follows: Follows;
  render: typeof renderQueued;
  transport: MailTransport;
  log: Log;
  now: () => Date;
  isPatient: boolean;
  /** Aborts when the process stops: the mail then keeps its place in the queue. */
  abandon: AbortSignal;
}

interface Attempted {
  isSent: boolean;
  /** Milliseconds in which the mail server is left alone. */
  pause: number;
}

/** A mail that is of no use any more, as after a long outage, is deleted instead. */
export async function attemptMail(mail: OutboxRow, services: AttemptServices): Promise<Attempted> {
  const { render, transport, log, now, isPatient, abandon } = services;
  const start = performance.now();
  const end = new AbortController();
  let relayId: string | null = null;
  const timer = setTimeout(() => end.abort(), isPatient ? PATIENT.deadline : SEND_DEADLINE);
  try {
    const rendered = await render(mail);
    if (rendered.uselessFrom !== null && rendered.uselessFrom <= now().toISOString()) {
      await release(mail, services);
      return { isSent: false, pause: 0 };
    }
    await transport.send(rendered.mail, AbortSignal.any([end.signal, abandon]), isPatient, (name) => {
      relayId = name;
    });
  } catch (error) {
    if (abandon.aborted) return { isSent: false, pause: 0 };
    const failure = asFailure(error);
    await recordFailure(mail, failure, services);
    return { isSent: false, pause: pauseAfter(failure) };
  } finally {
    clearTimeout(timer);
  }
  const ms = Math.round(performance.now() - start);
  log.info({ mail: mail.id, template: mail.template, attempt: mail.attempts, ms }, "mail sent");
  const isSecret = HOLDS_SECRET.has(mail.template);
  await record(mail, { state: "sent", sentAt: now(), isSecret, relayId }, services);
  return { isSent: true, pause: 0 };
}

function pauseAfter(failure: SendFailure): number {
  if (!isServerAway(failure)) return 0;
  return failure.code === "EAUTH" && (failure.responseCode ?? 0) >= 500 ? LOCKED_PAUSE : PROBE_PAUSE;
}

async function release(mail: OutboxRow, { db, log }: AttemptServices): Promise<void> {
  const isGone = await deleteHeld(db, "outbox", mail);
  log.warn({ mail: mail.id, template: mail.template, isGone }, "mail not sent: it is too late for it");
}

async function recordFailure(mail: OutboxRow, failure: SendFailure, services: AttemptServices): Promise<void> {
  const delay = isPermanent(failure) ? null : mailRetryDelay(failure, mail.attempts, ageOf(mail, services));
  const { code, responseCode } = failure;
  const about = {
    mail: mail.id,
    template: mail.template,
    attempt: mail.attempts,
    code,
    responseCode,
    why: whyAway(failure),
  };
  const error = cleanLine(failure.response || failure.message);
  if (delay === null) {
    services.log.error(about, "mail given up");
    await record(mail, { state: "failed", error }, services);
  } else {
    services.log.warn({ ...about, nextInMs: delay }, "mail not sent");
    const dueAt = new Date(services.now().getTime() + delay);
    const isUnanswered = failure instanceof UnansweredMail;
    await record(mail, { state: "queued", error, dueAt, isUnanswered, isRefused: isRefused(failure) }, services);
  }
}

function ageOf({ owed_again_at, created_at }: OutboxRow, { now }: AttemptServices): number {
  return now().getTime() - Date.parse(owed_again_at ?? created_at);
}

/** Problems of the connection or the folder: replies about a mail or its recipient do not belong in the log. */
function whyAway({ code, response, message }: SendFailure): string | undefined {
  return code !== undefined && code !== "EENVELOPE" && response === undefined ? cleanLine(message) : undefined;
}

/** Retries until the process stops: a mail whose result is lost is sent once more. */
async function record(mail: OutboxRow, result: AttemptResult, services: AttemptServices): Promise<void> {
  const { log, abandon } = services;
  for (let tries = 1; ; tries += 1) {
    try {
      const isOurs = await save(mail, result, services);
      if (!isOurs) log.warn({ mail: mail.id, state: result.state }, "the lease was lost before the result was kept");
      return;
    } catch (error) {
      if (abandon.aborted) throw error;
      if (tries === 1) log.warn({ mail: mail.id, state: result.state, err: error }, "the result is not kept yet");
      await new Promise((resolve) => setTimeout(resolve, RECORD_PAUSE));
    }
  }
}

async function save(mail: OutboxRow, result: AttemptResult, { db, follows, now }: AttemptServices): Promise<boolean> {
  const next = follows[mail.template as TemplateName];
  if (!next || result.state === "queued") return recordResult(db, mail, result);
  const [isOurs, tell] = await db.transaction().execute(async (tx) => {
    await next.hold(tx, mail);
    if (!(await recordResult(tx, mail, result))) return [false, undefined] as const;
    if (result.state === "sent") return [true, await next.follow?.(tx, mail, result.sentAt)] as const;
    await next.fail?.(tx, mail, result.error, now());
    return [true, undefined] as const;
  });
  tell?.();
  return isOurs;
}
