import { sortedBy } from "~/lib/sorted-by";
import type { Db } from "./database.server";
import { runFixed } from "./fixed-statement.server";

/** How long a count is kept after its window has ended, in milliseconds. */
const KEPT = 3_600_000;

/** A use of a key, and when a window that begins now would end, in milliseconds since 1970. */
export interface Use {
  key: string;
  expire: number;
}

/** How often a key has been used in its window, and when that ends, in milliseconds since 1970. */
export interface Count {
  points: number;
  expire: number;
}

/**
 * Counts a use of each of these keys in its window, or in a new one. `now` is milliseconds since 1970. If a key is
 * there several times, each of its uses gets a number of its own.
 */
export async function countUses(db: Db, uses: readonly Use[], now: number): Promise<Count[]> {
  if (uses.length === 0) return [];
  const byKey = Map.groupBy(uses, ({ key }) => key);
  const added = sortedBy([...byKey], ([key]) => key).flatMap(([key, same]) => [key, same.length, same[0]?.expire]);
  const { rows } = await runFixed<Row>(db, countText(byKey.size), [...added, now, now]);
  const counts = new Map(rows.map((row) => [row.key, row]));
  return uses.map((use) => {
    const counted = counts.get(use.key);
    if (!counted) throw new Error("A use was not counted");
    const same = byKey.get(use.key) ?? [];
    return { points: counted.points - (same.length - 1 - same.indexOf(use)), expire: Number(counted.expire) };
  });
}

/** PostgreSQL returns large numbers as text. */
interface Row {
  key: string;
  points: number;
  expire: number | string;
}

/**
 * The statement for that many keys. Its values are each key with its number of uses and the end of a window that begins
 * now; after them comes now, twice.
 */
function countText(keys: number): string {
  const row = (_row: unknown, index: number) => `($${index * 3 + 1}, $${index * 3 + 2}, $${index * 3 + 3})`;
  const isOver = (place: number) => `rate_limits.expire <= $${keys * 3 + place}`;
  return `
  insert into rate_limits (key, points, expire) values ${Array.from({ length: keys }, row).join(", ")}
  on conflict (key) do update set
    points = excluded.points + case when ${isOver(1)} then 0 else rate_limits.points end,
    expire = case when ${isOver(2)} then excluded.expire else rate_limits.expire end
  returning key, points, expire`;
}

export async function forgetUses(db: Db, key: string): Promise<void> {
  await db.deleteFrom("rate_limits").where("key", "=", key).execute();
}

/** Deletes the counts whose window had ended an hour before `now`. */
export async function deleteOldCounts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("rate_limits")
    .where("expire", "<=", now.getTime() - KEPT)
    .execute();
}
