import type { Offer, QuoteGroup, QuoteLine } from "./quote";

/** Keys of lines, in the order of the quote; those of fixed groups are not among them. */
export type Choice = readonly string[];

/** `none`: of a group of which one must be chosen. `nothing`: no line is left. */
export type ChoiceProblem = { group: string; problem: "none" | "two" } | { group: null; problem: "nothing" };

const CHOSEN = "chosen";

/** Radios of one name are one group: each such group but the first has a field of its own. */
export function chosenField({ groups }: Offer, key: QuoteGroup["key"]): string {
  const isNext = groups.filter(({ kind }) => kind === "one_of").findIndex((group) => group.key === key) > 0;
  return isNext ? `${CHOSEN}-${key}` : CHOSEN;
}

/** The field below which an error about a group is said. */
export function errorField(group: ChoiceProblem["group"]): `${typeof CHOSEN}-${string}` {
  return `${CHOSEN}-${group ?? "all"}`;
}

/** `fields`: name and value, as posted. */
export function postedKeys(fields: Iterable<readonly [string, unknown]>): string[] {
  return [...fields].flatMap(([name, value]) =>
    name === CHOSEN || name.startsWith(`${CHOSEN}-`) ? [value].flat().map(String) : [],
  );
}

/** Null if it names a line that nobody can choose. */
export function readChoice(offer: Offer, posted: readonly string[]): Choice | null {
  const keys = new Set(posted);
  const choice = choosableLines(offer).flatMap(({ key }) => (keys.has(key) ? [key] : []));
  return choice.length === keys.size ? choice : null;
}

export function problemOf(offer: Offer, choice: Choice): ChoiceProblem | null {
  for (const { key, kind } of offer.groups) {
    const lines = linesOf(offer, key);
    if (kind !== "one_of" || lines.length === 0) continue;
    const count = lines.filter((line) => choice.includes(line.key)).length;
    if (count !== 1) return { group: key, problem: count === 0 ? "none" : "two" };
  }
  return chosenOffer(offer, choice).lines.length === 0 ? { group: null, problem: "nothing" } : null;
}

/** The lines ticked beforehand, and one at most where one is chosen. */
export function tickedChoice(offer: Offer): Choice {
  return offer.groups.flatMap(({ key, kind }) => {
    if (kind === "fixed") return [];
    const ticked = linesOf(offer, key).flatMap((line) => (line.isTicked ? [line.key] : []));
    return kind === "one_of" ? ticked.slice(0, 1) : ticked;
  });
}

/** Keeps the choice from a former version; a line that is new is chosen if it is ticked beforehand. */
export function carryChoice(offer: Offer, former: Offer, chosen: readonly string[]): Choice {
  const before = new Map(choosableLines(former).map(({ key, description }) => [key, description]));
  // The key of a line that is gone may be used again.
  const isKnown = ({ key, description }: QuoteLine) => before.get(key) === description;
  const ticked = tickedChoice(offer);
  const carried = choosableLines(offer).filter((line) => (isKnown(line) ? chosen : ticked).includes(line.key));
  return offer.groups.flatMap(({ key: group, kind }) => {
    const ofGroup = carried.filter((line) => line.group === group);
    // The customer's own choice comes before a new line that is ticked.
    const one = ofGroup.find(isKnown) ?? ofGroup[0];
    return (kind === "one_of" ? (one ? [one] : []) : ofGroup).map(({ key }) => key);
  });
}

export function hasChoice(offer: Offer): boolean {
  return choosableLines(offer).length > 0;
}

/** The offer without the lines that are not chosen. */
export function chosenOffer(offer: Offer, choice: Choice): Offer {
  const fixed = new Set(offer.groups.flatMap(({ key, kind }) => (kind === "fixed" ? [key] : [])));
  return { ...offer, lines: offer.lines.filter(({ key, group }) => fixed.has(group) || choice.includes(key)) };
}

export function linesOf({ lines }: Offer, group: QuoteGroup["key"]): QuoteLine[] {
  return lines.filter((line) => line.group === group);
}

function choosableLines(offer: Offer): QuoteLine[] {
  return offer.groups.flatMap(({ key, kind }) => (kind === "fixed" ? [] : linesOf(offer, key)));
}
