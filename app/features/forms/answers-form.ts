/**
 * Whether this page was reached by a form sent without scripts, which redirects here, rather than by opening its
 * address, a reload, Back or Forward. Browser only.
 */
export function answersForm(): boolean {
  const [arrival] = performance.getEntriesByType("navigation") as [PerformanceNavigationTiming?];
  return arrival?.type === "navigate" && arrival.redirectCount > 0;
}
