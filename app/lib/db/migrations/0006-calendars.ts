import type { Kysely } from "kysely";
import { belongsTo, createIndexes, key, lease, required } from "./0001-schema/shapes";

/** The calendars of users, and the time that they are busy in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await lease(db.schema.createTable("calendars"))
    .addColumn("id", "text", key)
    .addColumn("user_id", "text", belongsTo("user.id"))
    .addColumn("kind", "text", required)
    .addColumn("name", "text", required)
    .addColumn("host", "text", required)
    .addColumn("address_sealed", "text", required)
    .addColumn("username", "text")
    .addColumn("password_sealed", "text")
    .addColumn("own_addresses", "text", required)
    .addColumn("collections", "text", required)
    .addColumn("write_url", "text")
    .addColumn("etag", "text")
    .addColumn("last_modified", "text")
    .addColumn("read_at", "text")
    .addColumn("whole_at", "text")
    .addColumn("tried_at", "text")
    .addColumn("trouble", "text")
    .addColumn("trouble_since", "text")
    .addColumn("state", "text", required)
    .addColumn("attempts", "integer", required)
    .addColumn("due_at", "text", required)
    .addColumn("version", "integer", required)
    .addColumn("created_at", "text", required)
    .execute();
  await createIndexes(db, "calendars", {
    calendars_by_user: ["user_id", "created_at", "id"],
    calendars_due: ["state", "due_at"],
    calendars_by_trouble: ["trouble_since"],
  });

  await db.schema
    .createTable("calendar_busy")
    .addColumn("id", "text", key)
    .addColumn("calendar_id", "text", belongsTo("calendars.id"))
    .addColumn("object", "text", required)
    .addColumn("starts_at", "text", required)
    .addColumn("ends_at", "text", required)
    .addColumn("appointment_id", "text")
    .execute();
  await createIndexes(db, "calendar_busy", {
    calendar_busy_by_object: ["calendar_id", "object"],
    calendar_busy_of_appointments: ["appointment_id"],
  });

  await db.schema
    .createTable("calendar_times")
    .addColumn("calendar_id", "text", (column) => column.primaryKey().references("calendars.id").onDelete("cascade"))
    .addColumn("times", "text", required)
    .execute();

  await db.schema
    .createTable("calendar_objects")
    .addColumn("calendar_id", "text", belongsTo("calendars.id"))
    .addColumn("collection", "text", required)
    .addColumn("object", "text", required)
    .addColumn("etag", "text", required)
    .addPrimaryKeyConstraint("calendar_objects_key", ["calendar_id", "object"])
    .execute();
}
