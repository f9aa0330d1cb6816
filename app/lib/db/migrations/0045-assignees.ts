import type { Kysely } from "kysely";

/**
 * Who of the desk takes a lead: nobody any more once that user is gone. And what the list of today is read by, so that it goes
 * through neither all leads nor all quotes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("leads")
    .addColumn("assignee_id", "text", (column) => column.references("user.id").onDelete("set null"))
    .execute();
  await db.schema
    .createIndex("leads_by_assignee")
    .on("leads")
    .columns(["assignee_id", "created_at", "id"])
    .where("assignee_id" as never, "is not", null)
    .execute();
  await db.schema
    .createIndex("leads_promised")
    .on("leads")
    .columns(["promised_at", "id"])
    .where("first_answered_at" as never, "is", null)
    .where("promised_at" as never, "is not", null)
    .execute();
  await db.schema
    .createIndex("leads_due")
    .on("leads")
    .columns(["next_action_on", "id"])
    .where("next_action_on" as never, "is not", null)
    .execute();
  await db.schema
    .createIndex("quotes_by_validity")
    .on("quotes")
    .columns(["valid_until", "id"])
    .where("valid_until" as never, "is not", null)
    .execute();
}
