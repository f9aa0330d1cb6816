import type { StepAct } from "./run-plan.server";

/** Of a form that is posted to the page of a lead, or to the list of today. */
export const PLAN_FORMS = { start: "follow", stop: "unfollow", step: "step", undo: "unstep" } as const;

/** In the address: the step that was settled last, and what is said of it. */
export const STEP_QUERY = "step";
export const STEP_OUTCOME_QUERY = "step-outcome";

export interface ShownStep {
  id: string;
  kind: "call" | "mail";
  /** Filled in. */
  subject: string;
  body: string;
  /** In words: when it is due, or what became of it. */
  when: string;
  isDue: boolean;
  isOpen: boolean;
  /** In words: why it cannot be sent; null if it can, or for a call. */
  problem: string | null;
  /** What one tap does; null while that is not possible. */
  act: StepAct | null;
}

export interface ShownPlan {
  /** Null while none is running. */
  running: { says: string; notes: string[]; steps: ShownStep[] } | null;
  /** That can be started; empty for a lead that is closed. */
  offered: { id: string; name: string }[];
  /** In words: what can be started once a quote is open; null if there is nothing. */
  awaitsQuote: string | null;
  /** In words: how the last one ended; null if there was none. */
  ended: string | null;
}

export interface StepNotice {
  text: string;
  isGood: boolean;
  /** The step that can be taken back. */
  undo: string | null;
}
