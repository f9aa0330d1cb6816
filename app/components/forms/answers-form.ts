/** A form sent without scripts redirects here; not opening the address, a reload, Back or Forward. Browser only. */
export function answersForm(): boolean {
  const [arrival] = performance.getEntriesByType("navigation") as [PerformanceNavigationTiming?];
  return arrival?.type === "navigate" && arrival.redirectCount > 0;
}
