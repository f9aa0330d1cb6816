import type { Moment } from "~/lib/time/clock";
import type { FieldErrors, Fields } from "./site-editor";

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

export interface SiteFormView {
  fields: Fields;
  /** The version that the form begins with. */
  base: number;
  /** When the draft in the form was saved; empty without one. */
  draftAt: string;
}

export interface SitePageView {
  form: SiteFormView;
  draft: (ShownDraft & { isUnfinished: boolean }) | null;
  changes: ShownChange[];
  unfit: { name: string; value: string }[];
  isChanged: boolean;
  /** An article or a case that does not ship: it has no default to go back to. */
  isOwn: boolean;
}

export interface RefusedSite {
  /** Null if nothing is wrong: the form was rearranged, and waits to be kept. */
  problem: string | null;
  errors: FieldErrors;
  /** Null if it did not arrive: only the browser has what was typed. */
  form: SiteFormView | null;
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
