import { setImmediate as othersTurn } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "./database.server";
import type { Tables } from "./tables/tables";

const EVERYWHERE = sql<boolean>`1 = 1`;

export interface IdPagesOptions<T extends keyof Tables> {
  table: T;
  /** Unique within `within`. */
  id: keyof Tables[T] & string;
  /** A condition on what the index of `id` begins with: other rows are not looked at. */
  within?: RawBuilder<boolean>;
  where: RawBuilder<boolean>;
  /** Rows per statement. */
  size?: number;
  /** Runs after each statement, so that others are answered; ends the search by throwing. */
  pause?: () => Promise<void>;
}

/**
 * Ids of rows that no index leads to, page by page in their order, so that no statement takes longer than a page of the
 * site may wait.
 */
export async function* idPages<T extends keyof Tables & string>(
  db: Db,
  { table: name, id, within = EVERYWHERE, where, size = 500, pause = othersTurn }: IdPagesOptions<T>,
): AsyncGenerator<string[], void> {
  const [table, column] = [sql.table(name), sql.ref(id)];
  for (let after = ""; ; ) {
    const rest = sql`from ${table} where ${within} and ${column} > ${after} order by ${column} limit ${size}`;
    const page = await sql<{ last: string | null }>`
      select max(${column}) as last from (select ${column} ${rest}) as ${table}`.execute(db);
    const last = page.rows[0]?.last ?? null;
    if (last === null) return;
    const { rows } = await sql<{ id: string }>`
      select ${column} as id from (select * ${rest}) as ${table} where ${where}`.execute(db);
    if (rows.length > 0) yield rows.map((row) => row.id);
    after = last;
    await pause();
  }
}

/** Deletes those for which `where` still holds. Returns their number. */
export async function deleteRows<T extends keyof Tables & string>(
  db: Db,
  { table, id, within = EVERYWHERE, where }: IdPagesOptions<T>,
  ids: readonly string[],
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)}
    where ${sql.ref(id)} in (${sql.join(ids)}) and ${within} and ${where}`.execute(db);
  return Number(numAffectedRows);
}
