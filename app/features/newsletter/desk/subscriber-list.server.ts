import type { Db } from "~/lib/db/database.server";
import type { SubscriberRow } from "~/lib/db/tables/tables";
import { readPage } from "~/lib/keyset-cursor.server";
import type { Language } from "~/lib/language/language";
import { readableAddress } from "~/lib/text/readable-address.server";
import { momentOf } from "~/lib/time/clock";
import type { SubscriberFilter } from "../subscriber-filter";
import { countSubscribers, selectSubscribers } from "./subscriber-list-store.server";

const PAGE_SIZE = 50;

export type Subscriber = ReturnType<typeof presentSubscriber>;

/** Null if there is nothing at the cursor. */
export async function listSubscribers(db: Db, filter: SubscriberFilter, language: Language) {
  const page = await readPage(filter.cursor, {
    size: PAGE_SIZE,
    select: (place) => selectSubscribers(db, filter, place),
    positionOf: ({ requested_at, id }) => ({ at: requested_at, id }),
  });
  if (!page) return null;
  const { rows, nextCursor } = page;
  return {
    subscribers: rows.map((row) => presentSubscriber(row, language)),
    nextCursor,
    counts: await countSubscribers(db),
  };
}

function presentSubscriber(row: SubscriberRow, language: Language) {
  const moment = (iso: string) => momentOf(iso, language);
  const { id, email, state, wording, page, requested_at, confirmed_at, unsubscribed_at } = row;
  const since = { pending: requested_at, confirmed: confirmed_at, unsubscribed: unsubscribed_at }[state];
  return {
    id,
    email: readableAddress(email),
    language: row.language,
    state,
    since: moment(since ?? requested_at),
    requestedAt: moment(requested_at),
    confirmedAt: confirmed_at === null ? null : moment(confirmed_at),
    unsubscribedAt: unsubscribed_at === null ? null : moment(unsubscribed_at),
    page,
    wording,
  };
}
