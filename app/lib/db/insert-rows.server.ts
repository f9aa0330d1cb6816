import type { Tx } from "./database.server";
import { runFixed } from "./fixed-statement.server";
import type { Tables } from "./tables";

/** The statements that add rows, by table, columns and number of rows. */
const statements = new Map<string, string>();

type IdentifiedTable = { [T in keyof Tables]: Tables[T] extends { id: string } ? T : never }[keyof Tables];

/** Adds whole rows, all with the columns of the first, as every request does to many tables: see `runFixed`. */
export async function insertRows<T extends keyof Tables>(tx: Tx, table: T, rows: readonly Tables[T][]): Promise<void> {
  if (rows.length === 0) return;
  const { text, values } = insertOf(table, rows);
  await runFixed(tx, text, values);
}

/** Adds those of these rows that violate no unique index. */
export async function insertRowsOnce<T extends keyof Tables>(
  tx: Tx,
  table: T,
  rows: readonly Tables[T][],
): Promise<void> {
  if (rows.length === 0) return;
  const { text, values } = insertOf(table, rows);
  await runFixed(tx, `${text} on conflict do nothing`, values);
}

/** Like `insertRowsOnce`, and returns the ids of the rows that it added. */
export async function insertIdentifiedOnce<T extends IdentifiedTable>(
  tx: Tx,
  table: T,
  rows: readonly Tables[T][],
): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const { text, values } = insertOf(table, rows);
  const added = await runFixed<{ id: string }>(tx, `${text} on conflict do nothing returning id`, values);
  return new Set(added.rows.map(({ id }) => id));
}

function insertOf<Row extends object>(table: string, rows: readonly Row[]): { text: string; values: unknown[] } {
  const columns = Object.keys(rows[0] ?? {}) as (keyof Row & string)[];
  const values = rows.flatMap((row) => columns.map((column) => row[column]));
  const key = `${rows.length} ${table} ${columns}`;
  const text = statements.get(key) ?? insertText(table, columns, rows.length);
  statements.set(key, text);
  return { text, values };
}

function insertText(table: string, columns: readonly string[], count: number): string {
  const names = columns.map((column) => `"${column}"`).join(", ");
  const places = columns.map((_column, index) => index + 1);
  const row = (_row: unknown, index: number) =>
    `(${places.map((place) => `$${index * columns.length + place}`).join(", ")})`;
  return `insert into "${table}" (${names}) values ${Array.from({ length: count }, row).join(", ")}`;
}
