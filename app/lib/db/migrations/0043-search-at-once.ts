import { type Kysely, PostgresAdapter, sql } from "kysely";

/** Has the databases put a lead into their search index when it is stored, and puts there what was left for later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const statement of isPostgres ? ON_POSTGRES : ON_SQLITE) await statement.execute(db);
}

const ON_SQLITE = [
  sql`insert into lead_search (rowid, search) select search_row, char(10) || search from leads
    where search_row > (select coalesce(max(id), 0) from lead_search_docsize)`,
  sql`create trigger lead_search_added after insert on leads begin
    insert into lead_search (rowid, search) values (new.search_row, char(10) || new.search); end`,
  sql`drop trigger if exists lead_search_changed`,
  sql`create trigger lead_search_changed after update of search on leads begin
    delete from lead_search where rowid = old.search_row;
    insert into lead_search (rowid, search) values (new.search_row, char(10) || new.search); end`,
];

const ON_POSTGRES = [
  sql`alter index if exists leads_search reset (gin_pending_list_limit)`,
  sql`alter index if exists leads_search set (fastupdate = off)`,
  sql`select gin_clean_pending_list(name) from to_regclass('leads_search') as name where name is not null`,
];
