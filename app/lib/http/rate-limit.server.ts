import { createHmac } from "node:crypto";
import type { Db, Tx } from "~/lib/db/database.server";
import { countUses, forgetUses, type Use } from "~/lib/db/use-counts.server";

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
  /** What `consumeTogether` counts for a use of `key` at `now`; null where nothing is limited. */
  useOf(key: string, now: number): LimitedUse | null;
}

/** A use, and how many uses of its key are within the limit. */
export interface LimitedUse extends Use {
  most: number;
}

const ALLOWED: Allowance = { allowed: true };

/** Counts a use of each key with its limiter, as `consume` does, in one statement. */
export async function consumeTogether(db: Db, keys: readonly (readonly [Limiter, string])[]): Promise<Allowance[]> {
  const now = Date.now();
  const uses = keys.map(([limiter, key]) => limiter.useOf(key, now));
  const limited = uses.filter((use) => use !== null);
  const counts = new Map((await countUses(db, limited, now)).map((count, index) => [limited[index], count]));
  return uses.map((use) => {
    const count = use && counts.get(use);
    if (!count || count.points <= use.most) return ALLOWED;
    return { allowed: false, retryAfter: Math.max(1, Math.ceil((count.expire - now) / 1_000)) };
  });
}

/** A limit that all replicas share, kept in the database. */
export function createLimiter(db: Db, { name, points, seconds, enabled, secret }: LimiterOptions): Limiter {
  if (!enabled) return { consume: async () => ALLOWED, forget: async () => {}, useOf: () => null };
  const stored = (key: string) => `${name}:${createHmac("sha256", secret).update(key).digest("base64url")}`;
  const limiter: Limiter = {
    async consume(key, tx) {
      const [allowance = ALLOWED] = await consumeTogether(tx ?? db, [[limiter, key]]);
      return allowance;
    },
    async forget(key) {
      await forgetUses(db, stored(key));
    },
    useOf: (key, now) => ({ key: stored(key), expire: now + seconds * 1_000, most: points }),
  };
  return limiter;
}
