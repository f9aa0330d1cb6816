import { CompiledQuery, type QueryResult } from "kysely";
import { type Db, isPostgres } from "./database.server";

/** Statements as SQLite has them, by the text that PostgreSQL has. */
const forSqlite = new Map<string, string>();

/**
 * Runs a statement that is the same text each time, with the placeholders `$1`, `$2`, …. The query builder would build it
 * anew, which costs more than the database takes to run it: this is for what every request asks of the database.
 */
export async function runFixed<R>(db: Db, text: string, values: readonly unknown[]): Promise<QueryResult<R>> {
  return await db.executeQuery<R>(CompiledQuery.raw(isPostgres(db) ? text : sqliteText(text), [...values]));
}

function sqliteText(text: string): string {
  const known = forSqlite.get(text);
  if (known !== undefined) return known;
  const numbered = text.replace(/\$(\d+)/g, "?$1");
  forSqlite.set(text, numbered);
  return numbered;
}
