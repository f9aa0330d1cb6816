import type { Kysely } from "kysely";

/**
 * What people of the desk are told, as a queue that knows whether it arrived; how each of them wants to be told; and
 * who is calling a lead. Devices say what they received.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("notices")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
    .addColumn("topic", "text", (column) => column.notNull())
    .addColumn("notice", "text", (column) => column.notNull())
    .addColumn("once", "text")
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("due_at", "text", (column) => column.notNull())
    .addColumn("sent_at", "text")
    .addColumn("lease_owner", "text")
    .addColumn("lease_until", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addUniqueConstraint("notices_once", ["once", "user_id"])
    .execute();
  const indexes = {
    notices_due: ["state", "due_at"],
    notices_by_topic: ["topic"],
    notices_by_age: ["created_at"],
    notices_by_user: ["user_id"],
  };
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.createIndex(name).on("notices").columns(columns).execute();
  }

  await db.schema
    .createTable("notice_settings")
    .addColumn("user_id", "text", (column) => column.primaryKey().references("user.id").onDelete("cascade"))
    .addColumn("switched_off", "text", (column) => column.notNull())
    .addColumn("quiet_from", "text")
    .addColumn("quiet_to", "text")
    .addColumn("morning_at", "text", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("lead_calls")
    .addColumn("lead_id", "text", (column) => column.primaryKey().references("leads.id").onDelete("cascade"))
    .addColumn("user_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
    .addColumn("calling_until", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("lead_calls_by_user").on("lead_calls").column("user_id").execute();

  await db.schema.alterTable("push_messages").addColumn("notice_id", "text").execute();
  await db.schema.alterTable("push_devices").addColumn("last_received_at", "text").execute();
  await db.schema.alterTable("push_devices").addColumn("unheard_since", "text").execute();
}
