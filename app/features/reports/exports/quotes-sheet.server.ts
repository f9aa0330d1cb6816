import { deskWords } from "~/content/desk/words.server";
import { stateOn } from "~/features/quotes/quote";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import { readableAddress } from "~/lib/text/readable-address.server";
import { dayOf } from "~/lib/time/zoned-time";
import { selectQuotes } from "./export-store.server";
import { readPages } from "./read-pages.server";
import { type ColumnOf, type Sheet, type SheetContext, sheetOf } from "./sheet";

export function quotesSheet(context: SheetContext): Sheet {
  const { db, words, signal } = context;
  const pages = readPages(
    (range) => selectQuotes(db, range),
    ({ created_at, id }) => ({ at: created_at, id }),
    signal,
  );
  return sheetOf(words.quotes.name, columnsOf(context), pages);
}

function columnsOf({ words, language, now }: SheetContext): ColumnOf<QuoteRow>[] {
  const { columns } = words.quotes;
  const { tabs, quote } = deskWords[language].quotes;
  const today = dayOf(now.toISOString());
  return [
    { header: columns.number, kind: "text", width: 12, value: (row) => row.number },
    { header: columns.state, kind: "text", width: 14, value: (row) => tabs[stateOn(row, today)] },
    { header: columns.name, kind: "text", width: 24, value: (row) => row.customer_name },
    { header: columns.company, kind: "text", width: 24, value: (row) => row.company },
    { header: columns.email, kind: "text", width: 30, value: (row) => row.email && readableAddress(row.email) },
    { header: columns.once, kind: "money", width: 16, value: (row) => row.once_cents },
    { header: columns.month, kind: "money", width: 16, value: (row) => row.month_cents },
    { header: columns.vatPercent, kind: "number", width: 8, value: (row) => row.vat_percent },
    { header: columns.createdAt, kind: "moment", width: 17, value: (row) => row.created_at },
    { header: columns.sentAt, kind: "moment", width: 17, value: (row) => row.sent_at },
    { header: columns.validUntil, kind: "day", width: 12, value: (row) => row.valid_until },
    { header: columns.answeredAt, kind: "moment", width: 17, value: (row) => row.answered_at },
    { header: columns.agreedBy, kind: "text", width: 24, value: (row) => row.agreed_by },
    {
      header: columns.reason,
      kind: "text",
      width: 24,
      value: (row) => row.decline_reason && quote.reasons[row.decline_reason],
    },
    { header: columns.note, kind: "text", width: 40, value: (row) => row.decline_note },
  ];
}
