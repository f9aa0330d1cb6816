import type { Kysely } from "kysely";

/**
 * Quotes, the documents that were sent, and what customers asked about them. `quote_numbers` counts per year inside the
 * transaction that uses a number, so that none is given twice and none is skipped.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("quotes")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("number", "text", (column) => column.unique())
    .addColumn("request_id", "text")
    .addColumn("lead_id", "text")
    .addColumn("customer_name", "text", (column) => column.notNull())
    .addColumn("company", "text")
    .addColumn("email", "text")
    .addColumn("address", "text")
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("intro", "text")
    .addColumn("lines", "text", (column) => column.notNull())
    .addColumn("discounts", "text", (column) => column.notNull())
    .addColumn("vat_percent", "integer", (column) => column.notNull())
    .addColumn("once_cents", "integer", (column) => column.notNull())
    .addColumn("month_cents", "integer", (column) => column.notNull())
    .addColumn("valid_until", "text")
    .addColumn("token_hash", "text", (column) => column.unique())
    .addColumn("document_hash", "text")
    .addColumn("sent_at", "text")
    .addColumn("answered_at", "text")
    .addColumn("agreed_by", "text")
    .addColumn("decline_reason", "text")
    .addColumn("decline_note", "text")
    .addColumn("withdrawn_at", "text")
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("quotes_by_state").on("quotes").columns(["state", "created_at", "id"]).execute();
  await db.schema.createIndex("quotes_by_request").on("quotes").columns(["request_id"]).execute();
  await db.schema.createIndex("quotes_by_lead").on("quotes").columns(["lead_id"]).execute();

  await db.schema
    .createTable("quote_numbers")
    .addColumn("year", "integer", (column) => column.primaryKey())
    .addColumn("last", "integer", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("quote_documents")
    .addColumn("quote_id", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("sha256", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("quote_documents_key", ["quote_id", "kind"])
    .execute();

  await db.schema
    .createTable("quote_questions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("quote_id", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("asked_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("quote_questions_by_quote").on("quote_questions").columns(["quote_id", "id"]).execute();
}
