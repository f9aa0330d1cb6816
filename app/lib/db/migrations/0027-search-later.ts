import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * Leaves it to the product to put new leads into the search index of SQLite, some at a time: within the transaction of each
 * lead that took as long as a tenth of storing a request. Until then they are searched without it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return;
  for (const statement of [
    sql`drop trigger if exists lead_search_added`,
    sql`drop trigger if exists lead_search_changed`,
    // What is not in the index yet gets there as it is by then.
    sql`create trigger lead_search_changed after update of search on leads
      when old.search_row <= (select coalesce(max(id), 0) from lead_search_docsize) begin
      delete from lead_search where rowid = old.search_row;
      insert into lead_search (rowid, search) values (new.search_row, char(10) || new.search); end`,
  ]) {
    await statement.execute(db);
  }
}
