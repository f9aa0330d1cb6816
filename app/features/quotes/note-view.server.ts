import type { QuoteRow } from "~/lib/db/quote-tables";
import type { QuoteServices } from "./send-quote.server";
import { noteView } from "./store.server";

/** Milliseconds in which a page that is shown again is no other view. */
const PAUSE = 10 * 60_000;

/**
 * Notes that a customer has a quote in view that waits for an answer; the first time, the desk hears of it. What became of
 * any other is known.
 */
export async function noteQuoteView({ db, live }: Pick<QuoteServices, "db" | "live">, { id }: QuoteRow, now: Date) {
  const isFirst = await noteView(db, id, { at: now, notSince: new Date(now.getTime() - PAUSE) });
  if (isFirst) void live.publish({ kind: "quote-viewed", quote: id });
}
