interface Arrival extends PerformanceEntry {
  /** Milliseconds after the page was requested; 0 unless it was prerendered. */
  activationStart?: number;
}

/** Milliseconds. Browser only. */
export function timeOnPage(): number {
  const [arrival] = performance.getEntriesByType("navigation") as [Arrival?];
  return performance.now() - (arrival?.activationStart ?? 0);
}
