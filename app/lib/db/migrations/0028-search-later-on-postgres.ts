import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * Lets the search index of PostgreSQL keep new leads on a list of 64 MB, some fifteen thousand of them, which the product has
 * sorted in once it is quiet. In the 4 MB that it has by itself, whoever filled them waited for a thousand leads to be sorted in.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`alter index if exists leads_search set (gin_pending_list_limit = 65536)`.execute(db);
}
