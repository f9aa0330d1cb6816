import { type Kysely, sql } from "kysely";
import { belongsTo, createIndexes, flag, key, lease, required, unique } from "./shapes";

export async function createRequestTables(db: Kysely<unknown>): Promise<void> {
  await createForms(db);
  await createAppointments(db);
  await createChat(db);
  await createMeta(db);
  await createQuotes(db);
  await createWaits(db);
}

async function createForms(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("offer_requests")
    .addColumn("id", "text", key)
    .addColumn("submission_id", "text", (column) => column.unique())
    .addColumn("body_digest", "text")
    .addColumn("name", "text", required)
    .addColumn("email", "text", required)
    .addColumn("phone", "text")
    .addColumn("company", "text")
    .addColumn("service", "text")
    .addColumn("message", "text")
    .addColumn("source", "text", required)
    .addColumn("language", "text", required)
    .addColumn("status", "text", required)
    .addColumn("created_at", "text", required)
    .addColumn("attribution", "text")
    .addColumn("external_id", "text")
    .addColumn("is_test", "integer", flag)
    .execute();
  await createIndexes(db, "offer_requests", {
    offer_requests_body_digest: ["body_digest", "created_at"],
    offer_requests_by_status: ["status", "created_at", "id"],
  });
  await db.schema
    .createIndex("offer_requests_external_id")
    .on("offer_requests")
    .column("external_id")
    .unique()
    .execute();
  await db.schema.createIndex("offer_requests_by_address").on("offer_requests").expression(sql`lower(email)`).execute();

  await db.schema
    .createTable("configurator_requests")
    .addColumn("id", "text", key)
    .addColumn("submission_id", "text", (column) => column.unique())
    .addColumn("body_digest", "text")
    .addColumn("name", "text", required)
    .addColumn("email", "text", required)
    .addColumn("phone", "text")
    .addColumn("company", "text")
    .addColumn("industry", "text")
    .addColumn("description", "text")
    .addColumn("website_type", "text")
    .addColumn("services", "text", required)
    .addColumn("timeline", "text")
    .addColumn("features", "text", required)
    .addColumn("preferred_contact", "text")
    .addColumn("budget", "text")
    .addColumn("price_lines", "text", required)
    .addColumn("source", "text", required)
    .addColumn("language", "text", required)
    .addColumn("status", "text", required)
    .addColumn("attribution", "text")
    .addColumn("created_at", "text", required)
    .execute();
  await createIndexes(db, "configurator_requests", {
    configurator_requests_by_status: ["status", "created_at", "id"],
    configurator_requests_body_digest: ["body_digest", "created_at"],
  });
  await db.schema
    .createIndex("configurator_requests_by_address")
    .on("configurator_requests")
    .expression(sql`lower(email)`)
    .execute();

  await db.schema
    .createTable("configurator_drafts")
    .addColumn("token_hash", "text", key)
    .addColumn("mode", "text", required)
    .addColumn("fields", "text", required)
    .addColumn("language", "text", required)
    .addColumn("expires_at", "text", required)
    .addColumn("created_at", "text", required)
    .execute();
  await createIndexes(db, "configurator_drafts", {
    configurator_drafts_expiry: ["expires_at"],
    configurator_drafts_newest: ["created_at"],
  });
}

async function createAppointments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("appointments")
    .addColumn("id", "text", key)
    .addColumn("submission_id", "text", (column) => column.unique())
    .addColumn("token_hash", "text", unique)
    .addColumn("starts_at", "text", required)
    .addColumn("ends_at", "text", required)
    .addColumn("name", "text", required)
    .addColumn("email", "text", required)
    .addColumn("phone", "text")
    .addColumn("subject", "text")
    .addColumn("language", "text", required)
    .addColumn("status", "text", required)
    .addColumn("sequence", "integer", required)
    .addColumn("source", "text", required)
    .addColumn("attribution", "text")
    .addColumn("created_at", "text", required)
    .addColumn("cancelled_at", "text")
    .addColumn("moves", "text", (column) => column.notNull().defaultTo("[]"))
    .addColumn("cancelled_by", "text")
    .addColumn("lead_id", "text", (column) => column.references("leads.id").onDelete("set null"))
    .execute();
  // A moment is given out once.
  await db.schema
    .createIndex("appointments_slot")
    .on("appointments")
    .column("starts_at")
    .unique()
    .where(sql<boolean>`status = 'booked'`)
    .execute();
  await createIndexes(db, "appointments", { appointments_by_status: ["status", "starts_at", "id"] });
  await db.schema.createIndex("appointments_by_address").on("appointments").expression(sql`lower(email)`).execute();
  await createIndexes(db, "appointments", { appointments_by_lead: ["lead_id", "starts_at"] }, sql`lead_id is not null`);

  await db.schema
    .createTable("agenda_blocks")
    .addColumn("id", "text", key)
    .addColumn("starts_at", "text", required)
    .addColumn("ends_at", "text", required)
    .addColumn("note", "text")
    .addColumn("user_email", "text", required)
    .addColumn("created_at", "text", required)
    .addColumn("removed_at", "text")
    .execute();
  await createIndexes(db, "agenda_blocks", { agenda_blocks_by_end: ["ends_at"] });
}

async function createChat(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("conversations")
    .addColumn("id", "text", key)
    .addColumn("token_hash", "text", unique)
    .addColumn("language", "text", required)
    .addColumn("page", "text", required)
    .addColumn("attendance", "text", required)
    .addColumn("started_at", "text", required)
    .addColumn("last_line_at", "text", required)
    .addColumn("last_seq", "integer", required)
    .addColumn("last_visitor_seq", "integer", required)
    .addColumn("owner_read_seq", "integer", required)
    .addColumn("last_person_seq", "integer", required)
    .addColumn("last_person_at", "text")
    .addColumn("mailed_seq", "integer", required)
    .addColumn("visitor_seen_seq", "integer", required)
    .addColumn("visitor_last_seen_at", "text", required)
    .addColumn("contact_name", "text")
    .addColumn("contact_email", "text")
    .addColumn("contact_phone", "text")
    .addColumn("contact_confirmed_at", "text")
    .addColumn("contact_method", "text")
    .addColumn("contact_method_at", "text")
    .addColumn("attended_at", "text")
    .execute();
  await createIndexes(db, "conversations", { conversations_newest: ["last_line_at", "id"] });
  await createIndexes(
    db,
    "conversations",
    { conversations_unread: ["last_line_at"] },
    sql`last_visitor_seq > owner_read_seq`,
  );
  await createIndexes(
    db,
    "conversations",
    { conversations_answered: ["last_person_at"] },
    sql`last_person_seq > mailed_seq and last_person_seq > visitor_seen_seq`,
  );
  await db.schema
    .createIndex("conversations_by_address")
    .on("conversations")
    .expression(sql`lower(contact_email)`)
    .where(sql<boolean>`contact_email is not null`)
    .execute();

  await db.schema
    .createTable("conversation_lines")
    .addColumn("conversation_id", "text", belongsTo("conversations.id"))
    .addColumn("seq", "integer", required)
    .addColumn("id", "text", required)
    .addColumn("author", "text", required)
    .addColumn("text", "text", required)
    .addColumn("asks", "text")
    .addColumn("asks_answer", "text")
    .addColumn("at", "text", required)
    .addPrimaryKeyConstraint("conversation_lines_pk", ["conversation_id", "seq"])
    .addUniqueConstraint("conversation_lines_once", ["conversation_id", "id"])
    .execute();

  await db.schema
    .createTable("chat_rule_versions")
    .addColumn("version", "integer", key)
    .addColumn("edits", "text", required)
    .addColumn("change", "text", required)
    .addColumn("subject", "text", required)
    .addColumn("user_email", "text", required)
    .addColumn("at", "text", required)
    .execute();
}

async function createMeta(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("meta_lead_events")
    .addColumn("id", "text", key)
    .addColumn("page_id", "text")
    .addColumn("form_id", "text")
    .addColumn("ad_id", "text")
    .addColumn("origin", "text", required)
    .addColumn("state", "text", required)
    .addColumn("attempts", "integer", required)
    .addColumn("due_at", "text", required)
    .$call(lease)
    .addColumn("problem", "text")
    .addColumn("last_error", "text")
    .addColumn("request_id", "text")
    .addColumn("received_at", "text", required)
    .addColumn("settled_at", "text")
    .execute();
  await createIndexes(db, "meta_lead_events", {
    meta_lead_events_due: ["state", "due_at"],
    meta_lead_events_by_age: ["received_at"],
  });
  await createIndexes(
    db,
    "meta_lead_events",
    { meta_lead_events_by_request: ["request_id"] },
    sql`request_id is not null`,
  );

  await db.schema
    .createTable("meta_connection")
    .addColumn("id", "text", key)
    .addColumn("verified_at", "text")
    .addColumn("event_at", "text")
    .addColumn("fetched_at", "text")
    .addColumn("token_state", "text", required)
    .addColumn("token_print", "text")
    .addColumn("token_since", "text")
    .addColumn("token_checked_at", "text")
    .addColumn("token_error", "text")
    .addColumn("paused_until", "text")
    .addColumn("reconciled_at", "text")
    .addColumn("reconcile_until", "text")
    .addColumn("reconcile_error", "text")
    .addColumn("reconcile_behind", "text", (column) => column.notNull().defaultTo("{}"))
    .execute();
  await sql`insert into meta_connection (id, token_state) values ('meta', 'unknown')`.execute(db);
}

async function createQuotes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("quotes")
    .addColumn("id", "text", key)
    .addColumn("number", "text", (column) => column.unique())
    .addColumn("request_id", "text")
    .addColumn("lead_id", "text")
    .addColumn("customer_name", "text", required)
    .addColumn("company", "text")
    .addColumn("email", "text")
    .addColumn("address", "text")
    .addColumn("language", "text", required)
    .addColumn("state", "text", required)
    .addColumn("intro", "text")
    .addColumn("lines", "text", required)
    .addColumn("discounts", "text", required)
    .addColumn("vat_percent", "integer", required)
    .addColumn("once_cents", "integer", required)
    .addColumn("month_cents", "integer", required)
    .addColumn("valid_until", "text")
    .addColumn("token_hash", "text", (column) => column.unique())
    .addColumn("document_hash", "text")
    .addColumn("sent_at", "text")
    .addColumn("answered_at", "text")
    .addColumn("agreed_by", "text")
    .addColumn("decline_reason", "text")
    .addColumn("decline_note", "text")
    .addColumn("withdrawn_at", "text")
    .addColumn("version", "integer", required)
    .addColumn("created_at", "text", required)
    .addColumn("updated_at", "text", required)
    .addColumn("first_viewed_at", "text")
    .addColumn("last_viewed_at", "text")
    .execute();
  await createIndexes(db, "quotes", {
    quotes_by_state: ["state", "created_at", "id"],
    quotes_by_request: ["request_id"],
    quotes_by_lead: ["lead_id"],
  });
  await db.schema.createIndex("quotes_by_address").on("quotes").expression(sql`lower(email)`).execute();
  await createIndexes(db, "quotes", { quotes_by_validity: ["valid_until", "id"] }, sql`valid_until is not null`);

  // Counts per year inside the transaction that uses a number: none is given twice, none is skipped.
  await db.schema
    .createTable("quote_numbers")
    .addColumn("year", "integer", key)
    .addColumn("last", "integer", required)
    .execute();

  await db.schema
    .createTable("quote_documents")
    .addColumn("quote_id", "text", required)
    .addColumn("kind", "text", required)
    .addColumn("sha256", "text", required)
    .addColumn("content", "text", required)
    .addColumn("created_at", "text", required)
    .addPrimaryKeyConstraint("quote_documents_key", ["quote_id", "kind"])
    .execute();

  await db.schema
    .createTable("quote_questions")
    .addColumn("id", "text", key)
    .addColumn("quote_id", "text", required)
    .addColumn("text", "text", required)
    .addColumn("asked_at", "text", required)
    .addColumn("answer", "text")
    .addColumn("answered_at", "text")
    .addColumn("answered_by", "text")
    .execute();
  await createIndexes(db, "quote_questions", { quote_questions_by_quote: ["quote_id", "id"] });
}

async function createWaits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("waits")
    .addColumn("id", "text", key)
    .addColumn("kind", "text", required)
    .addColumn("lead_id", "text", (column) => column.references("leads.id").onDelete("cascade"))
    .addColumn("conversation_id", "text", (column) => column.references("conversations.id").onDelete("cascade"))
    .addColumn("quote_id", "text", (column) => column.references("quotes.id").onDelete("cascade"))
    .addColumn("since", "text", required)
    .addColumn("due_at", "text", required)
    .addColumn("answered_at", "text")
    .addColumn("dismissed_at", "text")
    .execute();
  const isOpen = sql<boolean>`answered_at is null and dismissed_at is null`;
  for (const subject of ["lead", "conversation", "quote"]) {
    await db.schema
      .createIndex(`waits_of_${subject}`)
      .on("waits")
      .column(`${subject}_id`)
      .unique()
      .where(isOpen)
      .execute();
    await createIndexes(db, "waits", { [`waits_by_${subject}`]: [`${subject}_id`] });
  }
  await createIndexes(db, "waits", { waits_open: ["due_at", "id"] }, isOpen);
  await createIndexes(db, "waits", { waits_since: ["since"] });
}
