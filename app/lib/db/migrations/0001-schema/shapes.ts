import {
  type ColumnDefinitionBuilder as Column,
  type CreateTableBuilder,
  type Kysely,
  PostgresAdapter,
  type RawBuilder,
} from "kysely";

export const key = (column: Column) => column.primaryKey();
export const required = (column: Column) => column.notNull();
export const unique = (column: Column) => column.notNull().unique();
/** A boolean, which is 0 unless it is set. */
export const flag = (column: Column) => column.notNull().defaultTo(0);

/** The row goes with the one that it refers to. */
export const belongsTo = (id: string) => (column: Column) => column.notNull().references(id).onDelete("cascade");

/** The process that handles the row, and until when no other may. */
export function lease<T extends string, C extends string>(table: CreateTableBuilder<T, C>) {
  return table.addColumn("lease_owner", "text").addColumn("lease_until", "text");
}

/** `indexes` are columns by name; `where` limits all of them to some rows. */
export async function createIndexes(
  db: Kysely<unknown>,
  table: string,
  indexes: Record<string, string[]>,
  where?: RawBuilder<unknown>,
): Promise<void> {
  for (const [name, columns] of Object.entries(indexes)) {
    const index = db.schema.createIndex(name).on(table).columns(columns);
    await (where ? index.where(where as RawBuilder<boolean>) : index).execute();
  }
}

export function isPostgres(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
