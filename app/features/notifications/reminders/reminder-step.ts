import { afterOpenTime, type OpeningsOn, openTimeBetween } from "~/lib/time/open-time";

/** Milliseconds of opening time before a promise breaks. */
const URGENT = 15 * 60_000;

export type ReminderStep = "half" | "urgent" | "broken";

/** A lead waits for an answer from the first moment on, which is due at the second (ISO-8601 UTC). */
export interface Due {
  since: string;
  due_at: string;
}

export interface RemindedUser {
  id: string;
  isOwner: boolean;
  /** Has not turned reminders off. */
  isTold: boolean;
}

/** The latest step that a promise has come to at `moment` (ISO-8601 UTC), in opening time; null before the first. */
export function stepAt({ since, due_at }: Due, openingsOn: OpeningsOn, moment: string): ReminderStep | null {
  if (moment >= due_at) return "broken";
  const time = openTimeBetween(openingsOn, since, due_at);
  if (moment >= afterOpenTime(openingsOn, since, Math.max(0, time - URGENT))) return "urgent";
  return moment >= afterOpenTime(openingsOn, since, time / 2) ? "half" : null;
}

/** Everybody, where whoever took the lead is gone or does not want to be reminded. */
export function recipients<User extends RemindedUser>(
  step: ReminderStep | "planned",
  assignee: string | null,
  users: readonly User[],
): User[] {
  const told = users.filter(({ isTold }) => isTold);
  if (step === "broken") return told.filter(({ isOwner }) => isOwner);
  const own = step === "urgent" ? [] : told.filter(({ id }) => id === assignee);
  return own.length > 0 ? own : told;
}
