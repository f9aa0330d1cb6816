import type { AskedChange } from "~/features/calendars/copies/asked-change";
import type { LeadClock, Ways } from "../lead";
import type { CONTACT_WAYS, Dismissal } from "../lead-page/lead-forms";
import type { PLAN_FORMS } from "../plans/lead-plan";
import type { StepAct } from "../plans/run-plan.server";

/** Posted with the forms of today, and kept in the address, so that the answer is shown there. */
export const AT_TODAY = "today";

export const TODAY_GROUPS = ["call", "projects", "appointments", "follow", "plan", "quotes"] as const;
export type TodayGroup = (typeof TODAY_GROUPS)[number];

/** The effect of one tap: done, by a call or otherwise. */
export type Ending =
  | { do: typeof PLAN_FORMS.step; step: string; act: StepAct }
  | { do: "contact"; lead: string; way: (typeof CONTACT_WAYS)[number] }
  | { do: "done"; lead: string };

export interface TodayRow {
  id: string;
  who: string;
  company: string | null;
  path: string;
  /** The ways to reach a person who waits for an answer, in words. */
  todo: string | null;
  why: string;
  clock: LeadClock | null;
  /** The deadline where no promise names it. */
  until: { text: string; isLate: boolean } | null;
  assignee: string | null;
  /** The sentence that says who is calling. Undefined if no call is awaited. */
  calling?: string | null;
  ways: Ways;
  /** Null while there is nothing to end, or nobody to say it of. */
  ending: Ending | null;
  /** Posted by "no answer needed". Undefined if the row waits for no answer. */
  dismissal?: Dismissal;
}

export interface Failure {
  id: string;
  text: string;
  reason: string | null;
  path: string;
  /** The id of a mail that can be sent again. */
  mail: string | null;
}

export interface Today {
  day: string;
  groups: Record<TodayGroup, { rows: TodayRow[] /** Path of the rest; null if there is none. */; all: string | null }>;
  /** Changes in calendars of colleagues. */
  asked: AskedChange[];
  failures: Failure[];
  /** The next item after today, shown if there is nothing today. */
  next: { text: string; path: string } | null;
}
