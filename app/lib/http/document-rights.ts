export interface DocumentRights {
  analytics: boolean;
  map: boolean;
}

/** Scripts cannot read the policy, but they can read `Server-Timing`. */
const TOLD_AS = { analytics: "allows-analytics", map: "allows-map" } as const satisfies Record<
  keyof DocumentRights,
  string
>;

export function rightsHeader(rights: DocumentRights): { "Server-Timing"?: string } {
  const told = [rights.analytics && TOLD_AS.analytics, rights.map && TOLD_AS.map].filter(Boolean);
  return told.length > 0 ? { "Server-Timing": told.join(", ") } : {};
}

/** Came with the document and stays, while the cookie may change in another tab. Nothing on the server. */
export function documentRights(): DocumentRights {
  const [document] = performance.getEntriesByType("navigation") as [PerformanceNavigationTiming?];
  // Browsers expose it over plain HTTP on localhost alone.
  const told = new Set(document?.serverTiming?.map(({ name }) => name));
  return { analytics: told.has(TOLD_AS.analytics), map: told.has(TOLD_AS.map) };
}
