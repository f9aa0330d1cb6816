import type { Db } from "~/lib/db/database.server";
import { insertQuote } from "../../app/features/quotes/quote-store.server";
import type { QuoteRow } from "../../app/lib/db/tables/quote-tables";
import { quoteRow } from "./quotes";
import { mailingServices } from "./services";

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
