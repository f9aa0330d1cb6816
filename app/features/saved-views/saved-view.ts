/** The longest name of a view, in UTF-16 code units. */
export const LONGEST_VIEW_NAME = 40;

/** A list of leads to come back to, as the dashboard shows it. */
export interface SavedView {
  /** Null for a view that everybody has from the start. */
  id: string | null;
  name: string;
  to: string;
  isShared: boolean;
  /** Whether the reader may rename or delete it. */
  isOpenToChange: boolean;
  /** Whether it is what the dashboard shows now. */
  isCurrent: boolean;
}

/** The outcomes of a change of the views; except for the first four, nothing has happened. */
export const VIEW_OUTCOMES = ["saved", "changed", "deleted", "restored", "invalid", "taken", "full", "gone"] as const;
export type ViewOutcome = (typeof VIEW_OUTCOMES)[number];
