import { type Kysely, sql } from "kysely";
import { belongsTo, createIndexes, flag, isPostgres, key, lease, required, unique } from "./shapes";

export async function createMailTables(db: Kysely<unknown>): Promise<void> {
  await createOutbox(db);
  await createThread(db);
  await createMailbox(db);
  await createNewsletter(db);
}

async function createOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("outbox")
    .addColumn("id", "text", key)
    .addColumn("message_id", "text", unique)
    .addColumn("template", "text", required)
    .addColumn("props", "text", required)
    .addColumn("language", "text", required)
    .addColumn("recipient", "text", required)
    .addColumn("reply_to", "text")
    .addColumn("request_id", "text")
    .addColumn("state", "text", required)
    .addColumn("attempts", "integer", required)
    .addColumn("due_at", "text", required)
    .$call(lease)
    .addColumn("last_error", "text")
    .addColumn("created_at", "text", required)
    .addColumn("sent_at", "text")
    .addColumn("owed_again_at", "text")
    .addColumn("is_unanswered", "integer", flag)
    .addColumn("is_refused", "integer", flag)
    .addColumn("relay_id", "text")
    .execute();
  await createIndexes(db, "outbox", {
    outbox_due: ["state", "due_at"],
    outbox_request: ["request_id"],
    outbox_by_time: ["created_at", "id"],
    outbox_by_state: ["state", "created_at", "id"],
    // Holds every column that a search for a recipient reads.
    outbox_by_recipient: ["recipient", "state", "created_at", "id"],
  });
  await createIndexes(db, "outbox", { outbox_relay_id: ["relay_id"] }, sql`relay_id is not null`);
}

async function createThread(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("thread_messages")
    .addColumn("id", "text", key)
    .addColumn("person_id", "text", required)
    .addColumn("lead_id", "text", (column) => column.references("leads.id").onDelete("cascade"))
    .addColumn("topic", "text", required)
    .addColumn("direction", "text", required)
    .addColumn("origin", "text", required)
    .addColumn("message_id", "text", required)
    .addColumn("in_reply_to", "text")
    .addColumn("references", "text", required)
    .addColumn("sender", "text", required)
    .addColumn("sender_name", "text", required)
    .addColumn("recipients", "text", required)
    .addColumn("copied", "text", required)
    .addColumn("subject", "text", required)
    .addColumn("text", "text", required)
    .addColumn("html", "text")
    .addColumn("sent_at", "text", required)
    .addColumn("stored_at", "text", required)
    .addColumn("user_id", "text")
    .addColumn("email_id", "text")
    .addColumn("is_automatic", "integer", required)
    .addColumn("is_forged", "integer", required)
    .addColumn("remarks", "text", required)
    .addColumn("returned", "text")
    .addColumn("returned_detail", "text")
    .addColumn("own_text", "text")
    .addColumn("is_unconfirmed", "integer", flag)
    .addUniqueConstraint("thread_messages_once", ["person_id", "message_id"])
    .execute();
  await createIndexes(db, "thread_messages", {
    thread_messages_by_person: ["person_id", "sent_at"],
    thread_messages_by_lead: ["lead_id"],
    thread_messages_by_message: ["message_id"],
  });

  await db.schema
    .createTable("thread_attachments")
    .addColumn("id", "text", key)
    .addColumn("message_id", "text", required)
    .addColumn("name", "text", required)
    .addColumn("type", "text", required)
    .addColumn("size", "integer", required)
    .addColumn("content", "text", required)
    .execute();
  await createIndexes(db, "thread_attachments", { thread_attachments_by_message: ["message_id"] });

  await db.schema
    .createTable("thread_uploads")
    .addColumn("id", "text", key)
    .addColumn("lead_id", "text", belongsTo("leads.id"))
    .addColumn("user_id", "text", required)
    .addColumn("name", "text", required)
    .addColumn("type", "text", required)
    .addColumn("size", "integer", required)
    .addColumn("content", "text", required)
    .addColumn("stored_at", "text", required)
    .execute();
  await createIndexes(db, "thread_uploads", {
    thread_uploads_by_lead: ["lead_id", "user_id"],
    thread_uploads_by_time: ["stored_at"],
  });
}

async function createMailbox(db: Kysely<unknown>): Promise<void> {
  // Uids go up to 4,294,967,295 (RFC 3501, section 2.3.1.1). PostgreSQL gives a `bigint` as text, this as a number.
  const uid = isPostgres(db) ? "double precision" : "integer";
  await db.schema
    .createTable("mailbox_connection")
    .addColumn("id", "text", key)
    .$call(lease)
    .addColumn("connected_at", "text")
    .addColumn("seen_at", "text")
    .addColumn("trouble", "text")
    .addColumn("trouble_since", "text")
    .addColumn("refresh_token", "text")
    .addColumn("unverified_at", "text")
    .addColumn("answers_to", "text")
    .execute();
  await sql`insert into mailbox_connection (id) values ('mailbox')`.execute(db);

  await db.schema
    .createTable("mailbox_folders")
    .addColumn("role", "text", key)
    .addColumn("account", "text", required)
    .addColumn("path", "text")
    .addColumn("uid_validity", "text")
    .addColumn("last_uid", uid, required)
    .addColumn("since", "text", required)
    .addColumn("older_from", "text")
    .addColumn("older_uid", uid)
    .addColumn("seen_at", "text", required)
    .execute();

  await db.schema
    .createTable("mailbox_strangers")
    .addColumn("id", "text", key)
    .addColumn("message_key", "text", unique)
    .addColumn("uid_validity", "text", required)
    .addColumn("uid", uid, required)
    .addColumn("kind", "text", required)
    .addColumn("state", "text", required)
    .addColumn("sender", "text", required)
    .addColumn("sender_name", "text", required)
    .addColumn("subject", "text", required)
    .addColumn("sent_at", "text", required)
    .addColumn("found_at", "text", required)
    .addColumn("likely_person_id", "text")
    .execute();
  await createIndexes(db, "mailbox_strangers", {
    mailbox_strangers_by_time: ["found_at", "id"],
    mailbox_strangers_by_sender: ["sender"],
  });

  await db.schema
    .createTable("erased_mails")
    .addColumn("id", "text", key)
    .addColumn("erased_at", "text", required)
    .execute();
}

async function createNewsletter(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("subscribers")
    .addColumn("id", "text", key)
    .addColumn("email", "text", unique)
    .addColumn("language", "text", required)
    .addColumn("state", "text", required)
    .addColumn("wording", "text", required)
    .addColumn("page", "text", required)
    .addColumn("requested_at", "text", required)
    .addColumn("confirmed_at", "text")
    .addColumn("unsubscribed_at", "text")
    .addColumn("reminded_at", "text")
    .execute();
  await createIndexes(db, "subscribers", { subscribers_by_state: ["state", "requested_at"] });

  await db.schema
    .createTable("subscriber_links")
    .addColumn("token_hash", "text", key)
    .addColumn("subscriber_id", "text", belongsTo("subscribers.id"))
    .addColumn("purpose", "text", required)
    .addColumn("expires_at", "text")
    .addColumn("request", "text")
    .execute();
  await createIndexes(db, "subscriber_links", { subscriber_links_by_subscriber: ["subscriber_id", "purpose"] });

  await db.schema
    .createTable("letters")
    .addColumn("id", "text", key)
    .addColumn("subject_nl", "text", required)
    .addColumn("body_nl", "text", required)
    .addColumn("subject_en", "text", required)
    .addColumn("body_en", "text", required)
    .addColumn("state", "text", required)
    .addColumn("version", "integer", required)
    .addColumn("due_at", "text", required)
    .addColumn("attempts", "integer", required)
    .$call(lease)
    .addColumn("created_at", "text", required)
    .addColumn("updated_at", "text", required)
    .addColumn("started_at", "text")
    .addColumn("ended_at", "text")
    .execute();
  await createIndexes(db, "letters", { letters_due: ["state", "due_at", "id"] });

  await db.schema
    .createTable("letter_mails")
    .addColumn("letter_id", "text", belongsTo("letters.id"))
    .addColumn("subscriber_id", "text", belongsTo("subscribers.id"))
    .addColumn("mail_id", "text", unique)
    .addColumn("enqueued_at", "text", required)
    .addColumn("returned_at", "text")
    .addPrimaryKeyConstraint("letter_mails_once", ["letter_id", "subscriber_id"])
    .execute();
  await createIndexes(db, "letter_mails", { letter_mails_by_subscriber: ["subscriber_id"] });
}
