import { formatAverage } from "~/content/shared/claims/present-claims";
import { leadPath } from "~/features/leads/paths";
import type { Db } from "~/lib/db/database.server";
import { readPage } from "~/lib/keyset-cursor.server";
import type { Language } from "~/lib/language/language";
import { dayInWords, momentOf } from "~/lib/time/clock";
import { dayOf } from "~/lib/time/zoned-time";
import { countAsked, givenReviews, type KnownReview, ratingOf } from "../review-store.server";

const PAGE_SIZE = 20;

export type DeskReview = ReturnType<typeof presentReview>;

/** An unknown cursor shows the first page. */
export async function readReviews(db: Db, cursor: string | null, language: Language) {
  const options = {
    size: PAGE_SIZE,
    select: (place: Parameters<typeof givenReviews>[1]) => givenReviews(db, place),
    positionOf: ({ given_at, id }: KnownReview) => ({ at: given_at ?? "", id }),
  };
  const page = (await readPage(cursor, options)) ?? (await readPage(null, options));
  const { count, average } = await ratingOf(db);
  return {
    reviews: (page?.rows ?? []).map((row) => presentReview(row, language)),
    nextCursor: page?.nextCursor ?? null,
    counts: { ...(await countAsked(db)), given: count, average: formatAverage(average, language) },
  };
}

function presentReview(row: KnownReview, language: Language) {
  return {
    id: row.id,
    state: row.state as "given" | "published" | "hidden",
    stars: row.stars ?? 0,
    words: row.words ?? "",
    name: row.name ?? "",
    language: row.language,
    lead: { name: row.lead_name, path: leadPath(row.lead_id) },
    /** The day on which they became a customer, in words. */
    since: dayInWords(dayOf(row.won_at), language),
    given: momentOf(row.given_at ?? row.won_at, language),
    consent: row.consent ?? "",
    answer: row.answer ?? "",
    answeredAt: row.answered_at ?? "",
    hiddenReason: row.hidden_reason ?? "",
  };
}
