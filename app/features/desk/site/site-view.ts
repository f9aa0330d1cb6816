import type { Moment } from "~/lib/time/clock";
import type { Fields } from "./site-editor";

export interface ShownDraft {
  by: string;
  at: Moment;
}

export interface ShownChange {
  version: number;
  kind: string;
  by: string;
  at: Moment;
  /** The name of the changed kind, on the page of all kinds. */
  subject: string | null;
  values: { name: string; before: string; after: string }[];
}

export interface SitePageView {
  /** `base`: the version that it begins with; `draft_at`: when the draft in it was saved, empty without one. */
  form: Fields;
  draft: (ShownDraft & { isUnfinished: boolean }) | null;
  changes: ShownChange[];
  unfit: { name: string; value: string }[];
  isChanged: boolean;
  /** An article or a case that does not ship: it has no default to go back to. */
  isOwn: boolean;
  /** True if files are uploaded with the form. */
  hasFiles: boolean;
  /** True if the form has buttons that add fields and move them. */
  isRearranged: boolean;
}

export const OUTCOMES = [
  "published",
  "undone",
  "same",
  "drafted",
  "discarded",
  "cleared",
  "removed",
  "conflict",
  "gone",
] as const;
export type SiteOutcome = (typeof OUTCOMES)[number];
