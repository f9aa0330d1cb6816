import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * Puts a line break before the text that SQLite's search index reads, so that a word is always preceded by one or by a
 * space: a question of two letters, too short for that index, is looked for where words begin. PostgreSQL's index knows
 * where words begin.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return;
  for (const statement of [
    sql`drop trigger if exists lead_search_added`,
    sql`drop trigger if exists lead_search_changed`,
    sql`create trigger lead_search_added after insert on leads begin
      insert into lead_search (rowid, search) values (new.search_row, char(10) || new.search); end`,
    sql`create trigger lead_search_changed after update of search on leads begin
      delete from lead_search where rowid = old.search_row;
      insert into lead_search (rowid, search) values (new.search_row, char(10) || new.search); end`,
    sql`insert into lead_search (lead_search) values ('delete-all')`,
    sql`insert into lead_search (rowid, search) select search_row, char(10) || search from leads`,
  ]) {
    await statement.execute(db);
  }
}
