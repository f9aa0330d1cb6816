import { type Kysely, sql } from "kysely";
import { belongsTo, createIndexes, key, lease, required, unique } from "./shapes";

/** Users, their notices and devices, and the logs. Columns in camel case have the names that better-auth gives them. */
export async function createDeskTables(db: Kysely<unknown>): Promise<void> {
  await createUsers(db);
  await createNotices(db);
  await createLogs(db);
}

async function createUsers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("user")
    .addColumn("id", "text", key)
    .addColumn("name", "text", required)
    .addColumn("email", "text", unique)
    .addColumn("emailVerified", "integer", required)
    .addColumn("image", "text")
    .addColumn("role", "text", required)
    .addColumn("createdAt", "text", required)
    .addColumn("updatedAt", "text", required)
    .addColumn("lastSeenAt", "text")
    .addColumn("language", "text", (column) => column.notNull().defaultTo("nl"))
    .execute();

  await db.schema
    .createTable("session")
    .addColumn("id", "text", key)
    .addColumn("expiresAt", "text", required)
    .addColumn("token", "text", unique)
    .addColumn("createdAt", "text", required)
    .addColumn("updatedAt", "text", required)
    .addColumn("ipAddress", "text")
    .addColumn("userAgent", "text")
    .addColumn("userId", "text", belongsTo("user.id"))
    .addColumn("lastSeenAt", "text")
    .execute();
  await createIndexes(db, "session", { session_user: ["userId"] });

  await db.schema
    .createTable("account")
    .addColumn("id", "text", key)
    .addColumn("accountId", "text", required)
    .addColumn("providerId", "text", required)
    .addColumn("userId", "text", belongsTo("user.id"))
    .addColumn("accessToken", "text")
    .addColumn("refreshToken", "text")
    .addColumn("idToken", "text")
    .addColumn("accessTokenExpiresAt", "text")
    .addColumn("refreshTokenExpiresAt", "text")
    .addColumn("scope", "text")
    .addColumn("password", "text")
    .addColumn("createdAt", "text", required)
    .addColumn("updatedAt", "text", required)
    .execute();
  await createIndexes(db, "account", { account_user: ["userId"] });

  await db.schema
    .createTable("verification")
    .addColumn("id", "text", key)
    .addColumn("identifier", "text", required)
    .addColumn("value", "text", required)
    .addColumn("expiresAt", "text", required)
    .addColumn("createdAt", "text", required)
    .addColumn("updatedAt", "text", required)
    .execute();
  await createIndexes(db, "verification", { verification_identifier: ["identifier"] });

  await db.schema
    .createTable("second_steps")
    .addColumn("user_id", "text", (column) => column.primaryKey().references("user.id").onDelete("cascade"))
    .addColumn("secret", "text", required)
    .addColumn("last_counter", "integer", required)
    .addColumn("created_at", "text", required)
    .addColumn("confirmed_at", "text")
    .execute();

  await db.schema
    .createTable("recovery_codes")
    .addColumn("user_id", "text", belongsTo("user.id"))
    .addColumn("code_hash", "text", required)
    .addColumn("used_at", "text")
    .addPrimaryKeyConstraint("recovery_codes_key", ["user_id", "code_hash"])
    .execute();

  await db.schema
    .createTable("user_links")
    .addColumn("token_hash", "text", key)
    .addColumn("user_id", "text", belongsTo("user.id"))
    .addColumn("purpose", "text", required)
    .addColumn("tries", "integer", required)
    .addColumn("expires_at", "text", required)
    .execute();
  await createIndexes(db, "user_links", { user_links_by_user: ["user_id", "purpose"] });

  await db.schema
    .createTable("user_invites")
    .addColumn("id", "text", key)
    .addColumn("email", "text", required)
    .addColumn("role", "text", required)
    .addColumn("language", "text", required)
    .addColumn("token_hash", "text", unique)
    .addColumn("state", "text", required)
    .addColumn("invited_by", "text", required)
    .addColumn("inviter", "text", required)
    .addColumn("invited_at", "text", required)
    .addColumn("expires_at", "text", required)
    .execute();
  await createIndexes(db, "user_invites", { user_invites_by_state: ["state", "email"] });

  await db.schema
    .createTable("user_signatures")
    .addColumn("user_id", "text", (column) => column.primaryKey().references("user.id").onDelete("cascade"))
    .addColumn("text", "text", required)
    .execute();

  await db.schema
    .createTable("configured_owner")
    .addColumn("email", "text", key)
    .addColumn("password_hash", "text", required)
    .addColumn("applied_at", "text", required)
    .execute();
}

async function createNotices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("desk_pages")
    .addColumn("user_id", "text", belongsTo("user.id"))
    .addColumn("page_id", "text", required)
    .addColumn("seen_at", "text", required)
    .addColumn("writing_to", "text")
    .addColumn("writing_at", "text")
    .addPrimaryKeyConstraint("desk_pages_key", ["user_id", "page_id"])
    .execute();

  // Unused: it stays so that a database of the earlier migrations has the same tables.
  await db.schema
    .createTable("desk_presence")
    .addColumn("user_id", "text", (column) => column.primaryKey().references("user.id").onDelete("cascade"))
    .addColumn("seen_at", "text", required)
    .execute();

  await db.schema
    .createTable("notice_settings")
    .addColumn("user_id", "text", (column) => column.primaryKey().references("user.id").onDelete("cascade"))
    .addColumn("switched_off", "text", required)
    .addColumn("quiet_from", "text")
    .addColumn("quiet_to", "text")
    .addColumn("morning_at", "text", required)
    .execute();

  await db.schema
    .createTable("notices")
    .addColumn("id", "text", key)
    .addColumn("user_id", "text", belongsTo("user.id"))
    .addColumn("topic", "text", required)
    .addColumn("notice", "text", required)
    .addColumn("once", "text")
    .addColumn("state", "text", required)
    .addColumn("attempts", "integer", required)
    .addColumn("due_at", "text", required)
    .addColumn("sent_at", "text")
    .$call(lease)
    .addColumn("created_at", "text", required)
    .addUniqueConstraint("notices_once", ["once", "user_id"])
    .execute();
  await createIndexes(db, "notices", {
    notices_due: ["state", "due_at"],
    notices_by_topic: ["topic"],
    notices_by_age: ["created_at"],
    notices_by_user: ["user_id"],
  });

  await db.schema
    .createTable("push_devices")
    .addColumn("id", "text", key)
    .addColumn("user_id", "text", belongsTo("user.id"))
    .addColumn("endpoint", "text", unique)
    .addColumn("p256dh", "text", required)
    .addColumn("auth", "text", required)
    .addColumn("name", "text", required)
    .addColumn("created_at", "text", required)
    .addColumn("last_sent_at", "text")
    .addColumn("problem", "text")
    .addColumn("last_received_at", "text")
    .addColumn("unheard_since", "text")
    .execute();
  await createIndexes(db, "push_devices", { push_devices_by_user: ["user_id", "created_at"] });

  await db.schema
    .createTable("push_messages")
    .addColumn("id", "text", key)
    .addColumn("device_id", "text", belongsTo("push_devices.id"))
    .addColumn("topic", "text", required)
    .addColumn("notice", "text", required)
    .addColumn("state", "text", required)
    .addColumn("attempts", "integer", required)
    .addColumn("due_at", "text", required)
    .addColumn("expires_at", "text", required)
    .$call(lease)
    .addColumn("last_error", "text")
    .addColumn("created_at", "text", required)
    .addColumn("notice_id", "text")
    .execute();
  await createIndexes(db, "push_messages", {
    push_messages_due: ["state", "due_at"],
    push_messages_by_topic: ["topic", "created_at"],
    push_messages_by_device: ["device_id"],
  });

  await db.schema
    .createTable("push_keys")
    .addColumn("id", "text", key)
    .addColumn("public_key", "text", required)
    .addColumn("private_key", "text", required)
    .addColumn("created_at", "text", required)
    .execute();
}

async function createLogs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("audit_log")
    .addColumn("id", "text", key)
    .addColumn("at", "text", required)
    .addColumn("user_id", "text", required)
    .addColumn("user_email", "text", required)
    .addColumn("action", "text", required)
    .addColumn("subject", "text", required)
    .addColumn("detail", "text", required)
    .execute();
  await createIndexes(db, "audit_log", {
    audit_log_by_subject: ["subject", "id"],
    audit_log_newest: ["at", "id"],
    audit_log_by_user: ["user_email", "at", "id"],
  });
  await db.schema
    .createIndex("audit_log_by_noun")
    .on("audit_log")
    .expression(sql`rtrim(action, 'abcdefghijklmnopqrstuvwxyz-'), at, id`)
    .execute();

  await db.schema
    .createTable("alerts")
    .addColumn("id", "text", key)
    .addColumn("cause", "text", required)
    .addColumn("place", "text", required)
    .addColumn("since", "text", required)
    .addColumn("told_at", "text", required)
    .addColumn("seen_at", "text", required)
    .addUniqueConstraint("alerts_key", ["cause", "place"])
    .execute();

  await db.schema
    .createTable("retention_rounds")
    .addColumn("id", "text", key)
    .addColumn("cause", "text", required)
    .addColumn("state", "text", required)
    .addColumn("started_at", "text", required)
    .addColumn("ended_at", "text")
    .addColumn("lease_until", "text", required)
    .addColumn("deleted", "text", required)
    .addColumn("problem", "text")
    .execute();
  await createIndexes(db, "retention_rounds", { retention_rounds_newest: ["started_at", "id"] });

  await db.schema
    .createTable("rate_limits")
    .addColumn("key", "text", key)
    .addColumn("points", "integer", required)
    .addColumn("expire", "bigint")
    .execute();
}
