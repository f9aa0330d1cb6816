import { randomUUID } from "node:crypto";
import { v7 as uuidv7 } from "uuid";
import type { Db } from "~/lib/db/database.server";
import { tickedChoice } from "../../app/features/quotes/choice";
import { type DraftFields, emptyFields, type LineFields } from "../../app/features/quotes/editor/draft-fields";
import { offerOf } from "../../app/features/quotes/quote";
import { insertQuote } from "../../app/features/quotes/quote-store.server";
import type { QuoteRow } from "../../app/lib/db/tables/quote-tables";
import { mailingServices } from "./services";

const LINES = [
  { description: "Webshop", quantity: 1, unitCents: 149_900, per: "once" },
  { description: "Extra landingspagina", quantity: 2, unitCents: 19_900, per: "once" },
  { description: "Hosting", quantity: 1, unitCents: 1_500, per: "month" },
];

/** A draft for a bakery: 1,897.00 once and 15.00 per month, with 10% off the one-time part. */
export function quoteRow(changes: Partial<QuoteRow> = {}): QuoteRow {
  return {
    id: uuidv7(),
    number: null,
    request_id: null,
    lead_id: null,
    customer_name: "R. Smit",
    company: "Bakkerij Smit",
    email: "smit@bakkerij.example",
    address: "Dorpsstraat 12\n7511 AB Enschede",
    language: "nl",
    state: "draft",
    intro: "Beste meneer Smit,\n\nZo ziet uw webshop eruit.",
    line_groups: null,
    lines: JSON.stringify(LINES),
    discounts: JSON.stringify([{ description: "Welkomstkorting", kind: "percent", value: 10, per: "once" }]),
    vat_percent: 21,
    chosen: null,
    planning: null,
    first_version_on: null,
    once_cents: 170_730,
    month_cents: 1_500,
    valid_until: null,
    token_hash: null,
    document_hash: null,
    sent_at: null,
    first_viewed_at: null,
    last_viewed_at: null,
    answered_at: null,
    agreed_by: null,
    decline_reason: null,
    decline_note: null,
    withdrawn_at: null,
    answer_id: null,
    replaces: null,
    replaced_by: null,
    version: 1,
    created_at: "2026-11-21T13:05:00.000Z",
    updated_at: "2026-11-21T13:05:00.000Z",
    ...changes,
  };
}

/** The form with which the customer agrees to what is ticked beforehand. */
export function agreementTo(row: QuoteRow, changes: object = {}) {
  return {
    submission_id: randomUUID(),
    terms: "on",
    name: "Rob Smit",
    document_sha256: row.document_hash,
    chosen: [...tickedChoice(offerOf(row))],
    total_once_cents: String(row.once_cents),
    total_monthly_cents: String(row.month_cents),
    ...changes,
  };
}

/** The editor as the owner fills it in, valid in every field, apart from `changes`. */
export function draftFields(changes: Partial<DraftFields> = {}): DraftFields {
  return {
    ...emptyFields("nl"),
    customer_name: "R. Smit",
    email: "smit@bakkerij.example",
    lines: [lineFields({ description: "Webshop", price: "1.499,00" })],
    ...changes,
  };
}

/** One of something for 10.00 once, in the group of drafts without choices. */
export function lineFields(changes: Partial<LineFields> = {}): LineFields {
  return {
    key: "0",
    group: "0",
    ticked: true,
    description: "Werk",
    quantity: "1",
    price: "10",
    per: "once",
    ...changes,
  };
}

/** Stores a quote whose mail was accepted by the mail server at this moment. */
export async function storeBroughtQuote(db: Db, at: string, changes: Partial<QuoteRow>): Promise<void> {
  const row = quoteRow({ state: "sent", sent_at: at, ...changes });
  await insertQuote(db, row);
  const told = { name: row.customer_name, number: "2026-0001", url: "https://weef.example", validUntil: "", sums: [] };
  const mail = await db.transaction().execute((tx) =>
    mailingServices(db).outbox.enqueue(tx, {
      template: "quote",
      props: { ...told, document: null },
      language: "nl",
      recipient: row.email ?? "",
      requestId: row.id,
    }),
  );
  await db.updateTable("outbox").set({ state: "sent", sent_at: at }).where("id", "=", mail).execute();
}
