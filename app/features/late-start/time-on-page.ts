/** What browsers that prerender report in addition; missing from TypeScript's types. */
interface Arrival extends PerformanceEntry {
  /** When a prerendered page was shown, in milliseconds after it was requested; otherwise 0. */
  activationStart?: number;
}

/** Milliseconds for which this page has been shown to its visitor. Browser only. */
export function timeOnPage(): number {
  const [arrival] = performance.getEntriesByType("navigation") as [Arrival?];
  return performance.now() - (arrival?.activationStart ?? 0);
}
