import { business } from "~/content/business";
import { shownReviews } from "~/content/shared/claims/shown-reviews";
import { overijsselCopy } from "~/content/site/overijssel/overijssel-copy.server";
import { portfolioCards } from "~/content/site/portfolio/portfolio-copy.server";
import type { Sample } from "./open-items";

export const samples: readonly Sample[] = [
  ...portfolioCards.nl
    .filter(({ isSample }) => isSample)
    .map(({ slug, title }) => ({ where: `app/content/site/portfolio/${slug}`, title })),
  ...(shownReviews(business.reviews).length > 0 ? [] : overijsselCopy.nl.reviews.items).map(({ trade, town }) => ({
    where: "app/content/overijssel: reviews",
    title: `${trade}, ${town}`,
  })),
];
