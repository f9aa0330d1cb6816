import { type FormAnswer, formAnswer } from "~/components/forms/form-answer";
import { STEP_OUTCOME_QUERY, STEP_QUERY } from "../plans/lead-plan";

export interface DashboardAnswer extends FormAnswer {
  /** Ids of the leads that were chosen. Unknown if the server was not reached. */
  leads?: readonly string[];
}

/** `sent`: with `lead` as a list where several were chosen. */
export function dashboardAnswer(
  problem: string | null,
  sent: Readonly<Record<string, unknown>>,
  errors: Readonly<Record<string, string>> = {},
): DashboardAnswer {
  const leads = [sent.lead].flat().map((lead) => String(lead).split("@")[0] ?? "");
  return { ...formAnswer(problem, sent, errors), leads };
}

/** True for a tap on a row of Today, which has no form of its own to answer in. */
export function isOfToday({ fields }: FormAnswer): boolean {
  return fields.do !== "bulk" && fields.do !== "move";
}

export const DASHBOARD_QUERY = {
  outcome: "outcome",
  batch: "batch",
  step: STEP_QUERY,
  stepOutcome: STEP_OUTCOME_QUERY,
  /** The place of the notice, if not below the filter. */
  place: "at",
} as const;

export function dashboardQueryIn({ searchParams }: URL): Record<string, string> {
  const names: readonly string[] = Object.values(DASHBOARD_QUERY);
  return Object.fromEntries([...searchParams].filter(([name]) => names.includes(name)));
}
