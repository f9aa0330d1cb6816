import { quotesCopy } from "~/content/quotes/quotes-copy.server";
import type { Db } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import { dayOf } from "~/lib/zoned-time.server";
import { deskQuotePath, newQuotePath } from "./paths";
import { stateOn } from "./quote";
import { sayCents } from "./quote-money";
import { quotesForLead } from "./store.server";

/** The quotes of a lead in words, newest first, and where another one is made. */
export interface LeadQuotes {
  title: string;
  quotes: { to: string; number: string; state: string; sum: string }[];
  create: { to: string; text: string };
}

export async function readLeadQuotes(
  db: Db,
  leadId: string,
  { language, now }: { language: Language; now: Date },
): Promise<LeadQuotes> {
  const { desk, sheet, lead } = quotesCopy[language];
  const rows = await quotesForLead(db, leadId);
  return {
    title: lead.title,
    quotes: rows.map((row) => {
      const sums = [
        ...(row.once_cents > 0 || row.month_cents === 0 ? [sayCents(row.once_cents, language)] : []),
        ...(row.month_cents > 0 ? [`${sayCents(row.month_cents, language)} ${sheet.periods.month.toLowerCase()}`] : []),
      ];
      return {
        to: deskQuotePath(row.id),
        number: row.number ?? desk.draftNumber,
        state: desk.quote.states[stateOn(row, dayOf(now.toISOString()))],
        sum: sums.join(" + "),
      };
    }),
    create: { to: newQuotePath(leadId), text: lead.create },
  };
}
