import type { ConfiguratorState } from "./configurator-state";

export interface ConfiguratorThanks {
  confirmation: "sent" | "delayed";
  /** When the request was stored (ISO-8601 UTC); null when only the outcome is known. */
  createdAt: string | null;
}

/** `waiting`: will be sent as soon as there is a connection. */
export type WizardPhase = "answering" | "sending" | "waiting" | "thanks";

/**
 * The notice above the question of one step. `resumed`: this browser kept the answers; `kept`: it did, and the link has
 * expired; `ahead`: it did, and the link leads to other answers.
 */
export interface WizardNotice {
  status: ConfiguratorState["status"] | "resumed" | "kept" | "ahead";
  step: number;
}

/** The thanks that the page is served with; null when it is served to be answered. */
export function thanksOf({ status, createdAt }: ConfiguratorState): ConfiguratorThanks | null {
  return status === "sent" || status === "delayed" ? { confirmation: status, createdAt } : null;
}
