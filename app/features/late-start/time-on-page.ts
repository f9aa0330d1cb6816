/** What a browser that renders pages ahead tells besides; not in the types of TypeScript. */
interface Arrival extends PerformanceEntry {
  /** When the page was shown that had been rendered ahead, in milliseconds since it was asked for; else 0. */
  activationStart?: number;
}

/** Milliseconds that this page has been there for its visitor. Browser only. */
export function timeOnPage(): number {
  const [arrival] = performance.getEntriesByType("navigation") as [Arrival?];
  return performance.now() - (arrival?.activationStart ?? 0);
}
