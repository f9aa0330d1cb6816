import type { Language, PerLanguage } from "~/lib/language/language";
import { type Facts, fill } from "~/lib/text/fill";
import { numberFormat } from "~/lib/text/number-format";
import { dayInWords } from "~/lib/time/clock";
import { en } from "./en";
import { nl } from "./nl";

const WORDS = { nl, en };

interface Claim {
  evidence: string;
}

interface Rating extends Claim {
  value: PerLanguage<string>;
  count: number;
  source: string;
  date: string;
  url: string;
}

/** The owner's claims that are said differently without evidence. */
export interface ClaimSubject {
  address: { town: string };
  correctionRounds: { count: number };
  claims: {
    entrepreneursHelped: Claim;
    websitesDelivered: Claim;
    rating: Rating;
    numberOne: Claim & { basis: PerLanguage<string> };
    organicGrowth: Claim & { value: PerLanguage<string>; withinMonths: number };
  };
}

/** True if a rating names its source, so that it can be looked up. */
function isRatingProven({ evidence, count, source, date, url }: Rating): boolean {
  return count > 0 && [evidence, source, date, url].every((part) => part.trim() !== "");
}

/** True if the claim to be the first says in which list, in both languages. */
function isRankProven({ evidence, basis }: ClaimSubject["claims"]["numberOne"]): boolean {
  return [evidence, ...Object.values(basis)].every((part) => part.trim() !== "");
}

/** The figures that may be shown as facts. */
export type Figure = "entrepreneursHelped" | "websitesDelivered" | "rating";

export function isProven(figure: Figure, { claims }: Pick<ClaimSubject, "claims">): boolean {
  return figure === "rating" ? isRatingProven(claims.rating) : claims[figure].evidence.trim() !== "";
}

/** Reviews of customers who were asked. */
interface OwnReviews {
  list: readonly unknown[];
  count: number;
  average: number;
}

const NO_REVIEWS: OwnReviews = { list: [], count: 0, average: 0 };

/** The claims in words, each as strong as its evidence, for copy to name. */
export function presentClaims(
  { address, correctionRounds, claims }: ClaimSubject,
  language: Language,
  own = NO_REVIEWS,
): Facts {
  const words = WORDS[language];
  const { rating, numberOne, organicGrowth } = claims;
  const markOf = (figure: Figure) => (isProven(figure, { claims }) ? "" : words.sample);
  const isRated = isProven("rating", { claims });
  const basis = isRated
    ? fill(words.ratingBasis, {
        count: String(rating.count),
        source: rating.source,
        date: dayInWords(rating.date, language),
      })
    : words.sample;
  const badge = isRankProven(numberOne) ? words.badge.proven : words.badge.unproven;
  const growth = organicGrowth.evidence.trim() ? words.growth.proven : words.growth.unproven;
  const { count } = correctionRounds;
  const dislike = fill(count > 0 ? words.dislike.decided : words.dislike.undecided, {
    rounds: presentRounds(words.rounds, count),
  });
  return {
    badge: fill(badge, { town: address.town, basis: numberOne.basis[language] }),
    "entrepreneursHelped.mark": markOf("entrepreneursHelped"),
    "websitesDelivered.mark": markOf("websitesDelivered"),
    "rating.basis": basis,
    "rating.url": isRated ? rating.url : "",
    reviewsSaid: fill(words.reviews[isRated ? "proven" : own.list.length > 0 ? "own" : "unproven"], {
      rating: rating.value[language],
      basis,
      average: formatAverage(own.average, language),
      count: String(own.count),
    }),
    growthSaid: fill(growth, {
      growth: organicGrowth.value[language],
      months: String(organicGrowth.withinMonths),
    }),
    dislikeAnswer: `${dislike} ${words.dislike.rest}`,
    "terms.correctionRounds": count > 0 ? presentRounds(words.roundsInTerms, count) : "",
  };
}

/** "4,7". */
export function formatAverage(average: number, language: Language): string {
  return numberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(average);
}

function presentRounds({ one, more }: { one: string; more: string }, count: number): string {
  return count === 1 ? one : fill(more, { count: String(count) });
}
