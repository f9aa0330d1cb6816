import { type Kysely, sql } from "kysely";

/** Finds by their address, however it was written, what somebody asked, and people by what they were known by first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["offer_requests", "configurator_requests", "appointments", "quotes"]) {
    await db.schema.createIndex(`${table}_by_address`).on(table).expression(sql`lower(email)`).execute();
  }
  await db.schema
    .createIndex("conversations_by_address")
    .on("conversations")
    .expression(sql`lower(contact_email)`)
    .where(sql<boolean>`contact_email is not null`)
    .execute();
  await db.schema.createIndex("people_by_email").on("people").column("email_key").execute();
  await db.schema
    .createIndex("people_by_phone")
    .on("people")
    .column("phone_key")
    .where(sql<boolean>`email_key is null`)
    .execute();
  await db.schema.createIndex("configurator_drafts_newest").on("configurator_drafts").column("created_at").execute();
}
