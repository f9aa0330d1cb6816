import type { Tx } from "./database.server";
import { runFixed } from "./fixed-statement.server";
import type { Tables } from "./tables";

/** The statements of rows, by table and columns. */
const statements = new Map<string, string>();

/** Adds a whole row, as every request does to many tables: see `runFixed`. */
export async function insertRow<T extends keyof Tables>(tx: Tx, table: T, row: Tables[T]): Promise<void> {
  await runFixed(tx, insertOf(table, row), Object.values(row));
}

/** Adds a whole row unless something in it that is to be unique is there. False, and nothing added, if it is. */
export async function insertRowOnce<T extends keyof Tables>(tx: Tx, table: T, row: Tables[T]): Promise<boolean> {
  const { numAffectedRows = 0n } = await runFixed(
    tx,
    `${insertOf(table, row)} on conflict do nothing`,
    Object.values(row),
  );
  return numAffectedRows > 0n;
}

function insertOf(table: string, row: object): string {
  const columns = Object.keys(row).map((column) => `"${column}"`);
  const key = `${table} ${columns}`;
  const known = statements.get(key);
  if (known !== undefined) return known;
  const values = columns.map((_column, index) => `$${index + 1}`);
  const statement = `insert into "${table}" (${columns.join(", ")}) values (${values.join(", ")})`;
  statements.set(key, statement);
  return statement;
}
