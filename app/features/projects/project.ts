import type { ProjectItemRow, ProjectRow } from "~/lib/db/tables/project-tables";

export const PROJECT_KINDS = ["site", "shop", "subscription", "care"] as const satisfies readonly ProjectRow["kind"][];

/** Things that a customer gives; `own` is one that the desk has added, with a title. */
export const ITEM_NAMES = [
  "story",
  "logo",
  "photos",
  "contact",
  "hours",
  "products",
  "delivery",
  "access",
  "wishes",
  "approver",
  "domain",
  "own",
] as const;
export type ItemName = (typeof ITEM_NAMES)[number];

interface AskedItem {
  name: ItemName;
  isNeeded: boolean;
}

const needed = (name: ItemName): AskedItem => ({ name, isNeeded: true });
const welcome = (name: ItemName): AskedItem => ({ name, isNeeded: false });

const OF_A_SITE = [
  needed("story"),
  welcome("logo"),
  needed("photos"),
  needed("contact"),
  welcome("hours"),
  needed("approver"),
  needed("domain"),
];

/** The items that are asked for by kind of job, in order. */
export const ASKED_ITEMS: Readonly<Record<ProjectRow["kind"], readonly AskedItem[]>> = {
  site: OF_A_SITE,
  subscription: OF_A_SITE,
  shop: [...OF_A_SITE, needed("products"), needed("delivery")],
  care: [needed("access"), needed("wishes"), needed("contact"), needed("approver"), welcome("domain")],
};

/** True while the customer can choose a moment for the intake. */
export function hasIntake({ state, kind }: Pick<ProjectRow, "state" | "kind">): boolean {
  return state === "collecting" && kind !== "care";
}

/** The items that are asked for as files; others may have files beside their text. */
export const FILE_ITEMS: readonly string[] = ["logo", "photos"] satisfies ItemName[];

/** Lengths in UTF-16 units, sizes in bytes, numbers per project. */
export const PROJECT_BOUNDS = {
  text: 10_000,
  title: 120,
  reason: 1_000,
  url: 500,
  fileName: 200,
  fileSize: 100 * 1024 * 1024,
  partSize: 1024 * 1024,
  files: 200,
  totalSize: 2 * 1024 * 1024 * 1024,
  items: 30,
} as const;

/** True if nothing more is needed from the customer. */
export function isComplete(items: readonly Pick<ProjectItemRow, "is_needed" | "state">[]): boolean {
  return items.every((item) => !isMissing(item));
}

export function isMissing({ is_needed, state }: Pick<ProjectItemRow, "is_needed" | "state">): boolean {
  return is_needed === 1 && (state === "open" || state === "back");
}

/** Days after a version was shown at which the customer is reminded of it. */
export const SHOWN_REMINDERS = [10, 14] as const;

/** Days after the last reminder from which the desk may call a version approved, as the general terms say. */
export const SILENT_DAYS = 7;
