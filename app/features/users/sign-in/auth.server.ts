import { betterAuth } from "better-auth";
import { business } from "~/content/business";
import { PASSWORD_BOUNDS, SESSION_DAYS, SIGN_IN_WINDOW_MINUTES } from "~/lib/account-bounds";
import type { Db } from "~/lib/db/database.server";
import { createLimiter } from "~/lib/http/rate-limit.server";
import type { Log } from "~/lib/log.server";
import { newId } from "~/lib/new-id.server";
import { sessionStarter } from "../sessions/start-session.server";

/** Seconds. */
const HOUR = 60 * 60;
const DAY = 24 * HOUR;
const SIGN_IN_WINDOW = SIGN_IN_WINDOW_MINUTES * 60;
const COOKIE_PREFIX = "weef";
/** The library sets only the first here. */
const ITS_COOKIES = ["session_token", "session_data", "account_data", "dont_remember"] as const;

export interface AuthOptions {
  db: Db;
  /** The session cookie is `Secure` if this is https. */
  siteUrl: string;
  /** Signs the session cookie. */
  secret: string;
  isLimited: boolean;
  log: Log;
}

export type Auth = ReturnType<typeof createAuth>;

/** better-auth's HTTP handler is not mounted, and calls on the server bypass its limits: see sign-in.server.ts. */
export function createAuth({ db, siteUrl, secret, isLimited, log }: AuthOptions) {
  const limiter = (name: string, points: number, seconds = SIGN_IN_WINDOW) =>
    createLimiter(db, { name, points, seconds, enabled: isLimited, secret });
  return {
    db,
    siteUrl,
    secret,
    log,
    limits: {
      byAddress: limiter("sign-in-address", 20),
      byPair: limiter("sign-in-pair", 5),
      // Loose: otherwise whoever knows the owner's e-mail could keep the owner out.
      byEmail: limiter("sign-in-email", 50),
      // Strict: whoever gets there has the password, and a code has six digits.
      codesByUser: limiter("second-step-user", 10, HOUR),
      codesByAddress: limiter("second-step-address", 20),
      /** Confirmations of the present password by a user who is signed in. */
      passwordsByUser: limiter("password-user", 10),
      resetsByAddress: limiter("password-reset-address", 10, HOUR),
      resetsByEmail: limiter("password-reset-email", 3, HOUR),
    },
    betterAuth: createBetterAuth({ db, siteUrl, secret, log }),
  };
}

function createBetterAuth({ db, siteUrl, secret, log }: Omit<AuthOptions, "isLimited">) {
  return betterAuth({
    plugins: [sessionStarter],
    appName: business.name,
    baseURL: siteUrl,
    trustedOrigins: [siteUrl],
    secret,
    // Type "sqlite" serves both databases: it writes ISO texts for times and 0 or 1 for booleans, as in our columns.
    // Its check of the schema, which would query SQLite's catalogue, is off.
    database: { db, type: "sqlite" },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_BOUNDS.min,
      maxPasswordLength: PASSWORD_BOUNDS.max,
    },
    user: { additionalFields: { role: { type: ["owner", "staff"], required: true, input: false } } },
    // Rolling: a visit a day or more after the last renewal extends it to the full time.
    session: { expiresIn: SESSION_DAYS.idle * DAY, updateAge: DAY },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: "error", log: (level, message) => log[level](`better-auth: ${message}`) },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      // The default prefix `__Secure-` would let other hosts of the domain set the cookie too.
      useSecureCookies: false,
      cookies: Object.fromEntries(ITS_COOKIES.map((name) => [name, { name: cookieName(siteUrl, name) }])),
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", secure: isSecure(siteUrl) },
      trustedProxyHeaders: false,
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => newId(), validateSchema: false },
    },
  });
}

export function sessionCookieName(siteUrl: string): string {
  return cookieName(siteUrl, "session_token");
}

/** Browsers accept the https name only from exactly this host, and only with the path `/`. */
export function cookieName(siteUrl: string, name: string): string {
  return `${isSecure(siteUrl) ? "__Host-" : ""}${COOKIE_PREFIX}.${name}`;
}

export function isSecure(siteUrl: string): boolean {
  return siteUrl.startsWith("https:");
}
