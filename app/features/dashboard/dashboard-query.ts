/** Query parameters of the dashboard beside its filter: what came of what somebody did. */
export const DASHBOARD_QUERY = {
  /** Of a button of a lead. */
  outcome: "outcome",
  /** What was done with several leads at once, or by moving one. */
  batch: "batch",
  /** Of a change of the saved views, and of which it was. */
  viewOutcome: "saved",
  viewId: "saved-id",
} as const;

/** Of an address of the dashboard, what it says beside its filter. */
export function dashboardQueryIn({ searchParams }: URL): Record<string, string> {
  const names: readonly string[] = Object.values(DASHBOARD_QUERY);
  return Object.fromEntries([...searchParams].filter(([name]) => names.includes(name)));
}
