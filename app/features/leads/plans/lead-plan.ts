import type { StepAct } from "./run-plan.server";

/** The values of `do` on the page of a lead and in the list of today. */
export const PLAN_FORMS = { start: "follow", stop: "unfollow", step: "step", undo: "unstep" } as const;

/** The parameters of the address: the last settled step, and its outcome. */
export const STEP_QUERY = "step";
export const STEP_OUTCOME_QUERY = "step-outcome";

export interface ShownStep {
  id: string;
  kind: "call" | "mail";
  /** Filled in. */
  subject: string;
  body: string;
  /** The sentence that says when it is due, or what became of it. */
  when: string;
  isDue: boolean;
  isOpen: boolean;
  /** The reason for which it cannot be sent. Null if it can, or for a call. */
  problem: string | null;
  /** The action of one tap. Null if there is none now. */
  act: StepAct | null;
}

export interface ShownPlan {
  /** Null while none is running. */
  running: { says: string; notes: string[]; steps: ShownStep[] } | null;
  /** That can be started; empty for a lead that is closed. */
  offered: { id: string; name: string }[];
  /** The name of what can be started once a quote is open. Null if there is nothing. */
  awaitsQuote: string | null;
  /** The sentence that says how the last plan ended. Null if there was none. */
  ended: string | null;
}

export interface StepNotice {
  text: string;
  isGood: boolean;
  /** The step that can be taken back. */
  undo: string | null;
}
