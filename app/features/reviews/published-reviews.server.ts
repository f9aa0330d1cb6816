import type { Changes } from "~/content/current";
import { PUBLISHED_REVIEWS, type PublishedReview } from "~/content/reviews";
import type { Db } from "~/lib/db/database.server";
import type { ReviewRow } from "~/lib/db/tables/review-tables";
import { dayOf } from "~/lib/time/zoned-time";
import { publishedRows, ratingOf } from "./review-store.server";

/** The latest ones: a page is not to grow without end. */
const SHOWN = 12;

/** Reviews for the content of the site. Nothing as long as there are none. */
export async function readPublished(db: Db): Promise<Changes> {
  const { count, average, latest } = await ratingOf(db);
  if (latest === null) return {};
  const list = (await publishedRows(db, SHOWN)).map(published);
  return { [PUBLISHED_REVIEWS]: { list, count, average, latest: dayOf(latest) } };
}

function published(row: ReviewRow): PublishedReview {
  const { id, stars, words, language, name, won_at, given_at, answer } = row;
  return {
    id,
    stars: stars ?? 0,
    words: words ?? "",
    language,
    name: name ?? "",
    since: dayOf(won_at),
    day: dayOf(given_at ?? won_at),
    answer: answer ?? "",
  };
}
