import { createContext } from "react-router";
import { type Auth, createAuth } from "./features/auth/auth.server";
import { readyFirstOwner } from "./features/auth/first-owner.server";
import { deleteExpiredDrafts } from "./features/configurator/store.server";
import { Outbox } from "./features/mail/outbox.server";
import { createTransport } from "./features/mail/send.server";
import { warmUpMail } from "./features/mail/warm-up.server";
import { ownerAddress } from "./features/requests/mails.server";
import { UnknownPaths } from "./features/unknown-paths/unknown-paths.server";
import { type Db, migrate, openDatabase } from "./lib/db/database.server";
import type { Env } from "./lib/env.server";
import { createLimiter, type Limiter } from "./lib/http/rate-limit.server";
import type { Log } from "./lib/log.server";

/** How often one sender may ask for something, and one e-mail address may be asked for, in a window of seconds. */
const REQUESTS_BY_ADDRESS = { name: "requests-by-address", points: 60, seconds: 600 };
const REQUESTS_BY_EMAIL = { name: "requests-by-email", points: 10, seconds: 3_600 };
const DRAFTS_BY_EMAIL = { name: "drafts-by-email", points: 5, seconds: 3_600 };
/** How often drafts whose time is over are deleted, in milliseconds. */
const DRAFT_ROUND = 24 * 3_600_000;

/** What lives as long as the process, and what routes reach through `servicesContext`. */
export interface Services {
  env: Env;
  log: Log;
  db: Db;
  auth: Auth;
  outbox: Outbox;
  unknownPaths: UnknownPaths;
  limits: { requestsByAddress: Limiter; requestsByEmail: Limiter; draftsByEmail: Limiter };
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
  const limits = {
    requestsByAddress: createLimiter(db, { ...REQUESTS_BY_ADDRESS, ...limiting }),
    requestsByEmail: createLimiter(db, { ...REQUESTS_BY_EMAIL, ...limiting }),
    draftsByEmail: createLimiter(db, { ...DRAFTS_BY_EMAIL, ...limiting }),
  };
  return { env, log, db, auth, outbox, unknownPaths, limits, ownerEmail: ownerAddress(env) };
}

/** Readies the database and starts what runs by itself. */
export async function startServices({ env, log, db, auth, outbox }: Services): Promise<void> {
  await migrate({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env;
  await readyFirstOwner(auth, email && password ? { email, password } : undefined, new Date());
  outbox.start();
  warmUpMail(log);
  const deleteDrafts = () =>
    deleteExpiredDrafts(db, new Date()).catch((error: unknown) => log.warn({ err: error }, "old drafts not deleted"));
  setInterval(deleteDrafts, DRAFT_ROUND).unref();
  await deleteDrafts();
}

/** Lets what is under way finish, and gives back what this process held. */
export async function stopServices({ db, outbox, unknownPaths }: Services): Promise<void> {
  await outbox.stop();
  await unknownPaths.flush();
  await db.destroy();
}
