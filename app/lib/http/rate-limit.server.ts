import { createHmac } from "node:crypto";
import type { Db, Tx } from "~/lib/db/database.server";
import { countUse, forgetUses } from "~/lib/db/use-counts.server";

export interface LimiterOptions {
  /** What is limited; the same key counts separately under different names. */
  name: string;
  /** How often a key may be used… */
  points: number;
  /** …within this many seconds from its first use. */
  seconds: number;
  /** When false, everything is allowed and nothing is counted. */
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
