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
  /** What it is a change of, on the page of all kinds. */
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
