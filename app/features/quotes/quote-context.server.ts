import { createContext, data } from "react-router";
import type { Db } from "~/lib/db/database.server";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import { findByToken } from "./customer/answer-quote.server";

/** "away" if the database cannot be asked. */
export const quoteContext = createContext<QuoteRow | null | "away">();

export async function lookUpQuote(db: Db, token: string): Promise<QuoteRow | null | "away"> {
  try {
    return (await findByToken(db, token)) ?? null;
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return "away";
  }
}

/** Throws a 503 response, for which the site's error page has the words. */
export function orAway(found: QuoteRow | null | "away"): QuoteRow | null {
  if (found === "away") throw data(null, { status: 503 });
  return found;
}
