import type { LeadRow } from "~/lib/db/tables/lead-tables";
import { afterOpenTime, type OpeningsOn, openTimeBetween } from "~/lib/time/open-time";

/** Milliseconds of opening time before a promise breaks. */
const URGENT = 15 * 60_000;

export type ReminderStep = "half" | "urgent" | "broken";

export type PromisedLead = Pick<
  LeadRow,
  "id" | "name" | "phone_key" | "status" | "created_at" | "promised_at" | "first_answered_at" | "assignee_id"
>;

export interface RemindedUser {
  id: string;
  isOwner: boolean;
  /** Has not turned reminders off. */
  isTold: boolean;
}

/**
 * The latest step that a promise has come to at `moment` (ISO-8601 UTC), in opening time; null before the first, and
 * once nobody waits for an answer any more.
 */
export function stepAt(lead: PromisedLead, openingsOn: OpeningsOn, moment: string): ReminderStep | null {
  const { status, created_at: from, promised_at, first_answered_at } = lead;
  if (status !== "new" || promised_at === null || first_answered_at !== null) return null;
  if (moment >= promised_at) return "broken";
  const time = openTimeBetween(openingsOn, from, promised_at);
  if (moment >= afterOpenTime(openingsOn, from, Math.max(0, time - URGENT))) return "urgent";
  return moment >= afterOpenTime(openingsOn, from, time / 2) ? "half" : null;
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
