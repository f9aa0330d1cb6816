export const SEARCH_PARAM = "q";

export interface FoundPage {
  title: string;
  /** Has no language prefix. */
  path: string;
}

export interface Lost {
  /** Empty when the pages are guessed from the address. */
  query: string;
  found: readonly FoundPage[];
}

/** An empty result for anything but a 404. */
export function lostFrom(data: unknown): Lost {
  const { query, found } = (data ?? {}) as Partial<Lost>;
  return { query: typeof query === "string" ? query : "", found: Array.isArray(found) ? found : [] };
}
