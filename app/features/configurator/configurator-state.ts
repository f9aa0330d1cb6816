import type { SharedKey } from "~/content/shared/shared-copy";
import { NOT_BEGUN } from "./counted-steps";
import { type Answers, EMPTY_ANSWERS } from "./wizard";

/** Which of the two configurators it is; this decides the first question. */
export type ConfiguratorMode = "website" | "subscription";

/**
 * What the server knows of a configuration that is sent without JavaScript, or opened from a mailed draft. `mailed`:
 * the link to a draft is on its way; `draft`: opened from such a link; `expired`: the link no longer leads anywhere.
 */
export interface ConfiguratorState {
  status: "idle" | "missing" | "invalid" | "failed" | "limited" | "sent" | "delayed" | "mailed" | "draft" | "expired";
  /** Index of the step. */
  step: number;
  answers: Answers;
  /** Index of the furthest step that was counted, in `COUNTED_STEPS`. */
  counted: number;
  /** The address that was typed for a draft. */
  draftEmail: string;
  /** The key of a message, by field name. */
  errors: Readonly<Record<string, SharedKey>>;
  /** When the request was stored (ISO-8601 UTC); null when there is none, or it is not known. */
  createdAt: string | null;
}

export const IDLE_CONFIGURATOR: ConfiguratorState = {
  status: "idle",
  step: 0,
  answers: EMPTY_ANSWERS,
  counted: NOT_BEGUN,
  draftEmail: "",
  errors: {},
  createdAt: null,
};

/**
 * Query parameters of the page: the step (counted from 1), the outcome of the request and its moment, and the token of
 * a mailed draft.
 */
export const STEP_PARAM = "stap";
export const OUTCOME_PARAM = "aanvraag";
export const MOMENT_PARAM = "op";
export const DRAFT_PARAM = "concept";

/** Name of the buttons of the form: `next`, `previous`, `send`, `draft`, `ENTER`, or the index of a step. */
export const GO = "go";

/** Value of the button that Enter in a field presses: which button it stands for depends on the field. */
export const ENTER = "enter";

/** Name of the field with the step that the form is on (its index). */
export const AT_STEP = "step";

/** Name of the field with the last step that was counted (index in `COUNTED_STEPS`). */
export const COUNTED = "counted";

/** Name of the field with the address that a draft goes to. */
export const DRAFT_EMAIL = "draft_email";

/**
 * Name of the field with the address that the page was served with: if the other one differs, the visitor has typed it.
 */
export const DRAFT_SERVED = "draft_email_served";

/** The query of the page that says thanks for a request stored at `createdAt` (ISO-8601 UTC). */
export function thanksSearch(confirmation: "sent" | "delayed", createdAt: string): string {
  return `?${new URLSearchParams({ [OUTCOME_PARAM]: confirmation, [MOMENT_PARAM]: createdAt })}`;
}
