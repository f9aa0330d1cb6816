import type { Review } from "~/content/business";

/** The reviews that may be shown: those that can be looked up, of customers who agree. */
export function shownReviews<T extends Pick<Review, "permission" | "sourceUrl" | "evidence">>(
  reviews: readonly T[],
): readonly T[] {
  return reviews.filter(({ permission, sourceUrl, evidence }) => permission && sourceUrl !== "" && evidence !== "");
}
