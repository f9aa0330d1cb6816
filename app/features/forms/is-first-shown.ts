/** Whether the visitor came to this page anew: not by a reload, Back or Forward. Browser only. */
export function isFirstShown(): boolean {
  const [arrival] = performance.getEntriesByType("navigation");
  return arrival instanceof PerformanceNavigationTiming && arrival.type === "navigate";
}
