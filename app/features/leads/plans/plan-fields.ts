import type { PlansCopy } from "~/content/desk/plans/nl";
import type { Language } from "~/lib/language/language";

type StepPart = "kind" | "day" | `subject_${Language}` | `body_${Language}`;

export type PlanField = "name" | `step_${number}_${StepPart}`;

export interface PlanError {
  key: keyof PlansCopy["form"]["errors"];
  /** Of the variables that are not known. */
  names?: string;
}

export type PlanErrors = Partial<Record<PlanField, PlanError>>;

export interface RefusedPlan {
  problem: "invalid" | "conflict" | "failed";
  fields: Readonly<Record<string, string>>;
  errors: PlanErrors;
}

/** Counted from 0. */
export function stepField(nth: number, part: StepPart): PlanField {
  return `step_${nth}_${part}`;
}

export function refusedPlan(
  problem: RefusedPlan["problem"],
  fields: Readonly<Record<string, unknown>>,
  errors: PlanErrors = {},
): RefusedPlan {
  const texts = Object.entries(fields).map(([name, value]) => [name, typeof value === "string" ? value : ""]);
  return { problem, fields: Object.fromEntries(texts), errors };
}
