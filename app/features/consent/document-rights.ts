import { isDeskPath } from "~/lib/desk-path";
import type { Choice } from "./choice";
import { holdsMap } from "./purposes";

/** What a document may load from third parties, by its Content-Security-Policy. */
export interface DocumentRights {
  analytics: boolean;
  map: boolean;
}

/** What the page at `pathname` may load given `choice`. Both the server and the browser go by it. */
export function rightsAt(pathname: string, choice: Choice | null, isMeasured: boolean): DocumentRights {
  return {
    analytics: isMeasured && !isDeskPath(pathname) && choice?.analytics === true,
    map: choice?.map === true && holdsMap(pathname),
  };
}

/**
 * The names in `Server-Timing` that tell the browser what the document's policy allows: scripts can read that header.
 */
const TOLD_AS = { analytics: "allows-analytics", map: "allows-map" } as const satisfies Record<
  keyof DocumentRights,
  string
>;

/** The header that announces `rights`; none where nothing is allowed. */
export function rightsHeader(rights: DocumentRights): { "Server-Timing"?: string } {
  const told = [rights.analytics && TOLD_AS.analytics, rights.map && TOLD_AS.map].filter(Boolean);
  return told.length > 0 ? { "Server-Timing": told.join(", ") } : {};
}

/**
 * What the policy of this document allows; nothing on the server. It came with the document and does not change any
 * more, while the cookie may differ by the time scripts run, after a choice in another tab.
 */
export function documentRights(): DocumentRights {
  const [document] = performance.getEntriesByType("navigation") as [PerformanceNavigationTiming?];
  // Over plain HTTP browsers expose it on localhost only.
  const told = new Set(document?.serverTiming?.map(({ name }) => name));
  return { analytics: told.has(TOLD_AS.analytics), map: told.has(TOLD_AS.map) };
}
