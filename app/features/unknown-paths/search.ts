/** Query parameter with what a visitor searches for on the page that says "not found". */
export const SEARCH_PARAM = "q";

/** A page of this site that may be what a lost visitor wanted. */
export interface FoundPage {
  title: string;
  /** Bare path. */
  path: string;
}

/** What the page that says "not found" tells of a visitor's way. */
export interface Lost {
  /** What was searched for; empty when the visitor has not searched yet, and pages are guessed from the address. */
  query: string;
  found: readonly FoundPage[];
}

/** Reads what a loader threw with a 404; nothing when it threw something else. */
export function lostFrom(data: unknown): Lost {
  const { query, found } = (data ?? {}) as Partial<Lost>;
  return { query: typeof query === "string" ? query : "", found: Array.isArray(found) ? found : [] };
}
