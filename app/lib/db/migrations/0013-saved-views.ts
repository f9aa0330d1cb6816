import type { Kysely } from "kysely";

/**
 * Lists of leads that are come back to, what was done with many leads at once and what they were before, and the way to
 * the leads that have a day on which something is to be done.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("saved_views")
    .ifNotExists()
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("is_shared", "integer", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("query", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("deleted_at", "text")
    .execute();
  await db.schema.createIndex("saved_views_by_user").ifNotExists().on("saved_views").columns(["user_id"]).execute();

  await db.schema
    .createTable("lead_batches")
    .ifNotExists()
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("value", "text")
    .addColumn("changed", "integer", (column) => column.notNull())
    .addColumn("skipped", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("undone_at", "text")
    .addColumn("undone", "integer", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("lead_batches_by_time").ifNotExists().on("lead_batches").column("created_at").execute();
  await db.schema
    .createTable("lead_batch_steps")
    .ifNotExists()
    .addColumn("batch_id", "text", (column) => column.notNull().references("lead_batches.id").onDelete("cascade"))
    .addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
    .addColumn("was", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("lead_batch_steps_pk", ["batch_id", "lead_id"])
    .execute();
  await db.schema
    .createIndex("lead_batch_steps_by_lead")
    .ifNotExists()
    .on("lead_batch_steps")
    .column("lead_id")
    .execute();

  // Those with a day, the newest first; the day stands in the index, so that the rows need not be read to see it.
  await db.schema
    .createIndex("leads_planned")
    .ifNotExists()
    .on("leads")
    .columns(["created_at", "id", "next_action_on", "status"])
    .where("next_action_on" as never, "is not", null)
    .execute();
  // The same within a status, the one that is due longest first.
  await db.schema
    .createIndex("leads_planned_by_status")
    .ifNotExists()
    .on("leads")
    .columns(["status", "next_action_on", "id"])
    .where("next_action_on" as never, "is not", null)
    .execute();
}
