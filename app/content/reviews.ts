import type { Language } from "~/lib/language/language";
import type { Review } from "./business";
import { current } from "./current";

/** The settings of asking customers for a review, as they ship. */
export const shippedReviewSettings = {
  /** True if each is asked by mail, a week after their site has gone live. */
  asks: false,
  /** The public site to which all of them are invited: "Google", and an address there. */
  publicName: "",
  publicUrl: "",
};

export const reviewSettings = current("reviews", shippedReviewSettings);

/** The words of a customer who was asked by mail. */
export interface PublishedReview {
  id: string;
  stars: number;
  words: string;
  language: Language;
  name: string;
  /** Days (`YYYY-MM-DD`): since when they are a customer, and when they said it. */
  since: string;
  day: string;
  answer: string;
}

/** The name of what the database says of them, among what is changed of the site. */
export const PUBLISHED_REVIEWS = "published-reviews";

/** The average is that of all that were given, also of those that are not shown; `latest` is the day of the last one. */
export const publishedReviews = current(PUBLISHED_REVIEWS, {
  list: [] as readonly PublishedReview[],
  count: 0,
  average: 0,
  latest: "",
});

/** The number of real reviews from which on no samples are shown. */
export const ENOUGH_REVIEWS = 3;

/** The reviews that may be shown: those that can be looked up, of customers who agree. */
export function shownReviews<T extends Pick<Review, "permission" | "sourceUrl" | "evidence">>(
  reviews: readonly T[],
): readonly T[] {
  return reviews.filter(({ permission, sourceUrl, evidence }) => permission && sourceUrl !== "" && evidence !== "");
}
