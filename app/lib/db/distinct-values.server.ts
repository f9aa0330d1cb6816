import { sql } from "kysely";
import type { Db } from "./database.server";
import type { Tables } from "./tables/tables";

/**
 * The values of a column that an index begins with, in alphabetical order: steps through the index from one value to
 * the next, however many rows there are.
 */
export async function distinctValues<T extends keyof Tables & string>(
  db: Db,
  tableName: T,
  columnName: keyof Tables[T] & string,
): Promise<string[]> {
  const [table, column] = [sql.table(tableName), sql.ref(columnName)];
  const { rows } = await sql<{ value: string }>`
    with recursive step(value) as (
      select min(${column}) from ${table}
      union all
      select (select min(${column}) from ${table} where ${column} > step.value) from step where step.value is not null
    ) select value from step where value is not null`.execute(db);
  return rows.map(({ value }) => value).sort(byAlphabet);
}

/** Every database has its own order: SQLite's has all capitals before "a", and "é" after "z". */
export const byAlphabet = new Intl.Collator("nl", { numeric: true }).compare;
