import type { Db } from "./database.server";
import { runFixed } from "./fixed-statement.server";

/** How long a count is kept after its time, in milliseconds. */
const KEPT = 3_600_000;

/** One use more of a key, or the first of a new window: its key, now, and the end of a window that begins now. */
const COUNT_USE = `
  insert into rate_limits (key, points, expire) values ($1, 1, $3)
  on conflict (key) do update set
    points = case when rate_limits.expire <= $2 then 1 else rate_limits.points + 1 end,
    expire = case when rate_limits.expire <= $2 then excluded.expire else rate_limits.expire end
  returning points, expire`;

/** Counts a use of `key` in its window, or in a new one. All times are milliseconds since 1970. */
export async function countUse(
  db: Db,
  key: string,
  { now, expire }: { now: number; expire: number },
): Promise<{ points: number /** When its window ends. */; expire: number }> {
  const { rows } = await runFixed<{ points: number; expire: number | string }>(db, COUNT_USE, [key, now, expire]);
  const [used] = rows;
  if (!used) throw new Error("A use was not counted");
  return { points: used.points, expire: Number(used.expire) };
}

export async function forgetUses(db: Db, key: string): Promise<void> {
  await db.deleteFrom("rate_limits").where("key", "=", key).execute();
}

/** Deletes the counts whose time was over an hour before `now`. */
export async function deleteOldCounts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("rate_limits")
    .where("expire", "<=", now.getTime() - KEPT)
    .execute();
}
