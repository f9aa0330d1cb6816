/** UTF-16 code units. */
export const LONGEST_VIEW_NAME = 40;

export interface SavedView {
  /** Null for a view that everybody has from the start. */
  id: string | null;
  name: string;
  to: string;
  isShared: boolean;
  isOpenToChange: boolean;
  isCurrent: boolean;
}

/** Except for the first four, nothing has happened. */
export const VIEW_OUTCOMES = ["saved", "changed", "deleted", "restored", "invalid", "taken", "full", "gone"] as const;
export type ViewOutcome = (typeof VIEW_OUTCOMES)[number];
