import { deskWords } from "~/content/desk/words.server";
import { selectSubscribers } from "~/features/newsletter/desk/subscriber-list-store.server";
import type { SubscriberFilter } from "~/features/newsletter/subscriber-filter";
import type { SubscriberRow } from "~/lib/db/tables/tables";
import { readableAddress } from "~/lib/text/readable-address.server";
import { readPages } from "./read-pages.server";
import { type ColumnOf, type Sheet, type SheetContext, sheetOf } from "./sheet";

export function subscribersSheet(filter: SubscriberFilter, context: SheetContext): Sheet {
  const { db, words, signal } = context;
  const pages = readPages(
    (range) => selectSubscribers(db, filter, range),
    ({ requested_at, id }) => ({ at: requested_at, id }),
    signal,
  );
  return sheetOf(words.subscribers.name, columnsOf(context), pages);
}

function columnsOf({ words, language }: SheetContext): ColumnOf<SubscriberRow>[] {
  const { columns } = words.subscribers;
  const { states } = deskWords[language].newsletterDesk;
  return [
    { header: columns.email, kind: "text", width: 34, value: (row) => readableAddress(row.email) },
    { header: columns.state, kind: "text", width: 16, value: (row) => states[row.state] },
    { header: columns.language, kind: "text", width: 12, value: (row) => words.leads.languages[row.language] },
    { header: columns.requestedAt, kind: "moment", width: 17, value: (row) => row.requested_at },
    { header: columns.confirmedAt, kind: "moment", width: 17, value: (row) => row.confirmed_at },
    { header: columns.unsubscribedAt, kind: "moment", width: 17, value: (row) => row.unsubscribed_at },
    { header: columns.page, kind: "text", width: 30, value: (row) => row.page },
    { header: columns.wording, kind: "text", width: 70, value: (row) => row.wording },
  ];
}
