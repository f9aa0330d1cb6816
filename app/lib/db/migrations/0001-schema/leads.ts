import { type Kysely, sql } from "kysely";
import { belongsTo, createIndexes, isPostgres, key, lease, required, unique } from "./shapes";

export async function createLeadTables(db: Kysely<unknown>): Promise<void> {
  await createPeople(db);
  await createLeads(db);
  await (isPostgres(db) ? indexSearchOnPostgres(db) : indexSearchOnSqlite(db));
  await createWork(db);
  await createImports(db);
  await createPlans(db);
  await createReviews(db);
}

async function createPeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("people")
    .addColumn("id", "text", key)
    .addColumn("name", "text", required)
    .addColumn("email_key", "text")
    .addColumn("phone_key", "text")
    .addColumn("created_at", "text", required)
    .execute();
  await createIndexes(db, "people", { people_by_email: ["email_key"] });
  await createIndexes(db, "people", { people_by_phone: ["phone_key"] }, sql`email_key is null`);

  await db.schema
    .createTable("person_keys")
    .addColumn("kind", "text", required)
    .addColumn("value", "text", required)
    .addColumn("person_id", "text", belongsTo("people.id"))
    .addPrimaryKeyConstraint("person_keys_pk", ["kind", "value"])
    .execute();
  await createIndexes(db, "person_keys", { person_keys_by_person: ["person_id"] });

  await db.schema
    .createTable("person_merges")
    .addColumn("id", "text", key)
    .addColumn("kept_id", "text", belongsTo("people.id"))
    .addColumn("merged_id", "text", belongsTo("people.id"))
    .addColumn("before", "text", required)
    .addColumn("user_email", "text", required)
    .addColumn("merged_at", "text", required)
    .addColumn("undone_at", "text")
    .execute();
  await createIndexes(db, "person_merges", {
    person_merges_by_kept: ["kept_id"],
    person_merges_by_merged: ["merged_id"],
  });

  await db.schema
    .createTable("person_refusals")
    .addColumn("first_id", "text", belongsTo("people.id"))
    .addColumn("second_id", "text", belongsTo("people.id"))
    .addColumn("user_email", "text", required)
    .addColumn("refused_at", "text", required)
    .addPrimaryKeyConstraint("person_refusals_pk", ["first_id", "second_id"])
    .execute();
  await createIndexes(db, "person_refusals", { person_refusals_by_second: ["second_id"] });
}

async function createLeads(db: Kysely<unknown>): Promise<void> {
  const table = db.schema.createTable("leads");
  const begun = isPostgres(db)
    ? table.addColumn("id", "text", key)
    : // The search index names rows by number, which only a primary key keeps through a VACUUM.
      table.addColumn("search_row", "integer", key).addColumn("id", "text", unique);
  await begun
    .addColumn("kind", "text", required)
    .addColumn("subject_id", "text", required)
    .addColumn("person_id", "text", (column) => column.notNull().references("people.id"))
    .addColumn("name", "text", required)
    .addColumn("email", "text")
    .addColumn("phone", "text")
    .addColumn("company", "text")
    .addColumn("email_key", "text")
    .addColumn("phone_key", "text")
    .addColumn("source", "text", required)
    .addColumn("language", "text", required)
    .addColumn("status", "text", required)
    .addColumn("decline_reason", "text")
    .addColumn("is_ads", "integer", required)
    .addColumn("is_test", "integer", required)
    .addColumn("next_action", "text")
    .addColumn("next_action_on", "text")
    .addColumn("promised_at", "text")
    .addColumn("first_answered_at", "text")
    .addColumn("version", "integer", required)
    .addColumn("search", "text", required)
    .addColumn("created_at", "text", required)
    .addColumn("updated_at", "text", required)
    .addColumn("assignee_id", "text", (column) => column.references("user.id").onDelete("set null"))
    .addColumn("live_on", "text")
    .addUniqueConstraint("leads_subject", ["kind", "subject_id"])
    .execute();
  await createIndexes(db, "leads", {
    leads_newest: ["created_at", "id"],
    leads_by_status: ["status", "created_at", "id"],
    leads_by_kind: ["kind", "created_at", "id"],
    leads_by_ads: ["is_ads", "created_at", "id"],
    leads_by_source: ["source", "created_at", "id"],
    leads_counted: ["is_test", "status", "kind", "is_ads"],
    leads_by_person: ["person_id"],
    leads_by_email: ["email_key", "created_at"],
    leads_by_phone: ["phone_key", "created_at"],
  });
  await createIndexes(
    db,
    "leads",
    {
      // The last two columns spare a list of leads with a day the reading of their rows.
      leads_planned: ["created_at", "id", "next_action_on", "status"],
      leads_planned_by_status: ["status", "next_action_on", "id"],
    },
    sql`next_action_on is not null`,
  );
  await createIndexes(db, "leads", {
    // Holds every column that a report reads.
    leads_reported: ["is_test", "created_at", "status", "source", "is_ads", "promised_at", "first_answered_at"],
  });
  await createIndexes(
    db,
    "leads",
    { leads_by_assignee: ["assignee_id", "created_at", "id"] },
    sql`assignee_id is not null`,
  );
  await createIndexes(
    db,
    "leads",
    { leads_promised: ["promised_at", "id"] },
    sql`first_answered_at is null and promised_at is not null`,
  );
  await createIndexes(db, "leads", { leads_due: ["next_action_on", "id"] }, sql`next_action_on is not null`);
}

/**
 * An index of which leads hold which three letters in a row. It narrows a search down; `leads.search` decides. A line
 * break stands before the text, so each word follows one or a space: a question of two letters, too short for the index,
 * is looked for where words begin.
 */
async function indexSearchOnSqlite(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    sql`create virtual table lead_search using fts5(
      search, tokenize = 'trigram case_sensitive 1', content = '', contentless_delete = 1, detail = none)`,
    sql`create trigger lead_search_added after insert on leads begin
      insert into lead_search (rowid, search) values (new.search_row, char(10) || new.search); end`,
    sql`create trigger lead_search_removed after delete on leads begin
      delete from lead_search where rowid = old.search_row; end`,
    sql`create trigger lead_search_changed after update of search on leads begin
      delete from lead_search where rowid = old.search_row;
      insert into lead_search (rowid, search) values (new.search_row, char(10) || new.search); end`,
  ]) {
    await statement.execute(db);
  }
}

/**
 * The same index by an extension that most servers have. Without it a search reads all leads. With `fastupdate`, the
 * request that fills the list of pending leads would wait until all of them are sorted in.
 */
async function indexSearchOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`savepoint lead_search`.execute(db);
  try {
    await sql`create extension if not exists pg_trgm`.execute(db);
    await sql`create index leads_search on leads using gin (search gin_trgm_ops) with (fastupdate = off)`.execute(db);
    await sql`release savepoint lead_search`.execute(db);
  } catch {
    await sql`rollback to savepoint lead_search`.execute(db);
  }
}

async function createWork(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("lead_notes")
    .addColumn("id", "text", key)
    .addColumn("lead_id", "text", belongsTo("leads.id"))
    .addColumn("text", "text", required)
    .addColumn("user_email", "text", required)
    .addColumn("created_at", "text", required)
    .execute();
  await createIndexes(db, "lead_notes", { lead_notes_by_lead: ["lead_id", "id"] });

  await db.schema
    .createTable("lead_tags")
    .addColumn("lead_id", "text", belongsTo("leads.id"))
    .addColumn("tag", "text", required)
    .addPrimaryKeyConstraint("lead_tags_pk", ["lead_id", "tag"])
    .execute();
  await createIndexes(db, "lead_tags", { lead_tags_by_tag: ["tag", "lead_id"] });

  await db.schema
    .createTable("lead_traces")
    .addColumn("lead_id", "text", belongsTo("leads.id"))
    .addColumn("trace", "text", required)
    .addPrimaryKeyConstraint("lead_traces_pk", ["lead_id", "trace"])
    .execute();
  await createIndexes(db, "lead_traces", { lead_traces_by_trace: ["trace"] });

  await db.schema
    .createTable("lead_calls")
    .addColumn("lead_id", "text", (column) => column.primaryKey().references("leads.id").onDelete("cascade"))
    .addColumn("user_id", "text", belongsTo("user.id"))
    .addColumn("calling_until", "text", required)
    .execute();
  await createIndexes(db, "lead_calls", { lead_calls_by_user: ["user_id"] });

  await db.schema
    .createTable("lead_batches")
    .addColumn("id", "text", key)
    .addColumn("user_id", "text", required)
    .addColumn("kind", "text", required)
    .addColumn("value", "text")
    .addColumn("changed", "integer", required)
    .addColumn("skipped", "text", required)
    .addColumn("created_at", "text", required)
    .addColumn("undone_at", "text")
    .addColumn("undone", "integer", required)
    .execute();
  await createIndexes(db, "lead_batches", { lead_batches_by_time: ["created_at"] });

  await db.schema
    .createTable("lead_batch_steps")
    .addColumn("batch_id", "text", belongsTo("lead_batches.id"))
    .addColumn("lead_id", "text", belongsTo("leads.id"))
    .addColumn("was", "text", required)
    .addColumn("version", "integer", required)
    .addPrimaryKeyConstraint("lead_batch_steps_pk", ["batch_id", "lead_id"])
    .execute();
  await createIndexes(db, "lead_batch_steps", { lead_batch_steps_by_lead: ["lead_id"] });
}

async function createImports(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("lead_imports")
    .addColumn("id", "text", key)
    .addColumn("user_id", "text", required)
    .addColumn("user_email", "text", required)
    .addColumn("file_name", "text", required)
    .addColumn("state", "text", required)
    .addColumn("doing", "text", required)
    .addColumn("choices", "text", required)
    .addColumn("attempts", "integer", required)
    .addColumn("due_at", "text", required)
    .$call(lease)
    .addColumn("created_at", "text", required)
    .addColumn("ended_at", "text")
    .execute();
  await createIndexes(db, "lead_imports", { lead_imports_due: ["state", "due_at"] });

  await db.schema
    .createTable("lead_import_lines")
    .addColumn("id", "text", key)
    .addColumn("import_id", "text", belongsTo("lead_imports.id"))
    .addColumn("line", "integer", required)
    .addColumn("cells", "text", required)
    .addColumn("outcome", "text")
    .addColumn("lead_id", "text")
    .addColumn("created_at", "text", required)
    .execute();
  await createIndexes(db, "lead_import_lines", {
    lead_import_lines_in_order: ["import_id", "line"],
    lead_import_lines_by_outcome: ["import_id", "outcome", "line"],
    lead_import_lines_by_lead: ["lead_id"],
    lead_import_lines_by_time: ["created_at"],
  });
}

async function createPlans(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("plans")
    .addColumn("id", "text", key)
    .addColumn("name", "text", required)
    .addColumn("is_auto", "integer", required)
    .addColumn("steps", "text", required)
    .addColumn("version", "integer", required)
    .addColumn("created_at", "text", required)
    .addColumn("updated_at", "text", required)
    .execute();

  await db.schema
    .createTable("plan_runs")
    .addColumn("id", "text", key)
    .addColumn("lead_id", "text", belongsTo("leads.id"))
    .addColumn("plan_id", "text", required)
    .addColumn("plan_version", "integer", required)
    .addColumn("name", "text", required)
    .addColumn("is_auto", "integer", required)
    .addColumn("state", "text", required)
    .addColumn("started_at", "text", required)
    .addColumn("started_by", "text", required)
    .addColumn("ended_at", "text")
    .addColumn("ended_by", "text")
    .addColumn("end_reason", "text")
    .execute();
  await db.schema
    .createIndex("plan_runs_running")
    .on("plan_runs")
    .column("lead_id")
    .unique()
    .where(sql<boolean>`state = 'running'`)
    .execute();
  await createIndexes(db, "plan_runs", { plan_runs_by_lead: ["lead_id", "started_at"] });

  await db.schema
    .createTable("plan_steps")
    .addColumn("id", "text", key)
    .addColumn("run_id", "text", belongsTo("plan_runs.id"))
    .addColumn("lead_id", "text", belongsTo("leads.id"))
    .addColumn("position", "integer", required)
    .addColumn("kind", "text", required)
    .addColumn("subject", "text", required)
    .addColumn("body", "text", required)
    .addColumn("state", "text", required)
    .addColumn("due_at", "text", required)
    .addColumn("attempts", "integer", required)
    .$call(lease)
    .addColumn("mail_id", "text")
    .addColumn("settled_at", "text")
    .addColumn("settled_by", "text")
    .addUniqueConstraint("plan_steps_once", ["run_id", "position"])
    .execute();
  await createIndexes(db, "plan_steps", {
    plan_steps_due: ["state", "due_at", "id"],
    plan_steps_by_lead: ["lead_id"],
  });
}

async function createReviews(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("reviews")
    .addColumn("id", "text", key)
    .addColumn("lead_id", "text", (column) => column.notNull().unique().references("leads.id").onDelete("cascade"))
    .addColumn("state", "text", required)
    .addColumn("language", "text", required)
    .addColumn("won_at", "text", required)
    .addColumn("due_at", "text", required)
    .addColumn("attempts", "integer", required)
    .$call(lease)
    .addColumn("token_hash", "text", (column) => column.unique())
    .addColumn("asked_at", "text")
    .addColumn("stars", "integer")
    .addColumn("words", "text")
    .addColumn("name", "text")
    .addColumn("consent", "text")
    .addColumn("given_at", "text")
    .addColumn("answer", "text")
    .addColumn("answered_at", "text")
    .addColumn("hidden_reason", "text")
    .execute();
  await createIndexes(db, "reviews", {
    reviews_due: ["state", "due_at", "id"],
    reviews_by_given: ["given_at", "id"],
  });
}
