import { foldText } from "~/lib/text/fold";
import { MESSAGE_LENGTH } from "../protocol";

export type ListNames = ReadonlySet<string>;
/** Written as `content/site/chat-rules/nl.ts` explains; several of the same name are one list. */
type WordLists = readonly (readonly [name: string, words: readonly string[]])[];

const ENDINGS = ["s", "en", "e", "es", "je", "jes", "tje", "tjes"];
const NONE: ListNames = new Set();

export class Vocabulary {
  /** Those that only indicate a language, or are only part of a phrase of ours, are on no list. */
  private readonly words = new Map<string, Set<string>>();
  private readonly beginnings = new Map<string, Set<string>>();
  private readonly ends = new Map<string, Set<string>>();
  /** The longest first. */
  private readonly phrases: { words: readonly string[]; lists: Set<string> }[] = [];
  /** They do not count as typing errors, but otherwise mean what they did before. */
  private readonly addedParts = new Set<string>();

  /** The owner's phrases are not among `shipped`. */
  constructor(lists: WordLists, common: readonly string[], shipped: ReadonlySet<string>) {
    for (const word of common) this.words.set(word, new Set());
    for (const [name, entries] of lists) {
      for (const entry of entries) this.add(entry, name, shipped.has(entry));
    }
    this.phrases.sort((one, other) => other.words.length - one.words.length);
  }

  /** A phrase takes precedence over the words in it. */
  read(message: readonly string[]): ListNames {
    const found = new Set<string>();
    for (let place = 0; place < message.length; ) {
      const phrase = this.phrases.filter(({ words }) => this.stands(words, message, place));
      const length = phrase[0]?.words.length ?? 1;
      const lists = phrase[0]
        ? phrase.filter(({ words }) => words.length === length).flatMap((one) => [...one.lists])
        : this.listsOf(message[place] ?? "");
      for (const list of lists) found.add(list);
      place += length;
    }
    return found;
  }

  knows(word: string): boolean {
    return this.words.has(word) || this.otherForm(word) !== null || this.within(word).size > 0;
  }

  lists(word: string): boolean {
    return Boolean(this.words.get(word)?.size);
  }

  private add(entry: string, list: string, isShipped: boolean): void {
    const parts = entry.split(" ");
    if (parts.length > 1) {
      this.phrases.push({ words: parts, lists: new Set([list]) });
      for (const part of parts) {
        if (!isShipped) this.addedParts.add(part);
        else if (!this.words.has(part)) this.words.set(part, new Set());
      }
    } else if (entry.endsWith("*")) addTo(this.beginnings, entry.slice(0, -1), list);
    else if (entry.startsWith("*")) addTo(this.ends, entry.slice(1), list);
    else addTo(this.words, entry, list);
  }

  /** The most exact reading wins: itself, another form, a compound, a part of it, and last a typing error. */
  private listsOf(word: string): ListNames {
    const whole = this.words.get(word) ?? this.otherForm(word);
    if (whole) return whole;
    const compound = this.compound(word);
    if (compound.size > 0) return compound;
    const part = this.within(word);
    if (part.size > 0 || this.addedParts.has(word)) return part;
    return this.mistyped(word);
  }

  private otherForm(word: string): ListNames | null {
    for (const ending of ENDINGS) {
      const stem = word.slice(0, -ending.length);
      const lists = word.endsWith(ending) && stem.length > 3 ? this.words.get(stem) : undefined;
      if (lists && lists.size > 0) return lists;
    }
    return null;
  }

  private within(word: string): ListNames {
    for (let length = word.length; length > 2; length--) {
      const lists = this.beginnings.get(word.slice(0, length)) ?? this.ends.get(word.slice(-length));
      if (lists) return lists;
    }
    return NONE;
  }

  /** Dutch writes them as one: "websitekosten", "onderhoudscontract". */
  private compound(word: string): ListNames {
    for (let length = word.length - 3; length > 2; length--) {
      const [first, second] = [word.slice(0, length), word.slice(length)].map(
        (part) => this.words.get(part) ?? this.otherForm(part) ?? NONE,
      );
      if (first?.size && second?.size) return new Set([...first, ...second]);
    }
    return NONE;
  }

  private mistyped(word: string): ListNames {
    let fewest = Number.POSITIVE_INFINITY;
    let lists: ListNames = NONE;
    for (const [meant, on] of [...this.words, ...this.beginnings]) {
      const errors = on.size > 0 ? typingErrors(word, meant) : null;
      if (errors !== null && errors < fewest) [fewest, lists] = [errors, on];
    }
    return lists;
  }

  private stands(phrase: readonly string[], message: readonly string[], place: number): boolean {
    return phrase.every((meant, index) => {
      const word = message[place + index];
      if (word === undefined || word === meant) return word === meant;
      return !this.words.has(word) && !this.addedParts.has(word) && typingErrors(word, meant) !== null;
    });
  }
}

function addTo(map: Map<string, Set<string>>, word: string, list: string): void {
  const lists = map.get(word);
  if (lists) lists.add(list);
  else map.set(word, new Set([list]));
}

/** Lower case, without accents and apostrophes; "seo-advies" is "seoadvies", "seo", "advies". */
export function messageWords(text: string): string[] {
  // Some characters decompose into several words each: no more is read than of any message.
  const plain = foldText(text).slice(0, MESSAGE_LENGTH);
  return plain.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu)?.flatMap(withParts) ?? [];
}

function withParts(word: string): string[] {
  const parts = word.split("-");
  return parts.length > 1 ? [parts.join(""), ...parts.filter((part) => part.length > 2)] : [word];
}

function allowed(length: number): number {
  if (length < 5) return 0;
  return length < 9 ? 1 : 2;
}

/** Optimal string alignment. null if too many, or if the first letter differs: people seldom mistype that. */
function typingErrors(typed: string, meant: string): number | null {
  const most = allowed(meant.length);
  if (typed[0] !== meant[0] || typed.length < 4 || Math.abs(typed.length - meant.length) > most) return null;
  const errors = distance(typed, meant);
  return errors <= most ? errors : null;
}

function distance(one: string, other: string): number {
  const width = other.length + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: width }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column < width; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current.push(
        Math.min(
          at(last, column) + 1,
          at(current, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, other.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
