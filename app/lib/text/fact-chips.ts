import type { Facts } from "./fill";

/**
 * The form in which a plain textarea holds a placeholder that its user sees as one piece: the value as text, between a
 * sign that shows nothing and the name in tag characters, which mirror ASCII and show nothing either.
 */
const START = "\u2063";
const TAGS = 0xe0000;
const TAG = "[\\u{e0020}-\\u{e007e}]";
const CHIP = new RegExp(`${START}([^${START}\\u{e0020}-\\u{e007e}]*)(${TAG}+)`, "gu");
const PLACEHOLDER = /\{([\w.]+)\}/g;
/** A chip, a placeholder, or what is left of a chip; the tags of a flag are its own. */
const PIECE = new RegExp(`${CHIP.source}|\\{([\\w.]+)\\}|${START}|(?<!\\u{1f3f4}${TAG}*)${TAG}+`, "gu");

/** A name that can stand between braces in a text, with its current value. */
export interface NamedFact {
  name: string;
  value: string;
  /** The label, in the language of the desk. */
  label: string;
  /** The title above it where it is chosen; null for what cannot be, and only stands in a text already. */
  group: string | null;
}

export interface Chip {
  name: string;
  text: string;
  /** UTF-16 units, as a textarea counts. */
  start: number;
  end: number;
}

export interface Edit {
  from: number;
  to: number;
  text: string;
}

export function chipOf(name: string, value: string): string {
  return START + value + [...name].map((sign) => String.fromCodePoint(TAGS + sign.charCodeAt(0))).join("");
}

function nameIn(tags: string): string {
  return [...tags].map((tag) => String.fromCharCode((tag.codePointAt(0) ?? TAGS) - TAGS)).join("");
}

function factOf(name: string, facts: Facts): string | undefined {
  return Object.hasOwn(facts, name) ? facts[name] : undefined;
}

/** A name that is not among the facts stays as it is. */
export function withChips(plain: string, facts: Facts): string {
  return plain.replace(PLACEHOLDER, (whole, name: string) => {
    const value = factOf(name, facts);
    return value === undefined ? whole : chipOf(name, value);
  });
}

/** The text with each placeholder as `{name}` again. */
export function withoutChips(shown: string): string {
  return shown.replace(CHIP, (_chip, _value, tags: string) => `{${nameIn(tags)}}`).replaceAll(START, "");
}

export function chipsIn(shown: string): Chip[] {
  return [...shown.matchAll(CHIP)].map((match) => {
    const [whole, , tags = ""] = match;
    return { name: nameIn(tags), text: whole, start: match.index, end: match.index + whole.length };
  });
}

/** The edits after typing, from the end on: a chip that lost something goes, and a `{name}` becomes one. */
export function mendings(shown: string, facts: Facts): Edit[] {
  const edits = [...shown.matchAll(PIECE)].map((match) => {
    const [whole, value = "", tags, typed] = match;
    const name = typed ?? (tags === undefined ? "" : nameIn(tags));
    const known = factOf(name, facts);
    const isLess = typed === undefined && value.length < (known?.length ?? 0);
    const text = known !== undefined && !isLess ? chipOf(name, known) : typed !== undefined ? whole : "";
    return { from: match.index, to: match.index + whole.length, text, whole };
  });
  return edits.filter(({ text, whole }) => text !== whole).reverse();
}

/** The remains in `shown` of chips that a deletion from `old` cut into. */
export function remnantOf(old: string, shown: string): Pick<Edit, "from" | "to"> | null {
  let from = 0;
  while (from < shown.length && old[from] === shown[from]) from += 1;
  const chips = chipsIn(old);
  const isCut = (at: number) => chips.some(({ start, end }) => start < at && at < end);
  const gone = old.length - shown.length;
  // Among equal signs, which of them went cannot be told: then it is what leaves all chips whole.
  for (let start = from; isCut(start) || isCut(start + gone); start -= 1) {
    if (start > 0 && old[start - 1] === old[start + gone - 1]) continue;
    const cut = chips.filter(({ start: first, end }) => first < from + gone && from < end);
    return {
      from: Math.min(from, ...cut.map((chip) => chip.start)),
      to: Math.max(from, ...cut.map(({ end }) => end - gone)),
    };
  }
  return null;
}

/** Out of a chip: at its other end when it came from one, else at the nearer one. */
export function besideChip(at: number, chips: readonly Chip[], before: number): number {
  const chip = chips.find(({ start, end }) => start < at && at < end);
  if (!chip) return at;
  const { start, end, name } = chip;
  if (before === start) return end;
  if (before === end) return start;
  // A tag is two units long.
  const width = end - start - 2 * name.length;
  return at - start < width / 2 ? start : end;
}

/** Those that can be chosen, by the title of their group. */
export function offeredGroups(facts: readonly NamedFact[]): { title: string; facts: NamedFact[] }[] {
  const titles = new Set(facts.flatMap(({ group }) => group ?? []));
  return [...titles].map((title) => ({ title, facts: facts.filter(({ group }) => group === title) }));
}
