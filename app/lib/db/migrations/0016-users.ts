import type { Kysely } from "kysely";

/**
 * Colleagues at the desk: when somebody was last seen and in which language, the second step of signing in with its
 * recovery codes, links that are good once, invitations, and which password the configuration last gave an owner.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("user").addColumn("lastSeenAt", "text").execute();
  await db.schema
    .alterTable("user")
    .addColumn("language", "text", (column) => column.notNull().defaultTo("nl"))
    .execute();
  await db.schema.alterTable("session").addColumn("lastSeenAt", "text").execute();

  await db.schema
    .createTable("second_steps")
    .addColumn("user_id", "text", (column) => column.primaryKey().references("user.id").onDelete("cascade"))
    .addColumn("secret", "text", (column) => column.notNull())
    .addColumn("last_counter", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("confirmed_at", "text")
    .execute();

  await db.schema
    .createTable("recovery_codes")
    .addColumn("user_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
    .addColumn("code_hash", "text", (column) => column.notNull())
    .addColumn("used_at", "text")
    .addPrimaryKeyConstraint("recovery_codes_key", ["user_id", "code_hash"])
    .execute();

  await db.schema
    .createTable("user_links")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("tries", "integer", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("user_links_by_user").on("user_links").columns(["user_id", "purpose"]).execute();

  await db.schema
    .createTable("user_invites")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("invited_by", "text", (column) => column.notNull())
    .addColumn("inviter", "text", (column) => column.notNull())
    .addColumn("invited_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("user_invites_by_state").on("user_invites").columns(["state", "email"]).execute();

  await db.schema
    .createTable("configured_owner")
    .addColumn("email", "text", (column) => column.primaryKey())
    .addColumn("password_hash", "text", (column) => column.notNull())
    .addColumn("applied_at", "text", (column) => column.notNull())
    .execute();
}
