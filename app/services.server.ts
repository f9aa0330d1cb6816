import { createContext } from "react-router";
import { type Auth, createAuth } from "./features/auth/auth.server";
import { readyFirstOwner } from "./features/auth/first-owner.server";
import { startMailingAnswers } from "./features/conversations/mail-answers.server";
import { Live } from "./features/live/live.server";
import { Outbox } from "./features/mail/outbox.server";
import { createTransport, type MailTransport } from "./features/mail/send.server";
import { warmUpMail } from "./features/mail/warm-up.server";
import { connectMeta } from "./features/meta-leads/connect.server";
import { LeadQueue } from "./features/meta-leads/lead-queue.server";
import { ownerAddress } from "./features/requests/mails.server";
import { deleteOutdated } from "./features/retention/delete-outdated.server";
import { UnknownPaths } from "./features/unknown-paths/unknown-paths.server";
import { type Db, migrate, openDatabase } from "./lib/db/database.server";
import type { Env } from "./lib/env.server";
import { EventStreams } from "./lib/http/event-stream.server";
import { createLimiter, type Limiter } from "./lib/http/rate-limit.server";
import type { Log } from "./lib/log.server";

/** How often one sender may ask for something, and one e-mail address may be asked for, in a window of seconds. */
const LIMITS = {
  requestsByAddress: { name: "requests-by-address", points: 60, seconds: 600 },
  requestsByEmail: { name: "requests-by-email", points: 10, seconds: 3_600 },
  draftsByEmail: { name: "drafts-by-email", points: 5, seconds: 3_600 },
  consentsByAddress: { name: "consents-by-address", points: 60, seconds: 600 },
  subscriptionsByAddress: { name: "subscriptions-by-address", points: 30, seconds: 600 },
  subscriptionsByEmail: { name: "subscriptions-by-email", points: 5, seconds: 3_600 },
  appointmentsByAddress: { name: "appointments-by-address", points: 20, seconds: 3_600 },
  appointmentsByEmail: { name: "appointments-by-email", points: 5, seconds: 3 * 3_600 },
  chatByToken: { name: "chat-by-token", points: 30, seconds: 60 },
  chatByAddress: { name: "chat-by-address", points: 200, seconds: 600 },
  chatStartsByAddress: { name: "chat-starts-by-address", points: 20, seconds: 3_600 },
  quoteQuestions: { name: "questions-by-quote", points: 10, seconds: 3_600 },
} as const;
type Limits = Record<keyof typeof LIMITS, Limiter>;
/** How often what may no longer be kept is deleted, in milliseconds. */
const DAILY_ROUND = 24 * 3_600_000;

/** What lives as long as the process, and what routes reach through `servicesContext`. */
export interface Services {
  env: Env;
  log: Log;
  db: Db;
  auth: Auth;
  outbox: Outbox;
  /** The one way out for mail: the outbox goes by it, and what is tried at once. */
  transport: MailTransport;
  leadQueue: LeadQueue;
  unknownPaths: UnknownPaths;
  live: Live;
  streams: EventStreams;
  limits: Limits;
  /** Who is told of a lead. */
  ownerEmail: string;
}

export const servicesContext = createContext<Services>();

export function createServices(env: Env, log: Log): Services {
  const db = openDatabase({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
  const auth = createAuth({ db, siteUrl: env.SITE_URL, secret: env.SESSION_SECRET, isLimited: env.RATE_LIMIT, log });
  const transport = createTransport({
    smtpUrl: env.SMTP_URL,
    from: env.MAIL_FROM,
    dataDir: env.DATA_DIR,
  });
  const outbox = new Outbox({ db, transport, log });
  const unknownPaths = new UnknownPaths({ db, log });
  const limiting = { enabled: env.RATE_LIMIT, secret: env.SESSION_SECRET };
  const limits = Object.fromEntries(
    Object.entries(LIMITS).map(([key, limit]) => [key, createLimiter(db, { ...limit, ...limiting })]),
  ) as Limits;
  const live = new Live({ db, databaseUrl: env.DATABASE_URL, log });
  const streams = new EventStreams({ isBounded: env.RATE_LIMIT });
  const ownerEmail = ownerAddress(env);
  const leadQueue = new LeadQueue({ db, outbox, live, env, ownerEmail, log, connection: connectMeta(env) });
  return { env, log, db, auth, outbox, transport, leadQueue, unknownPaths, live, streams, limits, ownerEmail };
}

/** Readies the database and starts what runs by itself. */
export async function startServices({ env, log, db, auth, outbox, leadQueue, live }: Services): Promise<void> {
  await migrate({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env;
  await readyFirstOwner(auth, email && password ? { email, password } : undefined, new Date());
  outbox.start();
  await leadQueue.start();
  live.start();
  startMailingAnswers({ db, outbox, env, log });
  warmUpMail(log);
  const round = () =>
    deleteOutdated(db, new Date()).catch((error: unknown) =>
      log.warn({ err: error }, "what is outdated was not deleted"),
    );
  setInterval(round, DAILY_ROUND).unref();
  await round();
}

/** Lets what is under way finish, and gives back what this process held. */
export async function stopServices({ db, outbox, leadQueue, live, unknownPaths }: Services): Promise<void> {
  await live.stop();
  await leadQueue.stop();
  await outbox.stop();
  await unknownPaths.flush();
  await db.destroy();
}
