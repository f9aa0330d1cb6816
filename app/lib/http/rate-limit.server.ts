import { createHmac } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Db } from "~/lib/db/database.server";
import { type PositionalQuery, runPositionalQuery } from "~/lib/db/positional-query.server";
import type { Tables } from "~/lib/db/tables";

const TABLE: keyof Tables = "rate_limits";

export interface LimiterOptions {
  /** What is limited; keys of different names do not meet. */
  name: string;
  /** How often a key may be used… */
  points: number;
  /** …within this many seconds from its first use. */
  seconds: number;
  /** When false, everything is allowed and nothing is counted. */
  enabled: boolean;
  /** Key of the hash under which keys are stored, so that the table holds no address that could be guessed back. */
  secret: string;
}

export type Allowance = { allowed: true } | { allowed: false /** Seconds, at least 1. */; retryAfter: number };

export interface Limiter {
  /** Counts one use of `key` and says whether it was within the limit. Throws when the database is away. */
  consume(key: string): Promise<Allowance>;
  /** Forgets the uses of `key`. */
  forget(key: string): Promise<void>;
}

/**
 * A limit that all replicas share, kept in the database. Rows that expired an hour ago are deleted every five
 * minutes.
 */
export function createLimiter(db: Db, { name, points, seconds, enabled, secret }: LimiterOptions): Limiter {
  if (!enabled) return { consume: async () => ({ allowed: true }), forget: async () => {} };
  const limiter = new RateLimiterPostgres({
    storeClient: { query: (query: PositionalQuery) => runPositionalQuery(db, query) },
    storeType: "client",
    tableName: TABLE,
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
  });
  const hashed = (key: string) => createHmac("sha256", secret).update(key).digest("base64url");
  return {
    async consume(key) {
      try {
        await limiter.consume(hashed(key));
        return { allowed: true };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { allowed: false, retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
      }
    },
    async forget(key) {
      await limiter.delete(hashed(key));
    },
  };
}
