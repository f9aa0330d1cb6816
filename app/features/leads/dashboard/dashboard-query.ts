import { STEP_OUTCOME_QUERY, STEP_QUERY } from "../plans/lead-plan";

export const DASHBOARD_QUERY = {
  outcome: "outcome",
  batch: "batch",
  step: STEP_QUERY,
  stepOutcome: STEP_OUTCOME_QUERY,
  /** Where what was done is said, if not below the filter. */
  place: "at",
} as const;

export function dashboardQueryIn({ searchParams }: URL): Record<string, string> {
  const names: readonly string[] = Object.values(DASHBOARD_QUERY);
  return Object.fromEntries([...searchParams].filter(([name]) => names.includes(name)));
}
