import { createContext } from "react-router";
import { calendarFetch, calendarQueue } from "./features/calendars/calendar-queue.server";
import { copyQueue } from "./features/calendars/copies/copy-queue.server";
import { ReplyRules } from "./features/chat/bot/reply-rules.server";
import { answerMails } from "./features/chat/desk/mail-answers.server";
import { ConsentCounts } from "./features/consent/consent-counts.server";
import { siteKind } from "./features/desk/site/site-kinds.server";
import { leadImportQueue, oldImports } from "./features/leads/import/lead-imports.server";
import { planQueue } from "./features/leads/plans/plan-queue.server";
import { mailTokens } from "./features/mail/mail-tokens.server";
import { Mailbox } from "./features/mail/mailbox/mailbox.server";
import { Outbox } from "./features/mail/outbox/outbox.server";
import { renderWithFiles } from "./features/mail/outbox/render-queued.server";
import { createTransport } from "./features/mail/outbox/send.server";
import { ownerAddress } from "./features/mail/owner-mail.server";
import { CurrentTransport } from "./features/mail/settings/current-transport";
import { CurrentMailServers, type MailServers } from "./features/mail/settings/mail-servers.server";
import { followMessage } from "./features/mail/thread/send-message.server";
import { connectMeta } from "./features/meta-leads/graph.server";
import { LeadQueue } from "./features/meta-leads/lead-queue.server";
import { letterQueue } from "./features/newsletter/letters/letter-queue.server";
import { followLetter } from "./features/newsletter/letters/letter-returned.server";
import { UnknownPaths } from "./features/not-found/count-not-found.server";
import { Redirects } from "./features/not-found/redirects/redirects.server";
import { alertWatch } from "./features/notifications/alerts/alert-watch.server";
import { noticeQueue, reminders } from "./features/notifications/notice-queue.server";
import { pushQueue } from "./features/notifications/push-queue.server";
import { retentionRounds } from "./features/privacy/retention/retention-rounds.server";
import { customerReminders } from "./features/projects/remind-customers.server";
import { followMail } from "./features/quotes/quoted-lead.server";
import { readPublished } from "./features/reviews/published-reviews.server";
import { reviewQueue } from "./features/reviews/review-queue.server";
import { createAuth } from "./features/users/sign-in/auth.server";
import { readyFirstOwner } from "./features/users/sign-in/first-owner.server";
import { checkQueue } from "./features/website-check/check-queue.server";
import { isPostgres, openDatabase } from "./lib/db/database.server";
import type { Env } from "./lib/env.server";
import { EventStreams } from "./lib/http/event-stream.server";
import { createLimiter, LIMITS, type Limiter } from "./lib/http/rate-limit.server";
import type { Log } from "./lib/log.server";
import { Schedule } from "./platform/jobs/schedule.server";
import { Live } from "./platform/live/live.server";
import { Metrics } from "./platform/monitoring/metrics.server";
import { PageCache } from "./platform/pages/page-cache.server";
import { SiteContent } from "./platform/site-content/site-content.server";

type Limits = Record<keyof typeof LIMITS, Limiter>;

/** Mails and alerts still go out, and `/readyz` still answers, when hundreds of visitors wait. */
const CONNECTIONS = { visitors: 7, background: 3 };

export type Services = ReturnType<typeof createServices>;

export const servicesContext = createContext<Services>();

/** Services on the schedule start in this order, once requests are answered, and stop in reverse. */
export function createServices(env: Env, log: Log) {
  const schedule = new Schedule(log);
  const place = { dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL };
  const db = openDatabase(place, CONNECTIONS.visitors);
  schedule.add("database", { stop: () => db.destroy() });
  const background = isPostgres(db) ? openDatabase(place, CONNECTIONS.background) : db;
  schedule.add("background connections", { stop: () => background.destroy() });
  const now = () => new Date();
  const auth = createAuth({ db, siteUrl: env.SITE_URL, secret: env.SESSION_SECRET, isLimited: env.RATE_LIMIT, log });
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env;
  const owner = email && password ? { email, password } : undefined;
  schedule.add("first owner", { ready: () => readyFirstOwner(auth, owner, now()) });
  const limiting = { enabled: env.RATE_LIMIT, secret: env.SESSION_SECRET };
  const limits = Object.fromEntries(
    Object.entries(LIMITS).map(([key, limit]) => [key, createLimiter(db, { ...limit, ...limiting })]),
  ) as Limits;
  const ownerEmail = ownerAddress(env);
  const tokens = mailTokens(background, env);
  const replyRules = new ReplyRules(db);
  const consentCounts = new ConsentCounts(db, now);
  const streams = new EventStreams({ isBounded: env.RATE_LIMIT });
  const pages = new PageCache({ onError: (error) => log.warn({ err: error }, "a page was not compressed") });
  const metrics = new Metrics({ db: background, streams, pages });

  const live = schedule.add("live events", new Live({ db: background, databaseUrl: env.DATABASE_URL, log }));
  const redirects = schedule.add("redirects", new Redirects({ db, live, log }));
  const siteContent = schedule.add(
    "content of the site",
    new SiteContent({
      ...{ db, live, log, kindOf: siteKind },
      more: readPublished,
      onChange: () => pages.clear(),
    }),
  );
  const unknownPaths = schedule.add("unknown paths", new UnknownPaths({ db, log }));
  const mailServers = schedule.add(
    "mail servers",
    new CurrentMailServers({
      ...{ db, live, log, env },
      onChange: (now, before) => {
        if (now.smtpUrl !== before.smtpUrl || now.from !== before.from) {
          transport.use(openTransport(now));
          outbox.resume();
        }
        if (now.imapUrl !== before.imapUrl || now.sentFolder !== before.sentFolder) mailbox.restart();
      },
    }),
  );
  const openTransport = ({ smtpUrl, from }: MailServers) =>
    createTransport({ smtpUrl, from, dataDir: env.DATA_DIR, tokens: env.SMTP_URL === undefined ? null : tokens });
  const transport = new CurrentTransport(openTransport(mailServers.current));
  const follows = { quote: followMail(live), "personal-mail": followMessage(live), letter: followLetter };
  const render = renderWithFiles(background);
  const outbox = schedule.add("outbox", new Outbox({ db: background, transport, log, render, follows }));

  const jobs = { db: background, outbox, live, env, ownerEmail, log };
  schedule.add("push messages", pushQueue({ ...jobs, contact: ownerEmail }));
  schedule.add("notices", noticeQueue(jobs));
  schedule.add("reminders", reminders(jobs));
  schedule.add("reminders of customers", customerReminders(jobs));
  schedule.add("mails of chat answers", answerMails(jobs));
  const retention = schedule.add("retention", retentionRounds({ ...jobs, dataDir: env.DATA_DIR, now }));
  // They are read with a token only.
  if (env.METRICS_TOKEN !== undefined) schedule.add("metrics", metrics.process);
  const leadQueue = schedule.add("Meta leads", new LeadQueue({ ...jobs, connection: connectMeta(env) }));
  schedule.add("plans", planQueue(jobs));
  schedule.add("reviews", reviewQueue(jobs));
  schedule.add("letters", letterQueue(jobs));
  const calendars = schedule.add("calendars", calendarQueue(jobs));
  schedule.add("copies in calendars", copyQueue({ ...jobs, fetch: calendarFetch(env) }));
  const websiteChecks = schedule.add("website checks", checkQueue({ ...jobs, limits }));
  const leadImports = schedule.add("imports", leadImportQueue(jobs));
  schedule.add("old imports", oldImports(jobs));
  const mailbox = schedule.add("mailbox", new Mailbox({ ...jobs, tokens, servers: mailServers }));
  schedule.add("alerts", alertWatch({ ...jobs, mailbox }));

  return {
    env,
    log,
    db,
    /** Has connections of its own on PostgreSQL. */
    background,
    auth,
    outbox,
    transport,
    mailServers,
    leadQueue,
    leadImports,
    websiteChecks,
    mailbox,
    calendars,
    unknownPaths,
    redirects,
    replyRules,
    siteContent,
    consentCounts,
    live,
    retention,
    streams,
    pages,
    metrics,
    limits,
    ownerEmail,
    schedule,
  };
}
