import type { Kysely } from "kysely";
import { createIndexes, key, required } from "./shapes";

export async function createSiteTables(db: Kysely<unknown>): Promise<void> {
  await createContent(db);
  await createAddresses(db);
  await createCounts(db);
}

async function createContent(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("site_changes")
    .addColumn("kind", "text", required)
    .addColumn("name", "text", required)
    .addColumn("language", "text", required)
    .addColumn("version", "integer", required)
    .addColumn("value", "text")
    .addColumn("user_email", "text", required)
    .addColumn("at", "text", required)
    .addPrimaryKeyConstraint("site_changes_primary", ["kind", "name", "language", "version"])
    .execute();
  await createIndexes(db, "site_changes", { site_changes_by_version: ["version"] });

  await db.schema
    .createTable("site_drafts")
    .addColumn("kind", "text", key)
    .addColumn("base", "integer", required)
    .addColumn("content", "text", required)
    .addColumn("user_email", "text", required)
    .addColumn("at", "text", required)
    .addColumn("fields", "text")
    .execute();

  await db.schema
    .createTable("site_pictures")
    .addColumn("hash", "text", key)
    .addColumn("format", "text", required)
    .addColumn("content", "text", required)
    .addColumn("at", "text", required)
    .execute();
}

async function createAddresses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("redirects")
    .addColumn("from_path", "text", key)
    .addColumn("to_path", "text", required)
    .addColumn("status", "integer", required)
    .addColumn("hits", "integer", required)
    .addColumn("last_hit_at", "text")
    .addColumn("user_email", "text", required)
    .addColumn("version", "integer", required)
    .addColumn("created_at", "text", required)
    .addColumn("updated_at", "text", required)
    .addColumn("removed_at", "text")
    .execute();

  await db.schema
    .createTable("unknown_paths")
    .addColumn("path", "text", key)
    .addColumn("hits", "integer", required)
    .addColumn("first_seen_at", "text", required)
    .addColumn("last_seen_at", "text", required)
    .execute();
}

async function createCounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("consent_log")
    .addColumn("id", "text", key)
    .addColumn("purposes", "text", required)
    .addColumn("version", "text", required)
    .addColumn("language", "text", required)
    .addColumn("created_at", "text", required)
    .execute();
  await createIndexes(db, "consent_log", { consent_log_by_age: ["created_at"] });

  // Counts visits by day and step, and stores nothing about the visitor.
  await db.schema
    .createTable("configurator_steps")
    .addColumn("day", "text", required)
    .addColumn("mode", "text", required)
    .addColumn("step", "text", required)
    .addColumn("visits", "integer", required)
    .addPrimaryKeyConstraint("configurator_steps_key", ["day", "mode", "step"])
    .execute();
}
