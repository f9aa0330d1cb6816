import { isDeskPath } from "~/lib/desk-path";
import type { Choice } from "./choice";
import { holdsMap } from "./purposes";

/** What a document may load from others, by its Content-Security-Policy. */
export interface DocumentRights {
  analytics: boolean;
  map: boolean;
}

/** What the page at `pathname` may load for who chose `choice`. The server decides by it, and the browser knows it. */
export function rightsAt(pathname: string, choice: Choice | null, isMeasured: boolean): DocumentRights {
  return {
    analytics: isMeasured && !isDeskPath(pathname) && choice?.analytics === true,
    map: choice?.map === true && holdsMap(pathname),
  };
}

/** How an answer tells the browser what the policy of its document allows: as names in `Server-Timing`, which scripts can read. */
const TOLD_AS = { analytics: "allows-analytics", map: "allows-map" } as const satisfies Record<
  keyof DocumentRights,
  string
>;

/** The header that tells of `rights`; none where nothing is allowed. */
export function rightsHeader(rights: DocumentRights): { "Server-Timing"?: string } {
  const told = [rights.analytics && TOLD_AS.analytics, rights.map && TOLD_AS.map].filter(Boolean);
  return told.length > 0 ? { "Server-Timing": told.join(", ") } : {};
}

/**
 * What the policy of this document allows; nothing on the server. It came with the document and does not change any more,
 * while the cookie may say something else by the time that scripts run: another tab chose meanwhile.
 */
export function documentRights(): DocumentRights {
  const [document] = performance.getEntriesByType("navigation") as [PerformanceNavigationTiming?];
  // Not told over plain HTTP, but on this machine itself.
  const told = new Set(document?.serverTiming?.map(({ name }) => name));
  return { analytics: told.has(TOLD_AS.analytics), map: told.has(TOLD_AS.map) };
}
