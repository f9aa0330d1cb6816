import { type Kysely, PostgresAdapter, sql } from "kysely";
import { fillLeads } from "./0010-leads-fill";

/**
 * One lead for whatever a visitor asks for, by person, with what the owner does about it; and who did what at the desk.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await createPeople(db);
  await createLeads(db, isPostgres);
  await createWork(db);
  // Triggers index what is filled in; an index is sooner made of what is there.
  if (!isPostgres) await indexSearchOnSqlite(db);
  await fillLeads(db);
  if (isPostgres) await indexSearchOnPostgres(db);
}

async function createPeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("people")
    .ifNotExists()
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email_key", "text")
    .addColumn("phone_key", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
}

async function createLeads(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  const table = db.schema.createTable("leads").ifNotExists();
  const begun = isPostgres
    ? table.addColumn("id", "text", (column) => column.primaryKey())
    : // The search index names rows by number, which only a primary key keeps through a VACUUM.
      table
        .addColumn("search_row", "integer", (column) => column.primaryKey())
        .addColumn("id", "text", (column) => column.notNull().unique());
  await begun
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("subject_id", "text", (column) => column.notNull())
    .addColumn("person_id", "text", (column) => column.notNull().references("people.id"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text")
    .addColumn("phone", "text")
    .addColumn("company", "text")
    .addColumn("email_key", "text")
    .addColumn("phone_key", "text")
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("decline_reason", "text")
    .addColumn("is_ads", "integer", (column) => column.notNull())
    .addColumn("is_test", "integer", (column) => column.notNull())
    .addColumn("next_action", "text")
    .addColumn("next_action_on", "text")
    .addColumn("promised_at", "text")
    .addColumn("first_answered_at", "text")
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("search", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addUniqueConstraint("leads_subject", ["kind", "subject_id"])
    .execute();
  const indexes: Record<string, string[]> = {
    leads_newest: ["created_at", "id"],
    leads_by_status: ["status", "created_at", "id"],
    leads_by_kind: ["kind", "created_at", "id"],
    leads_by_ads: ["is_ads", "created_at", "id"],
    leads_by_source: ["source", "created_at", "id"],
    leads_counted: ["is_test", "status", "kind", "is_ads"],
    leads_by_person: ["person_id"],
    leads_by_email: ["email_key", "created_at"],
    leads_by_phone: ["phone_key", "created_at"],
  };
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.createIndex(name).ifNotExists().on("leads").columns(columns).execute();
  }
}

/** Notes and tags of leads, and the log of the desk. */
async function createWork(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("lead_notes")
    .ifNotExists()
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("user_email", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("lead_notes_by_lead").ifNotExists().on("lead_notes").columns(["lead_id", "id"]).execute();
  await db.schema
    .createTable("lead_tags")
    .ifNotExists()
    .addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
    .addColumn("tag", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("lead_tags_pk", ["lead_id", "tag"])
    .execute();
  await db.schema.createIndex("lead_tags_by_tag").ifNotExists().on("lead_tags").columns(["tag", "lead_id"]).execute();
  await db.schema
    .createTable("audit_log")
    .ifNotExists()
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("user_email", "text", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("detail", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("audit_log_by_subject")
    .ifNotExists()
    .on("audit_log")
    .columns(["subject", "id"])
    .execute();
}

/** Which leads hold which three letters in a row; triggers keep it. It narrows a search down, `leads.search` decides. */
async function indexSearchOnSqlite(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    sql`create virtual table if not exists lead_search using fts5(
      search, tokenize = 'trigram case_sensitive 1', content = '', contentless_delete = 1, detail = none)`,
    sql`create trigger if not exists lead_search_added after insert on leads begin
      insert into lead_search (rowid, search) values (new.search_row, new.search); end`,
    sql`create trigger if not exists lead_search_removed after delete on leads begin
      delete from lead_search where rowid = old.search_row; end`,
    sql`create trigger if not exists lead_search_changed after update of search on leads begin
      delete from lead_search where rowid = old.search_row;
      insert into lead_search (rowid, search) values (new.search_row, new.search); end`,
  ]) {
    await statement.execute(db);
  }
}

/** The same by an extension that most servers have; without it a search reads all leads. */
async function indexSearchOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`savepoint lead_search`.execute(db);
  try {
    await sql`create extension if not exists pg_trgm`.execute(db);
    await sql`create index if not exists leads_search on leads using gin (search gin_trgm_ops)`.execute(db);
    await sql`release savepoint lead_search`.execute(db);
  } catch {
    await sql`rollback to savepoint lead_search`.execute(db);
  }
}
