import { type Cell, featureMatrix, type PackageId, packageIds } from "~/content/prices/packages";
import type { FeatureId, Item, ServiceId } from "./options";

type Part = ServiceId | FeatureId;

/** The first of each pair is part of the second. */
const PAIRS: readonly [part: Part, whole: Item][] = [
  ["design", "website"],
  ["design", "webshop"],
  ["payments", "webshop"],
  ["multi-language", "multilingual-setup"],
  ["seo", "seo-extended"],
  ["dashboard", "client-portal"],
  ["payments", "ecommerce-extensions"],
];

const { site, care, found, sell } = featureMatrix;

/** Copied from the feature matrix. `word` is the one value that counts; null: any but `false`. */
const PACKED: readonly [part: Part, cells: Record<PackageId, Cell>, word: Cell | null][] = [
  ["design", site.design, null],
  ["domain", care.domain, null],
  ["hosting", care.hosting, null],
  ["priority-hosting", care.hosting, "premium"],
  ["premium-support", care.help, "priority"],
  ["seo", found.tuning, null],
  ["payments", sell.payments, null],
  ["multi-language", sell.languages, null],
  ["multilingual-setup", sell.languages, null],
];

/** Parts that a package includes come first. */
export const OVERLAPS: readonly [part: Part, whole: Item][] = [
  ...packageIds.flatMap((id) =>
    PACKED.filter(([, cells, word]) => (word === null ? cells[id] !== false : cells[id] === word)).map(
      ([part]): [Part, Item] => [part, `abonnement-${id}`],
    ),
  ),
  ...PAIRS,
];

export function wholeOf(item: Item, chosen: readonly Item[]): Item | null {
  return OVERLAPS.find(([part, whole]) => part === item && chosen.includes(whole))?.[1] ?? null;
}
