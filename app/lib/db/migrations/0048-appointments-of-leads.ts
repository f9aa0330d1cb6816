import type { Kysely } from "kysely";

/** The lead that the desk made an appointment for; one that a visitor made is a lead of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("appointments")
    .addColumn("lead_id", "text", (column) => column.references("leads.id").onDelete("set null"))
    .execute();
  await db.schema
    .createIndex("appointments_by_lead")
    .on("appointments")
    .columns(["lead_id", "starts_at"])
    .where("lead_id" as never, "is not", null)
    .execute();
}
