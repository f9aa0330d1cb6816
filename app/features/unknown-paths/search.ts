/** Query parameter with a visitor's search on the "not found" page. */
export const SEARCH_PARAM = "q";

/** A page of this site that may be what a lost visitor wanted. */
export interface FoundPage {
  title: string;
  /** Without a language prefix. */
  path: string;
}

/** What the "not found" page shows. */
export interface Lost {
  /** The search; empty when the visitor has not searched yet, and the pages are guessed from the address. */
  query: string;
  found: readonly FoundPage[];
}

/** Reads what a loader threw with a 404; an empty result for anything else. */
export function lostFrom(data: unknown): Lost {
  const { query, found } = (data ?? {}) as Partial<Lost>;
  return { query: typeof query === "string" ? query : "", found: Array.isArray(found) ? found : [] };
}
