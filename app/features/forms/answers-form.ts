/**
 * Whether this page is what a form that was sent without scripts led to, which is a redirect: not an address that was opened
 * some other way, a reload, Back or Forward. Browser only.
 */
export function answersForm(): boolean {
  const [arrival] = performance.getEntriesByType("navigation") as [PerformanceNavigationTiming?];
  return arrival?.type === "navigate" && arrival.redirectCount > 0;
}
