/** Words of two letters that follow a year. */
const WORDS = "al|at|de|en|er|in|is|je|na|nu|of|om|op|te|tm|tv|we|ze|zo";
/** The name of a town, such as `'t Harde`, or nothing. */
const TOWN = String.raw`(?=[\s,;.|/·•()–-]*(?:['’]?\p{Lu}|['’][st]\b|$))`;
/** No postcode ends in SA, SD or SS. */
const CAPITALS = "(?!SA|SD|SS)[A-Z]{2}";
/** A Dutch postcode, such as `7511 GC`. One like a year, and one in small letters, stands before a town. */
export const POSTCODE = new RegExp(
  String.raw`\b(?:(?!19|20)[1-9]\d{3}\s?${CAPITALS}\b|[1-9]\d{3}\s?(?:${CAPITALS}|(?!(?:${WORDS})\b)[a-z]{2})\b${TOWN})`,
  "mu",
);

export const postcodesIn = (text: string): string[] =>
  [...text.matchAll(new RegExp(POSTCODE, "gmu"))].map(([postcode]) => postcode);

/** `7511GC` for any spelling. */
export const plainPostcode = (postcode: string) => postcode.replace(/\s/g, "").toUpperCase();
