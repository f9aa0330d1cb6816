import { CompiledQuery, type QueryResult } from "kysely";
import { type Db, isPostgres } from "./database.server";
import { nameStatement } from "./statement-names";

/** The text of each statement for SQLite, by the one for PostgreSQL. */
const forSqlite = new Map<string, string>();

/**
 * Runs a statement whose text is the same each time, with the placeholders `$1`, `$2`, …. The query builder would build
 * it anew each time, and PostgreSQL parse and plan it anew, which costs more than running it: this is for what every
 * request asks of the database.
 */
export async function runFixed<R>(db: Db, text: string, values: readonly unknown[]): Promise<QueryResult<R>> {
  if (!isPostgres(db)) return await db.executeQuery<R>(CompiledQuery.raw(sqliteText(text), [...values]));
  nameStatement(text);
  return await db.executeQuery<R>(CompiledQuery.raw(text, [...values]));
}

function sqliteText(text: string): string {
  const known = forSqlite.get(text);
  if (known !== undefined) return known;
  const numbers = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number));
  // To `node:sqlite` numbered placeholders are names, and it searches through all of them for each value: hundreds, for
  // rows of many columns.
  const isInOrder = numbers.every((number, index) => number === index + 1);
  const translated = text.replace(/\$(\d+)/g, isInOrder ? "?" : "?$1");
  forSqlite.set(text, translated);
  return translated;
}
