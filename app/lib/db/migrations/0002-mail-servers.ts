import type { Kysely } from "kysely";
import { key, required } from "./0001-schema/shapes";

/** The mail servers that an owner enters at the desk, one row each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("mail_servers")
    .addColumn("kind", "text", key)
    .addColumn("provider", "text", required)
    .addColumn("host", "text", required)
    .addColumn("port", "integer", required)
    .addColumn("security", "text", required)
    .addColumn("username", "text", required)
    .addColumn("password", "text", required)
    .addColumn("sender", "text")
    .addColumn("sent_folder", "text")
    .addColumn("user_email", "text", required)
    .addColumn("changed_at", "text", required)
    .execute();
}
