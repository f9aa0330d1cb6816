/** Query parameters of the dashboard besides its filter: the outcome of what somebody did. */
export const DASHBOARD_QUERY = {
  /** The outcome of a button of a lead. */
  outcome: "outcome",
  /** What was done with several leads at once, or by moving one. */
  batch: "batch",
  /** The outcome of a change of the saved views, and of which view. */
  viewOutcome: "saved",
  viewId: "saved-id",
} as const;

/** The parameters of an address of the dashboard other than its filter. */
export function dashboardQueryIn({ searchParams }: URL): Record<string, string> {
  const names: readonly string[] = Object.values(DASHBOARD_QUERY);
  return Object.fromEntries([...searchParams].filter(([name]) => names.includes(name)));
}
