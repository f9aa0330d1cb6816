/** Words of two letters that follow a year. */
const WORDS = "al|at|de|en|er|in|is|je|na|nu|of|om|op|te|tm|tv|we|ze|zo";
/**
 * A Dutch postcode, such as `7511 GC` or `7511gc`: the name of a town follows, or nothing. No postcode ends in SA, SD or SS.
 */
export const POSTCODE = new RegExp(
  String.raw`\b[1-9]\d{3}\s?(?:(?!SA|SD|SS)[A-Z]{2}|(?!(?:${WORDS})\b)[a-z]{2})\b(?=[\s,;|·•()–-]*(?:\p{Lu}|$))`,
  "u",
);

export const postcodesIn = (text: string): string[] =>
  [...text.matchAll(new RegExp(POSTCODE, "gmu"))].map(([postcode]) => postcode);

/** `7511GC` for any spelling. */
export const plainPostcode = (postcode: string) => postcode.replace(/\s/g, "").toUpperCase();
