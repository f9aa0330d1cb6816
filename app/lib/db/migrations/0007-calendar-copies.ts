import type { Kysely } from "kysely";
import { belongsTo, createIndexes, flag, key, lease, required, unique } from "./0001-schema/shapes";

/** The agenda in the calendars of colleagues: by a secret address, and as copies of appointments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("calendar_feeds")
    .addColumn("user_id", "text", (column) => belongsTo("user.id")(column).primaryKey())
    .addColumn("link_key", "text", required)
    .addColumn("token_hash", "text", unique)
    .addColumn("shows_names", "integer", flag)
    .addColumn("created_at", "text", required)
    .addColumn("fetched_at", "text")
    .execute();

  await lease(
    db.schema
      .createTable("calendar_targets")
      .addColumn("id", "text", key)
      .addColumn("state", "text", required)
      .addColumn("attempts", "integer", flag)
      .addColumn("due_at", "text", required)
      .addColumn("trouble", "text")
      .addColumn("trouble_since", "text"),
  ).execute();
  await createIndexes(db, "calendar_targets", { calendar_targets_by_due: ["state", "due_at"] });

  await db.schema
    .createTable("calendar_copies")
    .addColumn("id", "text", key)
    .addColumn("calendar_id", "text", required)
    .addColumn("collection_url", "text", required)
    .addColumn("appointment_id", "text")
    .addColumn("object_url", "text")
    .addColumn("etag", "text")
    .addColumn("written", "text")
    .addColumn("found", "text")
    .addColumn("found_starts_at", "text")
    .addColumn("found_at", "text")
    .addColumn("marks", "integer", flag)
    .addColumn("due_at", "text")
    .addUniqueConstraint("calendar_copies_once", ["calendar_id", "collection_url", "appointment_id"])
    .execute();
  await createIndexes(db, "calendar_copies", {
    calendar_copies_by_appointment: ["appointment_id"],
    calendar_copies_by_found: ["found_at"],
  });

  await db.schema
    .createTable("removed_calendars")
    .addColumn("id", "text", key)
    .addColumn("user_id", "text", required)
    .addColumn("calendar", "text", required)
    .addColumn("removed_at", "text", required)
    .execute();
  await createIndexes(db, "removed_calendars", { removed_calendars_by_user: ["user_id", "removed_at"] });
}
