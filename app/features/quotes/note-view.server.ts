import type { QuoteRow } from "~/lib/db/quote-tables";
import type { QuoteServices } from "./send-quote.server";
import { noteView } from "./store.server";

/** Milliseconds within which showing the page again does not count as another view. */
const PAUSE = 10 * 60_000;

/**
 * Records that a customer views a quote that waits for an answer, and tells the desk the first time. Other views are
 * not recorded: what became of those quotes is known.
 */
export async function noteQuoteView({ db, live }: Pick<QuoteServices, "db" | "live">, { id }: QuoteRow, now: Date) {
  const isFirst = await noteView(db, id, { at: now, notSince: new Date(now.getTime() - PAUSE) });
  if (isFirst) void live.publish({ kind: "quote-viewed", quote: id });
}
