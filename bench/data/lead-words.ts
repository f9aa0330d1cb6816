import { chance } from "../../scripts/seed/chance";

const SYLLABLES =
  "ba bo de den dra ei ga ger hof ja ka kel la len loo ma mer mo na ner ol pa ra ro ster ta ten tui va vel wa zo";
const PARTS = SYLLABLES.split(" ");
/** How many different words there are; a few of them occur in most texts. */
const WORDS = 6_000;

/** Text of `count` words, which depends on `seed` only. As in a language, a few words are common and most are rare. */
export function wordsOf(seed: number, count: number): string {
  return Array.from({ length: count }, (_, index) => word(Math.floor(WORDS * chance(seed + index) ** 3))).join(" ");
}

function word(number: number): string {
  const length = 2 + (number % 3);
  return Array.from({ length }, (_, index) => PARTS[Math.floor(chance(number * 7 + index) * PARTS.length)]).join("");
}
