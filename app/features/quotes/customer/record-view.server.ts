import * as z from "zod/mini";
import { stopPlansOnActivity } from "~/features/leads/plans/plan-store.server";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import type { QuoteServices } from "../mails.server";
import { recordView } from "../quote-store.server";

export const quoteViewSchema = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });

/** Milliseconds. */
const PAUSE = 10 * 60_000;

/** Records views of quotes that wait for an answer. The outcome of the others is known. */
export async function recordQuoteView(
  { db, live }: Pick<QuoteServices, "db" | "live">,
  { id, lead_id }: QuoteRow,
  now: Date,
) {
  const isFirst = await db.transaction().execute(async (tx) => {
    if (lead_id !== null) await stopPlansOnActivity(tx, { id: lead_id }, "quote-viewed", now);
    return recordView(tx, id, { at: now, notSince: new Date(now.getTime() - PAUSE) });
  });
  if (isFirst) void live.publish({ kind: "quote-viewed", quote: id });
}
