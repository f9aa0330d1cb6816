import { sql } from "kysely";
import type { Db } from "./database.server";

/** Milliseconds after the end of its window. */
const KEPT = 3_600_000;

/** `expire`: milliseconds since 1970. */
interface Count {
  points: number;
  expire: number;
}

/** Counts in the current window, or in a new one from `now` to `expire` (milliseconds since 1970). */
export async function countUse(db: Db, key: string, { now, expire }: { now: number; expire: number }): Promise<Count> {
  const isOver = sql`rate_limits.expire <= ${now}`;
  const { rows } = await sql<{ points: number; expire: number | string }>`
    insert into rate_limits (key, points, expire) values (${key}, 1, ${expire})
    on conflict (key) do update set
      points = case when ${isOver} then 1 else rate_limits.points + 1 end,
      expire = case when ${isOver} then excluded.expire else rate_limits.expire end
    returning points, expire`.execute(db);
  const [counted] = rows;
  if (!counted) throw new Error("A use was not counted");
  // PostgreSQL returns large numbers as text.
  return { points: counted.points, expire: Number(counted.expire) };
}

export async function forgetUses(db: Db, key: string): Promise<void> {
  await db.deleteFrom("rate_limits").where("key", "=", key).execute();
}

/** Those whose window had ended an hour before `now`. */
export async function deleteOldCounts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("rate_limits")
    .where("expire", "<=", now.getTime() - KEPT)
    .execute();
}
