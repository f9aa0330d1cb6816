import type { Offer, Period } from "./quote";
import { lineCents } from "./quote-totals";

/** A line or a discount. */
export interface OfferItem {
  /** Null for a discount. */
  key: string | null;
  description: string;
  per: Period;
  quantity: number;
  /** Cents of the line, excluding btw. A discount is below zero. */
  price: { cents: number } | { percent: number };
}

export interface VersionChanges {
  added: OfferItem[];
  gone: OfferItem[];
  /** The price, the quantity, the period or the description is another. */
  changed: { before: OfferItem; after: OfferItem }[];
}

type Match = (one: OfferItem, other: OfferItem) => boolean;

const hasSameKey: Match = (one, other) => one.key !== null && one.key === other.key;
const isNamedSame: Match = (one, other) =>
  one.description === other.description && (one.key === null) === (other.key === null);

/** The surest first: the key of a line that is gone may be used again. */
const MATCHES: readonly Match[] = [
  (one, other) => hasSameKey(one, other) && isNamedSame(one, other),
  (one, other) => isNamedSame(one, other) && one.per === other.per,
  hasSameKey,
];

export function versionChanges(former: Offer, next: Offer): VersionChanges {
  const gone = itemsOf(former);
  const added = itemsOf(next);
  const pairs: VersionChanges["changed"] = [];
  for (const isMatch of MATCHES) {
    for (const after of [...added]) {
      const before = gone.find((item) => isMatch(item, after));
      if (!before) continue;
      gone.splice(gone.indexOf(before), 1);
      added.splice(added.indexOf(after), 1);
      pairs.push({ before, after });
    }
  }
  const changed = pairs.filter(({ before, after }) => !isSame(before, after));
  return { added, gone, changed };
}

function itemsOf({ lines, discounts }: Offer): OfferItem[] {
  return [
    ...lines.map((line) => {
      const { key, description, per, quantity } = line;
      return { key, description, per, quantity, price: { cents: lineCents(line) } };
    }),
    ...discounts.map(({ description, kind, value, per }) => {
      const price = kind === "percent" ? { percent: -value } : { cents: -value };
      return { key: null, description, per, quantity: 1, price };
    }),
  ];
}

function isSame(one: OfferItem, other: OfferItem): boolean {
  const saidOf = ({ description, per, quantity, price }: OfferItem) =>
    JSON.stringify([description, per, quantity, price]);
  return saidOf(one) === saidOf(other);
}
