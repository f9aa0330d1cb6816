import { type Kysely, sql } from "kysely";
import { StartProblem } from "../start-problem.server";

/** The migrations that `0001-schema` replaces. The last one leaves exactly the tables that it makes. */
const FIRST_EARLIER = "0001-foundation";
export const LAST_EARLIER = "0069-erased-mails";
const REPLACEMENT = "0001-schema";

/** `applied` with the earlier migrations replaced. Null if the last of them has not run. */
export function replaceEarlier(applied: readonly string[]): readonly string[] | null {
  if (!applied.includes(FIRST_EARLIER)) return applied;
  if (!applied.includes(LAST_EARLIER)) return null;
  return [REPLACEMENT, ...applied.filter((name) => name > LAST_EARLIER)];
}

/** Has the database name the replacement. Throws a `StartProblem` if the last of the earlier ones has not run. */
export async function replaceEarlierMigrations<T>(tx: Kysely<T>): Promise<void> {
  const tables = await tx.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(tx);
  const applied = rows.map(({ name }) => name);
  const names = replaceEarlier(applied);
  if (names === applied) return;
  if (!names)
    throw new StartProblem(
      `The database is of an older release (${applied.at(-1)}), whose schema this one does not upgrade. Start the last ` +
        `release that has the migration ${LAST_EARLIER} once, and this one after it. Or name an empty database, or ` +
        "restore a newer backup.",
    );
  const replaced = applied.filter((name) => !names.includes(name));
  await sql`delete from kysely_migration where name in (${sql.join(replaced)})`.execute(tx);
  await sql`insert into kysely_migration (name, timestamp) values (${REPLACEMENT}, ${new Date().toISOString()})`.execute(
    tx,
  );
}
