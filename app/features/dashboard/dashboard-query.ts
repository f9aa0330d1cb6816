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
