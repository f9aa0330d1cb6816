export const DASHBOARD_QUERY = {
  outcome: "outcome",
  batch: "batch",
  viewOutcome: "saved",
  viewId: "saved-id",
} as const;

export function dashboardQueryIn({ searchParams }: URL): Record<string, string> {
  const names: readonly string[] = Object.values(DASHBOARD_QUERY);
  return Object.fromEntries([...searchParams].filter(([name]) => names.includes(name)));
}
