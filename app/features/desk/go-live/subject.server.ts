import { business } from "~/content/business";
import { openAmounts } from "~/content/prices/price-list";
import { ENOUGH_REVIEWS, publishedReviews, shownReviews } from "~/content/reviews";
import { overijsselCopy } from "~/content/site/page-copies.server";
import { portfolioCards } from "~/content/site/portfolio/portfolio-copy.server";
import { isSecretMade } from "~/lib/env.server";
import type { GoLiveSubject, Sample } from "./open-items";
import type { Settings } from "./settings-items";

/** The subject of the list, as it is now. */
export function goLiveSubject(env: Parameters<typeof isSecretMade>[0] & Settings): GoLiveSubject {
  const settings = { ...env, isSecretMade: isSecretMade(env) };
  return { business, prices: openAmounts(), samples: shownSamples(), settings };
}

function shownSamples(): Sample[] {
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
