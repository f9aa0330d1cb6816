import type { SharedKey } from "~/content/shared/shared-copy";
import { NOT_BEGUN } from "./counted-steps";
import { type Answers, EMPTY_ANSWERS } from "./wizard";

export type ConfiguratorMode = "website" | "subscription";

/** `mailed`: the link to a draft is on its way; `draft`: opened from it; `expired`: it leads nowhere any more. */
export interface ConfiguratorState {
  status: "idle" | "missing" | "invalid" | "failed" | "limited" | "sent" | "delayed" | "mailed" | "draft" | "expired";
  step: number;
  answers: Answers;
  /** Index in `COUNTED_STEPS`. */
  counted: number;
  draftEmail: string;
  errors: Readonly<Record<string, SharedKey>>;
  /** ISO-8601 UTC; null if there is none, or it is not known. */
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

/** The step counts from 1. */
export const STEP_PARAM = "stap";
export const OUTCOME_PARAM = "aanvraag";
export const MOMENT_PARAM = "op";
export const DRAFT_PARAM = "concept";

/** `next`, `previous`, `send`, `draft`, `ENTER`, or the index of a step. */
export const GO = "go";

/** The field decides which button it stands for. */
export const ENTER = "enter";

export const AT_STEP = "step";

/** Index in `COUNTED_STEPS`. */
export const COUNTED = "counted";

export const DRAFT_EMAIL = "draft_email";

/** If the other address differs, the visitor has typed it. */
export const DRAFT_SERVED = "draft_email_served";

/** `createdAt` is ISO-8601 UTC. */
export function thanksSearch(confirmation: "sent" | "delayed", createdAt: string): string {
  return `?${new URLSearchParams({ [OUTCOME_PARAM]: confirmation, [MOMENT_PARAM]: createdAt })}`;
}

export interface ConfiguratorThanks {
  confirmation: "sent" | "delayed";
  /** ISO-8601 UTC; null if only the outcome is known. */
  createdAt: string | null;
}

/** `waiting`: will be sent as soon as there is a connection. */
export type WizardPhase = "answering" | "sending" | "waiting" | "thanks";

/** `resumed`: kept by this browser; `kept`: and the link has expired; `ahead`: and the link differs. */
export interface WizardNotice {
  status: ConfiguratorState["status"] | "resumed" | "kept" | "ahead";
  step: number;
}

export function thanksOf({ status, createdAt }: ConfiguratorState): ConfiguratorThanks | null {
  return status === "sent" || status === "delayed" ? { confirmation: status, createdAt } : null;
}
