import type { Kysely } from "kysely";

/** Devices that are told what comes in, the queue of what they are told, our keys, and who has the desk in view. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("push_devices")
    .ifNotExists()
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
    .addColumn("endpoint", "text", (column) => column.notNull().unique())
    .addColumn("p256dh", "text", (column) => column.notNull())
    .addColumn("auth", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("last_sent_at", "text")
    .addColumn("problem", "text")
    .execute();
  await db.schema
    .createIndex("push_devices_by_user")
    .ifNotExists()
    .on("push_devices")
    .columns(["user_id", "created_at"])
    .execute();

  await db.schema
    .createTable("push_messages")
    .ifNotExists()
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("device_id", "text", (column) => column.notNull().references("push_devices.id").onDelete("cascade"))
    .addColumn("topic", "text", (column) => column.notNull())
    .addColumn("notice", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("due_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("lease_owner", "text")
    .addColumn("lease_until", "text")
    .addColumn("last_error", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  const indexes = {
    push_messages_due: ["state", "due_at"],
    push_messages_by_topic: ["topic", "created_at"],
    push_messages_by_device: ["device_id"],
  };
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.createIndex(name).ifNotExists().on("push_messages").columns(columns).execute();
  }

  await db.schema
    .createTable("push_keys")
    .ifNotExists()
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("public_key", "text", (column) => column.notNull())
    .addColumn("private_key", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("desk_presence")
    .ifNotExists()
    .addColumn("user_id", "text", (column) => column.primaryKey().references("user.id").onDelete("cascade"))
    .addColumn("seen_at", "text", (column) => column.notNull())
    .execute();
}
