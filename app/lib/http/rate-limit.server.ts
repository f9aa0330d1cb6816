import { createHmac } from "node:crypto";
import type { Db, Tx } from "~/lib/db/database.server";
import { countUse, forgetUses } from "~/lib/db/use-counts.server";

export interface LimiterOptions {
  /** The subject of the limit; the same key counts separately under different names. */
  name: string;
  /** The most uses of a key… */
  points: number;
  /** …within this many seconds from its first use. */
  seconds: number;
  /** False if everything is allowed and nothing is counted. */
  enabled: boolean;
  /** Key of the hash under which keys are stored, so that no address in the table can be found out by guessing. */
  secret: string;
}

export type Allowance = { allowed: true } | { allowed: false /** Seconds, at least 1. */; retryAfter: number };

export interface Limiter {
  /**
   * Counts one use of `key` and says whether it was within the limit: in the caller's transaction where one is given, so
   * that the use counts only if what it was for is kept. Throws when the database is away.
   */
  consume(key: string, tx?: Tx): Promise<Allowance>;
  /** Forgets the uses of `key`. */
  forget(key: string): Promise<void>;
}

const ALLOWED: Allowance = { allowed: true };

/** A limit that all replicas share, kept in the database. */
export function createLimiter(db: Db, { name, points, seconds, enabled, secret }: LimiterOptions): Limiter {
  if (!enabled) return { consume: async () => ALLOWED, forget: async () => {} };
  const stored = (key: string) => `${name}:${createHmac("sha256", secret).update(key).digest("base64url")}`;
  return {
    async consume(key, tx) {
      const now = Date.now();
      const count = await countUse(tx ?? db, stored(key), { now, expire: now + seconds * 1_000 });
      if (count.points <= points) return ALLOWED;
      return { allowed: false, retryAfter: Math.max(1, Math.ceil((count.expire - now) / 1_000)) };
    },
    async forget(key) {
      await forgetUses(db, stored(key));
    },
  };
}

/**
 * Limits on a visitor or a user: by address, e-mail address, conversation, quote, project, user or domain of a site. Those of signing in are in `auth.server.ts`.
 */
export const LIMITS = {
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
  /** Programs fetch a feed a few times an hour, many of them from the same address of their provider. */
  calendarFeeds: { name: "calendar-feeds-by-address", points: 600, seconds: 600 },
  /** Keeps the desk from being used to search a network. */
  calendarTries: { name: "calendar-tries-by-user", points: 30, seconds: 600 },
  chatByToken: { name: "chat-by-token", points: 30, seconds: 60 },
  chatByAddress: { name: "chat-by-address", points: 200, seconds: 600 },
  chatStartsByAddress: { name: "chat-starts-by-address", points: 20, seconds: 3_600 },
  chatContacts: { name: "contacts-by-chat", points: 10, seconds: 3_600 },
  checksByAddress: { name: "checks-by-address", points: 10, seconds: 3_600 },
  checkMailsByEmail: { name: "check-mails-by-email", points: 5, seconds: 3_600 },
  /** Keeps our server from being used against the sites of others. */
  checksInAll: { name: "checks-in-all", points: 1_000, seconds: 3_600 },
  /** Visits to which redirects of other sites lead. */
  checkRedirects: { name: "check-redirects-by-domain", points: 3, seconds: 600 },
  /** Keeps the desk from being used to search a network. */
  mailTries: { name: "mail-tries-by-user", points: 30, seconds: 600 },
  quoteQuestions: { name: "questions-by-quote", points: 10, seconds: 3_600 },
  /** Parts of files: 3 GB in ten minutes. */
  projectFiles: { name: "file-parts-by-project", points: 10_000, seconds: 600 },
  projectAnswers: { name: "answers-by-project", points: 600, seconds: 600 },
} as const;
