import type { By } from "~/lib/audit/audit-store.server";
import type { Language } from "~/lib/language/language";
import { PLAN_FORMS, STEP_OUTCOME_QUERY, STEP_QUERY } from "./lead-plan";
import type { StepOutcome } from "./present-plan.server";
import { type PlanServices, STEP_ACTS, settleStep, startPlan, stopPlan, undoStep } from "./run-plan.server";

/** The query that tells the outcome. Null if the form is none of a plan. */
export async function handlePlanForm(
  services: PlanServices,
  lead: string | null,
  fields: Record<string, unknown>,
  by: By & { language: Language },
): Promise<Record<string, string> | null> {
  const step = String(fields.step);
  const told = (outcome: StepOutcome) => ({ [STEP_OUTCOME_QUERY]: outcome });
  switch (fields.do) {
    case PLAN_FORMS.start: {
      const started = await startPlan(services, lead ?? "", String(fields.plan), by);
      return started === "started" ? {} : told(started);
    }
    case PLAN_FORMS.stop:
      await stopPlan(services, lead ?? "", by);
      return {};
    case PLAN_FORMS.step: {
      const act = STEP_ACTS.find((known) => known === fields.act);
      const settled = act ? await settleStep(services, step, act, by) : "already";
      return settled === "settled" ? { ...told("settled"), [STEP_QUERY]: step } : told(settled);
    }
    case PLAN_FORMS.undo:
      return told((await undoStep(services, step, by)) ? "undone" : "late");
    default:
      return null;
  }
}
