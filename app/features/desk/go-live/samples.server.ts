import { business } from "~/content/business";
import { ENOUGH_REVIEWS, publishedReviews, shownReviews } from "~/content/reviews";
import { overijsselCopy } from "~/content/site/page-copies.server";
import { portfolioCards } from "~/content/site/portfolio/portfolio-copy.server";
import type { Sample } from "./open-items";

export function shownSamples(): Sample[] {
  const real = publishedReviews.list.length + shownReviews(business.reviews).length;
  return [
    ...portfolioCards()
      .nl.filter(({ isSample }) => isSample)
      .map(({ slug, title }) => ({ where: `app/content/site/portfolio/${slug}`, title })),
    ...(real >= ENOUGH_REVIEWS ? [] : overijsselCopy.nl.reviews.items).map(({ trade, town }) => ({
      where: "app/content/overijssel: reviews",
      title: `${trade}, ${town}`,
    })),
  ];
}
