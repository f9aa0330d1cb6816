import type { Kysely } from "kysely";
import { v7 as uuidv7 } from "uuid";

const DAY = 24 * 3_600_000;

/** Waits for an answer after the first one, each with its deadline, in place of the moment at which a lead's last one began. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("waits")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("lead_id", "text", (column) => column.references("leads.id").onDelete("cascade"))
    .addColumn("conversation_id", "text", (column) => column.references("conversations.id").onDelete("cascade"))
    .addColumn("quote_id", "text", (column) => column.references("quotes.id").onDelete("cascade"))
    .addColumn("since", "text", (column) => column.notNull())
    .addColumn("due_at", "text", (column) => column.notNull())
    .addColumn("answered_at", "text")
    .addColumn("dismissed_at", "text")
    .execute();
  for (const of of ["lead", "conversation", "quote"]) {
    await db.schema
      .createIndex(`waits_of_${of}`)
      .on("waits")
      .column(`${of}_id`)
      .unique()
      .where("answered_at" as never, "is", null)
      .where("dismissed_at" as never, "is", null)
      .execute();
    await db.schema.createIndex(`waits_by_${of}`).on("waits").column(`${of}_id`).execute();
  }
  await db.schema
    .createIndex("waits_open")
    .on("waits")
    .columns(["due_at", "id"])
    .where("answered_at" as never, "is", null)
    .where("dismissed_at" as never, "is", null)
    .execute();
  await db.schema.createIndex("waits_since").on("waits").column("since").execute();
  await moveAwaiting(db as Kysely<Before>);
  await db.schema.alterTable("leads").dropColumn("awaiting_since").execute();
}

interface Before {
  leads: { id: string; awaiting_since: string | null };
  waits: { id: string; kind: string; lead_id: string; since: string; due_at: string };
}

async function moveAwaiting(db: Kysely<Before>): Promise<void> {
  const leads = await db
    .selectFrom("leads")
    .select(["id", "awaiting_since"])
    .where("awaiting_since", "is not", null)
    .execute();
  for (const { id, awaiting_since } of leads) {
    if (awaiting_since === null) continue;
    const due_at = new Date(Date.parse(awaiting_since) + DAY).toISOString();
    await db
      .insertInto("waits")
      .values({ id: uuidv7(), kind: "mail", lead_id: id, since: awaiting_since, due_at })
      .execute();
  }
}
