import type { Kysely } from "kysely";
import { fillPeople } from "./0014-people-fill";

/**
 * Whose an address or number is, who is like whom, and what the desk said about it: one, or not. A question about a quote
 * has its answer beside it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createKeys(db);
  await createVerdicts(db);
  await addAnswers(db);
  await fillPeople(db);
}

async function createKeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("person_keys")
    .ifNotExists()
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("person_id", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
    .addPrimaryKeyConstraint("person_keys_pk", ["kind", "value"])
    .execute();
  await db.schema.createIndex("person_keys_by_person").ifNotExists().on("person_keys").column("person_id").execute();
  await db.schema
    .createTable("lead_traces")
    .ifNotExists()
    .addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
    .addColumn("trace", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("lead_traces_pk", ["lead_id", "trace"])
    .execute();
  await db.schema.createIndex("lead_traces_by_trace").ifNotExists().on("lead_traces").column("trace").execute();
}

async function createVerdicts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("person_merges")
    .ifNotExists()
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kept_id", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
    .addColumn("merged_id", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
    .addColumn("before", "text", (column) => column.notNull())
    .addColumn("user_email", "text", (column) => column.notNull())
    .addColumn("merged_at", "text", (column) => column.notNull())
    .addColumn("undone_at", "text")
    .execute();
  await db.schema.createIndex("person_merges_by_kept").ifNotExists().on("person_merges").column("kept_id").execute();
  await db.schema
    .createIndex("person_merges_by_merged")
    .ifNotExists()
    .on("person_merges")
    .column("merged_id")
    .execute();
  await db.schema
    .createTable("person_refusals")
    .ifNotExists()
    .addColumn("first_id", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
    .addColumn("second_id", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
    .addColumn("user_email", "text", (column) => column.notNull())
    .addColumn("refused_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("person_refusals_pk", ["first_id", "second_id"])
    .execute();
  await db.schema
    .createIndex("person_refusals_by_second")
    .ifNotExists()
    .on("person_refusals")
    .column("second_id")
    .execute();
}

/** Who answered a question about a quote, when and what. */
async function addAnswers(db: Kysely<unknown>): Promise<void> {
  const tables = await db.introspection.getTables();
  const known = tables.find(({ name }) => name === "quote_questions")?.columns.map(({ name }) => name) ?? [];
  for (const name of ["answer", "answered_at", "answered_by"]) {
    if (!known.includes(name)) await db.schema.alterTable("quote_questions").addColumn(name, "text").execute();
  }
}
