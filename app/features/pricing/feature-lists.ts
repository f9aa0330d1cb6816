import type { nl } from "~/content/package/nl";
import { type Cell, featureMatrix, type PackageId, packageIds } from "./packages";

type PackageWords = Pick<typeof nl, "groups" | "words">;

interface Row {
  name: string;
  note: string;
  /** One per package, in their order; a word says how much of it. */
  cells: readonly (boolean | string)[];
}

/** The matrix in words, group by group, for a table. */
export function matrixTable({ groups, words }: PackageWords): { title: string; rows: readonly Row[] }[] {
  return Object.entries(groups).map(([group, { title, features }]) => {
    const cellsOf = featureMatrix[group as keyof typeof featureMatrix] as Record<string, Record<PackageId, Cell>>;
    const rows = Object.entries(features).map(([feature, texts]) => ({
      ...texts,
      cells: packageIds.map((id) => say(cellsOf[feature]?.[id] ?? false, words)),
    }));
    return { title, rows };
  });
}

interface Feature {
  name: string;
  note: string;
  /** How much of it; empty if there is nothing to count. */
  amount: string;
}

/** What a package has and what it lacks, in the order of the matrix. */
export function featuresOf(id: PackageId, copy: PackageWords): { included: Feature[]; missing: Feature[] } {
  const column = packageIds.indexOf(id);
  const rows = matrixTable(copy).flatMap((group) => group.rows);
  const features = rows.map(({ name, note, cells }) => {
    const cell = cells[column];
    return { name, note, amount: typeof cell === "string" ? cell : "", isIncluded: cell !== false };
  });
  const pick = (isIncluded: boolean) =>
    features.filter((feature) => feature.isIncluded === isIncluded).map(({ isIncluded: _, ...feature }) => feature);
  return { included: pick(true), missing: pick(false) };
}

function say(cell: Cell, words: PackageWords["words"]): boolean | string {
  return typeof cell === "boolean" ? cell : words[cell];
}
