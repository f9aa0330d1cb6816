import { type Kysely, sql } from "kysely";

/**
 * Leads that Meta tells of, what is known of the connection with Meta, and where a request came from outside.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addOrigin(db);
  await createEvents(db);
  await createConnection(db);
}

async function addOrigin(db: Kysely<unknown>): Promise<void> {
  const tables = await db.introspection.getTables();
  const columns = tables.find(({ name }) => name === "offer_requests")?.columns.map(({ name }) => name) ?? [];
  if (!columns.includes("external_id")) {
    await db.schema.alterTable("offer_requests").addColumn("external_id", "text").execute();
  }
  if (!columns.includes("is_test")) {
    await db.schema
      .alterTable("offer_requests")
      .addColumn("is_test", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await db.schema
    .createIndex("offer_requests_external_id")
    .ifNotExists()
    .unique()
    .on("offer_requests")
    .column("external_id")
    .execute();
}

async function createEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("meta_lead_events")
    .ifNotExists()
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("page_id", "text")
    .addColumn("form_id", "text")
    .addColumn("ad_id", "text")
    .addColumn("origin", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("due_at", "text", (column) => column.notNull())
    .addColumn("lease_owner", "text")
    .addColumn("lease_until", "text")
    .addColumn("problem", "text")
    .addColumn("last_error", "text")
    .addColumn("request_id", "text")
    .addColumn("received_at", "text", (column) => column.notNull())
    .addColumn("settled_at", "text")
    .execute();
  const indexes = { meta_lead_events_due: ["state", "due_at"], meta_lead_events_by_age: ["received_at"] };
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.createIndex(name).ifNotExists().on("meta_lead_events").columns(columns).execute();
  }
}

async function createConnection(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("meta_connection")
    .ifNotExists()
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("verified_at", "text")
    .addColumn("event_at", "text")
    .addColumn("fetched_at", "text")
    .addColumn("token_state", "text", (column) => column.notNull())
    .addColumn("token_print", "text")
    .addColumn("token_since", "text")
    .addColumn("token_checked_at", "text")
    .addColumn("token_error", "text")
    .addColumn("paused_until", "text")
    .addColumn("reconciled_at", "text")
    .addColumn("reconcile_until", "text")
    .addColumn("reconcile_error", "text")
    .execute();
  await sql`insert into meta_connection (id, token_state) values ('meta', 'unknown') on conflict do nothing`.execute(
    db,
  );
}
