import type { Kysely } from "kysely";

/** How the visitor came in travels with a request, as JSON. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("offer_requests").addColumn("attribution", "text").execute();
}
