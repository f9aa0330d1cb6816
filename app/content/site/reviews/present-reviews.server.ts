import { business } from "~/content/business";
import { ENOUGH_REVIEWS, publishedReviews, shownReviews } from "~/content/reviews";
import { formatAverage } from "~/content/shared/claims/present-claims";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { formatCount } from "~/lib/text/number-format";
import { dayInWords, type Moment } from "~/lib/time/clock";
import { reviewsCopy } from "../page-copies.server";

export interface ShownReview {
  id: string;
  quote: string;
  /** The language of the words; undefined if it is not known. */
  language: Language | undefined;
  name: string;
  day: Moment;
  /** Proof that it is real: by us, or the place where it can be looked up. */
  verified: string;
  sourceUrl: string;
  stars: { count: number; text: string } | null;
  answer: { by: string; text: string } | null;
}

export interface ReviewsView {
  title: string;
  /** Notes in words: the average, how reviews are checked, and that samples follow. */
  notes: string[];
  reviews: ShownReview[];
  hasSamples: boolean;
}

/** Reviews of customers who were asked, followed by those that can be looked up elsewhere. */
export function presentReviews(language: Language): ReviewsView {
  const { shown: copy } = reviewsCopy[language];
  const { list, count, average, latest } = publishedReviews;
  const day = (iso: string) => ({ iso, text: dayInWords(iso, language) });
  const own = list.map(
    (review): ShownReview => ({
      ...{ id: review.id, quote: review.words, language: review.language, name: review.name, sourceUrl: "" },
      day: day(review.day),
      verified: fill(copy.verified, { since: dayInWords(review.since, language) }),
      stars: { count: review.stars, text: fill(copy.stars, { stars: String(review.stars) }) },
      answer: review.answer ? { by: fill(copy.answer, { name: business.name }), text: review.answer } : null,
    }),
  );
  const sourced = shownReviews(business.reviews).map(
    ({ quote, name, town, sourceUrl, date }): ShownReview => ({
      ...{ id: sourceUrl + name, quote, language: undefined, name: `${name}, ${town}`, sourceUrl },
      day: day(date),
      ...{ verified: "", stars: null, answer: null },
    }),
  );
  const reviews = [...own, ...sourced];
  const hasSamples = reviews.length < ENOUGH_REVIEWS;
  const said = count === 1 ? copy.counts.one : fill(copy.counts.more, { count: formatCount(count, language) });
  const rated = { average: formatAverage(average, language), count: said, latest: latest && day(latest).text };
  const notes = [
    own.length > 0 && fill(copy.rating, rated),
    own.length > 0 && copy.checked,
    sourced.length > 0 && copy.sourced,
    reviews.length > 0 && hasSamples && copy.samples,
  ];
  return { title: copy.title, notes: notes.filter((note) => note !== false), reviews, hasSamples };
}
