import type { Kysely } from "kysely";

/**
 * How often each step of the configurator was reached, by day: counts only, nothing of who. And what reports read: an
 * index that holds all they ask of a lead, so that none of them is read whole, and one for the list of subscribers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("configurator_steps")
    .ifNotExists()
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("mode", "text", (column) => column.notNull())
    .addColumn("step", "text", (column) => column.notNull())
    .addColumn("visits", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("configurator_steps_key", ["day", "mode", "step"])
    .execute();
  await db.schema
    .createIndex("leads_reported")
    .ifNotExists()
    .on("leads")
    .columns(["is_test", "created_at", "status", "source", "is_ads", "promised_at", "first_answered_at"])
    .execute();
  await db.schema
    .createIndex("subscribers_newest")
    .ifNotExists()
    .on("subscribers")
    .columns(["requested_at", "id"])
    .execute();
}
