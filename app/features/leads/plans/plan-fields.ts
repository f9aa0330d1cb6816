import type { Language } from "~/lib/language/language";

type StepPart = "kind" | "day" | `subject_${Language}` | `body_${Language}`;

export type PlanField = "name" | "is_auto" | `step_${number}_${StepPart}`;

/** Counted from 0. */
export function stepField(nth: number, part: StepPart): PlanField {
  return `step_${nth}_${part}`;
}
