import type { FormAnswer } from "~/components/forms/form-answer";
import { reviewPath } from "~/content/families";
import { type Language, pathIn } from "~/lib/language/language";

export const STARS = [1, 2, 3, 4, 5] as const;

/** Characters. */
export const REVIEW_BOUNDS = { words: 2_000, name: 100, answer: 2_000, reason: 300 } as const;

/** The part of the page where one says no; the mail leads there too. */
export const DECLINE_ID = "liever-niet";

export type ReviewField = "stars" | "words" | "name" | "consent";

/** An answer has no problem if the server was not reached: the browser has no words of its own to say so. */
export type ReviewAnswer = FormAnswer<ReviewField>;

export const REVIEW_OUTCOMES = ["published", "hidden", "answered", "conflict", "already"] as const;
export type ReviewOutcome = (typeof REVIEW_OUTCOMES)[number];

/** A parameter of the query, since the request log has paths without it. */
export const CODE_PARAM = "code";

export function reviewAddress(siteUrl: string, token: string, language: Language): string {
  return `${siteUrl}${pathIn(reviewPath, language)}?${new URLSearchParams({ [CODE_PARAM]: token })}`;
}
