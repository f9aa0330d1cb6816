import type { Db, Tx } from "~/lib/db/database.server";
import type { OutboxRow } from "~/lib/db/tables/tables";
import type { Log } from "~/lib/log.server";
import { cleanLine } from "~/lib/text/mail-address";
import type { TemplateName } from "../templates/template-props";
import { type AttemptResult, deleteHeld, recordResult } from "./outbox-store.server";
import type { renderQueued } from "./render-queued.server";
import { asFailure, isPermanent, isServerAway, mailRetryDelay, type SendFailure, UnansweredMail } from "./retry";
import { type MailTransport, REPLY_PATIENCE } from "./send.server";

/**
 * How long an attempt holds its mail, in milliseconds, and when its send is ended: well before, so that no two
 * processes send one mail at the same time. `PATIENT` is the same for an attempt that gives the mail server all the
 * time it needs to answer.
 */
export const LEASE = 45_000;
const SEND_DEADLINE = 30_000;
export const PATIENT = { lease: REPLY_PATIENCE + LEASE, deadline: REPLY_PATIENCE + SEND_DEADLINE };
const RECORD_PAUSE = 500;
/** While the mail server is away, one mail that waits is tried after each such pause. */
const PROBE_PAUSE = 5_000;
/** The same while it refuses our credentials: whoever keeps trying is locked out. */
const LOCKED_PAUSE = 5 * 60_000;

/**
 * Mails with a link that opens something by itself, which is to be nowhere else once the mail is sent. And those with a
 * whole document, which is kept elsewhere.
 */
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
]);

/**
 * What follows once a mail is sent, in the transaction that records it: whoever owes a mail knows what its arrival
 * means.
 */
export interface Follow {
  /** Takes the locks that have to come before that on the mail. */
  hold: (tx: Tx) => Promise<void>;
  /** Returns what tells others of it, to be called once it is committed. */
  follow: (tx: Tx, mail: OutboxRow, at: Date) => Promise<(() => void) | undefined>;
}

/** By the template of the mail. */
export type Follows = Partial<Record<TemplateName, Follow>>;

interface AttemptServices {
  db: Db;
  follows: Follows;
  render: typeof renderQueued;
  transport: MailTransport;
  log: Log;
  now: () => Date;
  /** Whether the mail server is given all the time it needs. */
  isPatient: boolean;
  /** Aborts when the process stops: the mail then keeps its place in the queue. */
  abandon: AbortSignal;
}

interface Attempted {
  isSent: boolean;
  /** For how long the mail server is to be left alone, in milliseconds. */
  pause: number;
}

/**
 * Renders and sends a mail whose lease the caller has just taken, and records how that went. A mail whose time is over,
 * as after a long outage, is let go.
 */
export async function attemptMail(mail: OutboxRow, services: AttemptServices): Promise<Attempted> {
  const { render, transport, log, now, isPatient, abandon } = services;
  const start = performance.now();
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), isPatient ? PATIENT.deadline : SEND_DEADLINE);
  try {
    const rendered = await render(mail);
    if (rendered.uselessFrom !== null && rendered.uselessFrom <= now().toISOString()) {
      await release(mail, services);
      return { isSent: false, pause: 0 };
    }
    await transport.send(rendered.mail, AbortSignal.any([end.signal, abandon]), isPatient);
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
  await record(mail, { state: "sent", sentAt: now(), isSecret: HOLDS_SECRET.has(mail.template) }, services);
  return { isSent: true, pause: 0 };
}

function pauseAfter(failure: SendFailure): number {
  if (!isServerAway(failure)) return 0;
  return failure.code === "EAUTH" && (failure.responseCode ?? 0) >= 500 ? LOCKED_PAUSE : PROBE_PAUSE;
}

async function release({ id, template, lease_owner }: OutboxRow, { db, log }: AttemptServices): Promise<void> {
  const isGone = lease_owner !== null && (await deleteHeld(db, id, lease_owner));
  log.warn({ mail: id, template, isGone }, "mail not sent: it is too late for it");
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
    await record(mail, { state: "queued", error, dueAt, isUnanswered: failure instanceof UnansweredMail }, services);
  }
}

function ageOf({ owed_again_at, created_at }: OutboxRow, { now }: AttemptServices): number {
  return now().getTime() - Date.parse(owed_again_at ?? created_at);
}

/**
 * What is wrong with the way to the mail server, or with the folder. What is said about a mail, or its recipient, does
 * not belong in the log.
 */
function whyAway({ code, response, message }: SendFailure): string | undefined {
  return code !== undefined && code !== "EENVELOPE" && response === undefined ? cleanLine(message) : undefined;
}

/** Tries until it succeeds or the process stops: where the result is lost, the mail is sent once more. */
async function record(mail: OutboxRow, result: AttemptResult, services: AttemptServices): Promise<void> {
  const { log, abandon } = services;
  for (let tries = 1; ; tries += 1) {
    try {
      const isOurs = mail.lease_owner !== null && (await keep(mail, mail.lease_owner, result, services));
      if (!isOurs) log.warn({ mail: mail.id, state: result.state }, "the lease was lost before the result was kept");
      return;
    } catch (error) {
      if (abandon.aborted) throw error;
      if (tries === 1) log.warn({ mail: mail.id, state: result.state, err: error }, "the result is not kept yet");
      await new Promise((resolve) => setTimeout(resolve, RECORD_PAUSE));
    }
  }
}

async function keep(
  mail: OutboxRow,
  owner: string,
  result: AttemptResult,
  { db, follows }: AttemptServices,
): Promise<boolean> {
  const next = result.state === "sent" && follows[mail.template as TemplateName];
  if (!next) return recordResult(db, mail.id, owner, result);
  const [isOurs, tell] = await db.transaction().execute(async (tx) => {
    await next.hold(tx);
    const isKept = await recordResult(tx, mail.id, owner, result);
    return [isKept, isKept ? await next.follow(tx, mail, result.sentAt) : undefined] as const;
  });
  tell?.();
  return isOurs;
}
