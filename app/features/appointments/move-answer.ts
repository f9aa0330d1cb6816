import { ALTERNATIVE } from "./appointment-form-state";
import type { Alternative } from "./slot-days";

/** The field with the `sequence` that the appointment had when its form was rendered. */
export const SEEN = "seen";

/** Why an appointment was not moved. `changed`: it was moved since its form was rendered. */
export type MoveProblem = "missing" | "taken" | "changed" | "limited" | "failed";

/** The state of the form that is shown again when an appointment was not moved. */
export interface MoveAnswer {
  chosen: { date: string; time: string };
  /** Null if nothing is wrong: without scripts, the times of another day were asked for. */
  problem: MoveProblem | null;
  /** Free moments, if the one that was asked for is taken. */
  alternatives: readonly Alternative[] | null;
}

/** The form with what was chosen in it. */
export function moveAnswer(fields: Readonly<Record<string, unknown>>, problem: MoveProblem | null = null): MoveAnswer {
  const { date, time } = momentIn(fields);
  return { chosen: { date: String(date ?? ""), time: String(time ?? "") }, problem, alternatives: null };
}

/** The moment that was chosen: one that was offered instead of another, or a day and a time. */
export function momentIn(fields: Readonly<Record<string, unknown>>): { date: unknown; time: unknown } {
  const offered = fields[ALTERNATIVE];
  const [date, time] = typeof offered === "string" ? offered.split(" ") : [fields.date, fields.time];
  return { date, time };
}
