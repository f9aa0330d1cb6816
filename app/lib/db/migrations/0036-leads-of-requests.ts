import type { Kysely } from "kysely";

/**
 * Finds what Meta told of a request without reading all of it: whatever is deleted of somebody asks. And takes away what no
 * question goes by.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("meta_lead_events_by_request")
    .on("meta_lead_events")
    .column("request_id")
    .where("request_id", "is not", null)
    .execute();
  await db.schema.dropIndex("conversations_confirmed").execute();
}
