import { foldText } from "~/lib/text/fold";
import type { FoundPage } from "./search";

export interface SearchablePage extends FoundPage {
  description: string;
}

export type SearchIndex = ReadonlyMap<string, ReadonlyMap<SearchablePage, number>>;

const WEIGHTS = { title: 3, path: 3, description: 1 } as const;
const MISSPELLABLE = 5;
/** Lacks "over", "about" and "wie": those name a page. */
const LITTLE_WORDS = new Set(
  "aan als bij dan dat deze die dit door een geen heb het hier hoe hoeveel kan maar met mijn naar niet nog onze ook uit van voor waar waarom wanneer wat welke wel wij zijn and are but can does for from have here how its not our that the then there these this was what when where which why will with you your".split(
    " ",
  ),
);

/** Do it once: every request for an unknown address causes a search. */
export function indexPages(pages: readonly SearchablePage[]): SearchIndex {
  const index = new Map<string, Map<SearchablePage, number>>();
  for (const page of pages) {
    for (const field of ["title", "path", "description"] as const) {
      for (const word of wordsOf(page[field])) {
        const weights = index.get(word) ?? new Map<SearchablePage, number>();
        index.set(word, weights.set(page, Math.max(WEIGHTS[field], weights.get(page) ?? 0)));
      }
    }
  }
  return index;
}

/** The likeliest first. A word weighs less the more pages have it; stop words do not count. */
export function searchPages(text: string, index: SearchIndex, limit: number): FoundPage[] {
  const wanted = new Set(wordsOf(text).filter((word) => word.length > 2 && !LITTLE_WORDS.has(word)));
  const scores = new Map<SearchablePage, number>();
  for (const word of [...wanted].slice(0, 8)) {
    const hits = hitsOf(word, index);
    for (const [page, score] of hits) scores.set(page, (scores.get(page) ?? 0) + score / hits.size);
  }
  return [...scores]
    .sort(([, one], [, other]) => other - one)
    .slice(0, limit)
    .map(([{ title, path }]) => ({ title, path }));
}

function hitsOf(word: string, index: SearchIndex): Map<SearchablePage, number> {
  const hits = new Map<SearchablePage, number>();
  for (const [candidate, weights] of index) {
    const fit = likeness(word, candidate);
    if (fit === 0) continue;
    for (const [page, weight] of weights) hits.set(page, Math.max(weight * fit, hits.get(page) ?? 0));
  }
  return hits;
}

function wordsOf(text: string): string[] {
  return foldText(text.slice(0, 200))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** 1 for the same word, less for one that begins alike, is misspelt or inflected, 0 for any other. */
function likeness(word: string, candidate: string): number {
  if (word === candidate) return 1;
  if (candidate.startsWith(word)) return 0.6;
  const allowed = word.length < MISSPELLABLE ? 0 : word.length < 9 ? 1 : 2;
  if (allowed > 0 && isMisspelt(word, candidate, allowed)) return 0.5;
  return sharedStart(word, candidate) >= Math.max(4, 0.8 * Math.min(word.length, candidate.length)) ? 0.3 : 0;
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/** Counts insertions, deletions, substitutions and swaps of neighbours. */
function isMisspelt(one: string, other: string, allowed: number): boolean {
  if (Math.abs(one.length - other.length) > allowed) return false;
  const start = sharedStart(one, other);
  const [here, there] = [one.slice(start), other.slice(start)];
  if (!here || !there) return true;
  if (allowed === 0) return false;
  const isSwapped = here[0] === there[1] && here[1] === there[0];
  return (
    isMisspelt(here.slice(1), there.slice(1), allowed - 1) ||
    isMisspelt(here.slice(1), there, allowed - 1) ||
    isMisspelt(here, there.slice(1), allowed - 1) ||
    (isSwapped && isMisspelt(here.slice(2), there.slice(2), allowed - 1))
  );
}
