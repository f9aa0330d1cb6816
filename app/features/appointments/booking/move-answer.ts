import { ALTERNATIVE } from "./appointment-form-state";
import type { Alternative } from "./slot-days";

/** The `sequence` that the appointment had when its form was rendered. */
export const SEEN = "seen";

/** `changed`: it was moved since its form was rendered. */
export type MoveProblem = "missing" | "taken" | "changed" | "limited" | "failed";

export interface MoveAnswer {
  chosen: { date: string; time: string };
  /** null: without scripts, the times of another day were asked for. */
  problem: MoveProblem | null;
  alternatives: readonly Alternative[] | null;
}

export function moveAnswer(fields: Readonly<Record<string, unknown>>, problem: MoveProblem | null = null): MoveAnswer {
  const { date, time } = momentIn(fields);
  return { chosen: { date: String(date ?? ""), time: String(time ?? "") }, problem, alternatives: null };
}

export function momentIn(fields: Readonly<Record<string, unknown>>): { date: unknown; time: unknown } {
  const offered = fields[ALTERNATIVE];
  const [date, time] = typeof offered === "string" ? offered.split(" ") : [fields.date, fields.time];
  return { date, time };
}
