import { deskWords } from "~/content/desk/words.server";
import { stateOn } from "~/features/quotes/quote";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import { readableAddress } from "~/lib/text/readable-address.server";
import { dayOf } from "~/lib/time/zoned-time";
import { selectQuotes } from "./export-store.server";
import { readPages } from "./read-pages.server";
import type { Cell, Column, Sheet, SheetContext } from "./sheet";

export function quotesSheet(context: SheetContext): Sheet {
  const { db, words, now, signal } = context;
  const today = dayOf(now.toISOString());
  const pages = readPages(
    (range) => selectQuotes(db, range),
    ({ created_at, id }) => ({ at: created_at, id }),
    signal,
  );
  return { name: words.quotes.name, columns: columnsOf(context), pages: rowsOf(pages, today, context) };
}

function columnsOf({ words: { quotes } }: SheetContext): Column[] {
  const { columns } = quotes;
  return [
    { header: columns.number, kind: "text", width: 12 },
    { header: columns.state, kind: "text", width: 14 },
    { header: columns.name, kind: "text", width: 24 },
    { header: columns.company, kind: "text", width: 24 },
    { header: columns.email, kind: "text", width: 30 },
    { header: columns.once, kind: "money", width: 16 },
    { header: columns.month, kind: "money", width: 16 },
    { header: columns.vatPercent, kind: "number", width: 8 },
    { header: columns.createdAt, kind: "moment", width: 17 },
    { header: columns.sentAt, kind: "moment", width: 17 },
    { header: columns.validUntil, kind: "day", width: 12 },
    { header: columns.answeredAt, kind: "moment", width: 17 },
    { header: columns.agreedBy, kind: "text", width: 24 },
    { header: columns.reason, kind: "text", width: 24 },
    { header: columns.note, kind: "text", width: 40 },
  ];
}

async function* rowsOf(
  pages: AsyncIterable<QuoteRow[]>,
  today: string,
  { language }: SheetContext,
): AsyncGenerator<Cell[][]> {
  const { tabs, quote } = deskWords[language].quotes;
  for await (const rows of pages) {
    yield rows.map((row) => [
      row.number,
      tabs[stateOn(row, today)],
      row.customer_name,
      row.company,
      row.email && readableAddress(row.email),
      row.once_cents,
      row.month_cents,
      row.vat_percent,
      row.created_at,
      row.sent_at,
      row.valid_until,
      row.answered_at,
      row.agreed_by,
      row.decline_reason && quote.reasons[row.decline_reason],
      row.decline_note,
    ]);
  }
}
