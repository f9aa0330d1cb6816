import type { nl } from "~/content/site/package/nl";
import { type Language, LOCALES } from "~/lib/language/language";
import { type Cell, type FeatureRow, featureMatrix, type PackageId, type Payment, packageIds } from "./packages";

type PackageWords = Pick<typeof nl, "groups" | "words">;

interface Row {
  id: string;
  name: string;
  note: string;
  isSubscriptionOnly: boolean;
  /** One per package, in their order; a word says how much. */
  cells: readonly (boolean | string)[];
}

export function matrixTable({ groups, words }: PackageWords): { title: string; rows: readonly Row[] }[] {
  return Object.entries(groups).map(([group, { title, features }]) => {
    const cellsOf: Record<string, FeatureRow> = featureMatrix[group as keyof typeof featureMatrix];
    const rows = Object.entries(features).map(([id, texts]) => {
      const row = cellsOf[id];
      return {
        id,
        ...texts,
        isSubscriptionOnly: row?.bought === false,
        cells: packageIds.map((column) => say(row?.[column] ?? false, words)),
      };
    });
    return { title, rows };
  });
}

export interface Feature {
  id: string;
  name: string;
  note: string;
  /** Empty if there is nothing to count. */
  amount: string;
}

interface FeatureLists {
  always: Feature[];
  subscription: Feature[];
  missing: Feature[];
}

export function featuresOf(id: PackageId, copy: PackageWords): FeatureLists {
  const column = packageIds.indexOf(id);
  const lists: FeatureLists = { always: [], subscription: [], missing: [] };
  for (const { cells, isSubscriptionOnly, ...feature } of matrixTable(copy).flatMap(({ rows }) => rows)) {
    const cell = cells[column];
    const list = cell === false ? "missing" : isSubscriptionOnly ? "subscription" : "always";
    lists[list].push({ ...feature, amount: typeof cell === "string" ? cell : "" });
  }
  return lists;
}

export function includedIn(id: PackageId, payment: Payment, copy: PackageWords): Feature[] {
  const { always, subscription } = featuresOf(id, copy);
  return payment === "once" ? always : [...always, ...subscription];
}

export function pointsOf(id: PackageId, payment: Payment, { packages }: Pick<typeof nl, "packages">): string[] {
  return packages[id].points.map(({ text, bought }) => (payment === "once" && bought) || text);
}

/** "hosting en onderhoud" */
export function presentApart(id: PackageId, copy: PackageWords & Pick<typeof nl, "apart">, language: Language): string {
  const names: Record<string, string> = copy.apart;
  const apart = featuresOf(id, copy).subscription.map((feature) => names[feature.id]);
  return new Intl.ListFormat(LOCALES[language], { type: "conjunction" }).format(
    apart.filter((name) => name !== undefined),
  );
}

function say(cell: Cell, words: PackageWords["words"]): boolean | string {
  return typeof cell === "boolean" ? cell : words[cell];
}
