import type { Kysely } from "kysely";

/** Requests are listed and counted by status: the index of all of them made way for this one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("offer_requests_by_status")
    .on("offer_requests")
    .columns(["status", "created_at", "id"])
    .execute();
  await db.schema.dropIndex("offer_requests_newest").execute();
}
