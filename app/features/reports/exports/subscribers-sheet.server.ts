import { deskWords } from "~/content/desk/words.server";
import { selectSubscribers } from "~/features/newsletter/desk/subscriber-list-store.server";
import type { SubscriberFilter } from "~/features/newsletter/subscriber-filter";
import type { SubscriberRow } from "~/lib/db/tables/tables";
import { readableAddress } from "~/lib/text/readable-address.server";
import { readPages } from "./read-pages.server";
import type { Cell, Column, Sheet, SheetContext } from "./sheet";

export function subscribersSheet(filter: SubscriberFilter, context: SheetContext): Sheet {
  const { db, words, signal } = context;
  const pages = readPages(
    (range) => selectSubscribers(db, filter, range),
    ({ requested_at, id }) => ({ at: requested_at, id }),
    signal,
  );
  return { name: words.subscribers.name, columns: columnsOf(context), pages: rowsOf(pages, context) };
}

function columnsOf({ words: { subscribers } }: SheetContext): Column[] {
  const { columns } = subscribers;
  return [
    { header: columns.email, kind: "text", width: 34 },
    { header: columns.state, kind: "text", width: 16 },
    { header: columns.language, kind: "text", width: 12 },
    { header: columns.requestedAt, kind: "moment", width: 17 },
    { header: columns.confirmedAt, kind: "moment", width: 17 },
    { header: columns.unsubscribedAt, kind: "moment", width: 17 },
    { header: columns.page, kind: "text", width: 30 },
    { header: columns.wording, kind: "text", width: 70 },
  ];
}

async function* rowsOf(
  pages: AsyncIterable<SubscriberRow[]>,
  { words, language }: SheetContext,
): AsyncGenerator<Cell[][]> {
  const { states } = deskWords[language].newsletterDesk;
  for await (const rows of pages) {
    yield rows.map((row) => [
      readableAddress(row.email),
      states[row.state],
      words.leads.languages[row.language],
      row.requested_at,
      row.confirmed_at,
      row.unsubscribed_at,
      row.page,
      row.wording,
    ]);
  }
}
