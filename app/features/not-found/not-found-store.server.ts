import { sql } from "kysely";
import type { Db, Tx } from "~/lib/db/database.server";
import type { UnknownPathRow } from "~/lib/db/tables/tables";

export const MAX_PATHS = 1_000;
/** Milliseconds. */
const KEPT_FOR = 365 * 24 * 60 * 60 * 1000;

/** The fewest hits are dropped first: a scan does not push out what visitors keep requesting. */
export async function addHits(tx: Tx, hits: ReadonlyMap<string, number>, now: Date): Promise<void> {
  const seenAt = now.toISOString();
  // A fixed order keeps two processes from a deadlock.
  const rows = [...hits]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, count]) => ({ path, hits: count, first_seen_at: seenAt, last_seen_at: seenAt }));
  if (rows.length === 0) return;
  await tx
    .insertInto("unknown_paths")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("path").doUpdateSet({
        hits: sql<number>`unknown_paths.hits + excluded.hits`,
        last_seen_at: seenAt,
      }),
    )
    .execute();
  await makeRoom(tx, new Date(now.getTime() - KEPT_FOR).toISOString());
}

async function makeRoom(tx: Tx, unseenSince: string): Promise<void> {
  await tx.deleteFrom("unknown_paths").where("last_seen_at", "<", unseenSince).execute();
  const { count } = await tx
    .selectFrom("unknown_paths")
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  const excess = Number(count) - MAX_PATHS;
  if (excess <= 0) return;
  await tx
    .deleteFrom("unknown_paths")
    .where("path", "in", (eb) =>
      eb
        .selectFrom("unknown_paths")
        .select("path")
        .orderBy("hits")
        .orderBy("last_seen_at")
        .orderBy("path")
        .limit(excess),
    )
    .execute();
}

/** Among equals, the last seen first. */
export function listUnknownPaths(db: Db, limit: number): Promise<UnknownPathRow[]> {
  return db
    .selectFrom("unknown_paths")
    .selectAll()
    .orderBy("hits", "desc")
    .orderBy("last_seen_at", "desc")
    .orderBy("path")
    .limit(limit)
    .execute();
}

export async function deleteUnknownPaths(tx: Tx, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await tx
    .deleteFrom("unknown_paths")
    .where("path", "in", [...paths])
    .execute();
}
