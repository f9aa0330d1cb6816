import { overijsselCopy } from "~/content/overijssel/overijssel-copy.server";
import { portfolioCards } from "~/content/portfolio/portfolio-copy.server";
import type { Sample } from "./open-items";

/** The sample content that visitors see: concept projects, and reviews that nobody wrote. */
export const samples: readonly Sample[] = [
  ...portfolioCards.nl
    .filter(({ isSample }) => isSample)
    .map(({ slug, title }) => ({ where: `app/content/portfolio/${slug}`, title })),
  ...overijsselCopy.nl.reviews.items
    .filter(({ isSample }) => isSample)
    .map(({ trade, town }) => ({ where: "app/content/overijssel: reviews", title: `${trade}, ${town}` })),
];
