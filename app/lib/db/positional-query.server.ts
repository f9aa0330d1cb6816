import { CompiledQuery } from "kysely";
import { type Db, isPostgres } from "./database.server";

export interface PositionalQuery {
  /** SQL with the placeholders `$1`, `$2`, … */
  text: string;
  values?: readonly unknown[];
}

/**
 * Runs SQL that a library wrote for `pg`, on either database, and answers as `pg` does. SQLite knows the
 * placeholders by the name `?1`.
 */
export async function runPositionalQuery(
  db: Db,
  { text, values = [] }: PositionalQuery,
): Promise<{ rows: unknown[]; rowCount: number }> {
  const statement = isPostgres(db) ? text : text.replace(/\$(\d+)/g, "?$1");
  const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(statement, [...values]));
  return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
}
