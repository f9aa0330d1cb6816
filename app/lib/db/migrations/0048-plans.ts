import type { Kysely } from "kysely";

/**
 * Plans to follow leads up, as the desk has changed them; each time that one was started for a lead; and its steps, of
 * which those that go out by themselves are a queue.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("plans")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("is_auto", "integer", (column) => column.notNull())
    .addColumn("steps", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("plan_runs")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
    .addColumn("plan_id", "text", (column) => column.notNull())
    .addColumn("plan_version", "integer", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("is_auto", "integer", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("started_at", "text", (column) => column.notNull())
    .addColumn("started_by", "text", (column) => column.notNull())
    .addColumn("ended_at", "text")
    .addColumn("ended_by", "text")
    .addColumn("end_reason", "text")
    .execute();
  await db.schema
    .createIndex("plan_runs_running")
    .on("plan_runs")
    .column("lead_id")
    .unique()
    .where("state" as never, "=", "running")
    .execute();
  await db.schema.createIndex("plan_runs_by_lead").on("plan_runs").columns(["lead_id", "started_at"]).execute();
  await db.schema
    .createTable("plan_steps")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("run_id", "text", (column) => column.notNull().references("plan_runs.id").onDelete("cascade"))
    .addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("due_at", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("lease_owner", "text")
    .addColumn("lease_until", "text")
    .addColumn("mail_id", "text")
    .addColumn("settled_at", "text")
    .addColumn("settled_by", "text")
    .addUniqueConstraint("plan_steps_once", ["run_id", "position"])
    .execute();
  await db.schema.createIndex("plan_steps_due").on("plan_steps").columns(["state", "due_at", "id"]).execute();
  await db.schema.createIndex("plan_steps_by_lead").on("plan_steps").column("lead_id").execute();
}
