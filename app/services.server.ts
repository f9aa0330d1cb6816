import { createContext } from "react-router";
import { ReplyRules } from "./features/chat/bot/reply-rules.server";
import { startMailingAnswers } from "./features/chat/desk/mail-answers.server";
import { ConsentCounts } from "./features/consent/consent-counts.server";
import { siteKind } from "./features/desk/site/site-kinds.server";
import { LeadImports } from "./features/leads/import/lead-imports.server";
import { PlanQueue } from "./features/leads/plans/plan-queue.server";
import { mailTokens } from "./features/mail/mail-tokens.server";
import { Mailbox } from "./features/mail/mailbox/mailbox.server";
import { Outbox } from "./features/mail/outbox/outbox.server";
import { createTransport, type MailTransport } from "./features/mail/outbox/send.server";
import { renderWithFiles } from "./features/mail/thread/render-with-files.server";
import { followMessage } from "./features/mail/thread/send-message.server";
import { connectMeta } from "./features/meta-leads/connect.server";
import { LeadQueue } from "./features/meta-leads/lead-queue.server";
import { LetterQueue } from "./features/newsletter/letters/letter-queue.server";
import { followLetter } from "./features/newsletter/letters/letter-returned.server";
import { UnknownPaths } from "./features/not-found/count-not-found.server";
import { Redirects } from "./features/not-found/redirects/redirects.server";
import { AlertWatch } from "./features/notifications/alerts/alert-watch.server";
import { NoticeQueue } from "./features/notifications/notice-queue.server";
import { PushQueue } from "./features/notifications/push-queue.server";
import { RetentionRounds } from "./features/privacy/retention/retention-rounds.server";
import { followMail } from "./features/quotes/editor/quoted-lead.server";
import { ownerAddress } from "./features/requests/mails.server";
import { readPublished } from "./features/reviews/published-reviews.server";
import { ReviewQueue } from "./features/reviews/review-queue.server";
import { type Auth, createAuth } from "./features/users/sign-in/auth.server";
import { readyFirstOwner } from "./features/users/sign-in/first-owner.server";
import { type Db, isPostgres, openDatabase } from "./lib/db/database.server";
import type { Env } from "./lib/env.server";
import { EventStreams } from "./lib/http/event-stream.server";
import { createLimiter, type Limiter } from "./lib/http/rate-limit.server";
import type { Log } from "./lib/log.server";
import { Live } from "./platform/live/live.server";
import { Metrics } from "./platform/monitoring/metrics.server";
import { PageCache } from "./platform/pages/page-cache.server";
import { SiteContent } from "./platform/site-content/site-content.server";

const LIMITS = {
  requestsByAddress: { name: "requests-by-address", points: 60, seconds: 600 },
  requestsByEmail: { name: "requests-by-email", points: 10, seconds: 3_600 },
  draftsByEmail: { name: "drafts-by-email", points: 5, seconds: 3_600 },
  consentsByAddress: { name: "consents-by-address", points: 60, seconds: 600 },
  stepsByAddress: { name: "steps-by-address", points: 100, seconds: 600 },
  subscriptionsByAddress: { name: "subscriptions-by-address", points: 30, seconds: 600 },
  subscriptionsByEmail: { name: "subscriptions-by-email", points: 5, seconds: 3_600 },
  appointmentsByAddress: { name: "appointments-by-address", points: 20, seconds: 3_600 },
  appointmentsByEmail: { name: "appointments-by-email", points: 5, seconds: 3 * 3_600 },
  /** Out of the hundreds of moments in six weeks: more than anybody needs, and too few for one sender to fill them. */
  momentsByAddress: { name: "moments-by-address", points: 20, seconds: 24 * 3_600 },
  appointmentMoves: { name: "moves-by-appointment", points: 10, seconds: 3_600 },
  chatByToken: { name: "chat-by-token", points: 30, seconds: 60 },
  chatByAddress: { name: "chat-by-address", points: 200, seconds: 600 },
  chatStartsByAddress: { name: "chat-starts-by-address", points: 20, seconds: 3_600 },
  chatContacts: { name: "contacts-by-chat", points: 10, seconds: 3_600 },
  quoteQuestions: { name: "questions-by-quote", points: 10, seconds: 3_600 },
} as const;
type Limits = Record<keyof typeof LIMITS, Limiter>;

/** Even when hundreds of visitors wait, mails and alerts still go out, and `/readyz` still answers. */
const CONNECTIONS = { visitors: 7, background: 3 };

export interface Services {
  env: Env;
  log: Log;
  db: Db;
  /** On PostgreSQL it has connections of its own. */
  background: Db;
  auth: Auth;
  outbox: Outbox;
  transport: MailTransport;
  leadQueue: LeadQueue;
  planQueue: PlanQueue;
  reviewQueue: ReviewQueue;
  letterQueue: LetterQueue;
  leadImports: LeadImports;
  mailbox: Mailbox;
  unknownPaths: UnknownPaths;
  redirects: Redirects;
  replyRules: ReplyRules;
  siteContent: SiteContent;
  consentCounts: ConsentCounts;
  live: Live;
  pushQueue: PushQueue;
  noticeQueue: NoticeQueue;
  retention: RetentionRounds;
  streams: EventStreams;
  pages: PageCache;
  metrics: Metrics;
  alerts: AlertWatch;
  limits: Limits;
  ownerEmail: string;
}

export const servicesContext = createContext<Services>();

export function createServices(env: Env, log: Log): Services {
  const place = { dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL };
  const db = openDatabase(place, CONNECTIONS.visitors);
  const background = isPostgres(db) ? openDatabase(place, CONNECTIONS.background) : db;
  const auth = createAuth({ db, siteUrl: env.SITE_URL, secret: env.SESSION_SECRET, isLimited: env.RATE_LIMIT, log });
  const tokens = mailTokens(background, env);
  const transport = createTransport({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, dataDir: env.DATA_DIR, tokens });
  const now = () => new Date();
  const live = new Live({ db: background, databaseUrl: env.DATABASE_URL, log });
  const follows = { quote: followMail(live), "personal-mail": followMessage(live), letter: followLetter };
  const render = renderWithFiles(background);
  const outbox = new Outbox({ db: background, transport, log, render, follows });
  const unknownPaths = new UnknownPaths({ db, log });
  const limiting = { enabled: env.RATE_LIMIT, secret: env.SESSION_SECRET };
  const limits = Object.fromEntries(
    Object.entries(LIMITS).map(([key, limit]) => [key, createLimiter(db, { ...limit, ...limiting })]),
  ) as Limits;
  const ownerEmail = ownerAddress(env);
  const pushQueue = new PushQueue({ db: background, live, log, contact: ownerEmail });
  const noticeQueue = new NoticeQueue({ db: background, outbox, env, ownerEmail, log });
  const redirects = new Redirects({ db, live, log });
  const replyRules = new ReplyRules(db);
  const consentCounts = new ConsentCounts(db, now);
  const retention = new RetentionRounds({ db: background, live, log, dataDir: env.DATA_DIR, now });
  const streams = new EventStreams({ isBounded: env.RATE_LIMIT });
  const pages = new PageCache({ onError: (error) => log.warn({ err: error }, "a page was not compressed") });
  const siteContent = new SiteContent({
    ...{ db, live, log, kindOf: siteKind },
    more: readPublished,
    onChange: () => pages.clear(),
  });
  const metrics = new Metrics({ db: background, streams, pages });
  const mailbox = new Mailbox({ db: background, live, log, env, ownerEmail, tokens });
  const alerts = new AlertWatch({ db: background, outbox, log, env, ownerEmail, mailbox: mailbox.name });
  const connection = connectMeta(env);
  const leadQueue = new LeadQueue({ db: background, outbox, live, env, ownerEmail, log, connection });
  const leadImports = new LeadImports({ db: background, live, log });
  const planQueue = new PlanQueue({ db: background, outbox, live, env, log });
  const reviewQueue = new ReviewQueue({ db: background, outbox, env, log });
  const letterQueue = new LetterQueue({ db: background, outbox, env, log });
  return {
    env,
    log,
    db,
    background,
    auth,
    outbox,
    transport,
    leadQueue,
    leadImports,
    planQueue,
    reviewQueue,
    letterQueue,
    mailbox,
    unknownPaths,
    redirects,
    replyRules,
    siteContent,
    consentCounts,
    live,
    pushQueue,
    noticeQueue,
    retention,
    streams,
    pages,
    metrics,
    alerts,
    limits,
    ownerEmail,
  };
}

export async function readyServices({ env, auth, redirects, siteContent }: Services): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env;
  await Promise.all([
    readyFirstOwner(auth, email && password ? { email, password } : undefined, new Date()),
    redirects.start(),
    siteContent.start(),
  ]);
}

/** Not earlier: thousands of mails that are due would hold up becoming ready. */
export function startServices(services: Services): void {
  const { env, log, background: db, outbox, leadQueue, leadImports, mailbox, live, pushQueue, planQueue } = services;
  const { noticeQueue, reviewQueue, letterQueue, retention, metrics, alerts } = services;
  live.start();
  outbox.start();
  pushQueue.start();
  noticeQueue.start();
  startMailingAnswers({ db, outbox, env, log });
  retention.start();
  alerts.start();
  // Without a token nobody may read them.
  if (env.METRICS_TOKEN !== undefined) metrics.process.start();
  leadQueue.start();
  planQueue.start();
  reviewQueue.start();
  letterQueue.start();
  leadImports.start();
  mailbox.start();
}

export async function stopServices({
  db,
  background,
  outbox,
  leadQueue,
  planQueue,
  reviewQueue,
  letterQueue,
  leadImports,
  mailbox,
  live,
  pushQueue,
  noticeQueue,
  unknownPaths,
  redirects,
  retention,
  metrics,
  alerts,
}: Services): Promise<void> {
  metrics.process.stop();
  await live.stop();
  await alerts.stop();
  await retention.stop();
  await leadImports.stop();
  await letterQueue.stop();
  await reviewQueue.stop();
  await planQueue.stop();
  await leadQueue.stop();
  await mailbox.stop();
  await noticeQueue.stop();
  await pushQueue.stop();
  await outbox.stop();
  await unknownPaths.flush();
  await redirects.flush();
  await background.destroy();
  await db.destroy();
}
