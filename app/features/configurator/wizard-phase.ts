import type { ConfiguratorState } from "./configurator-state";

export interface ConfiguratorThanks {
  confirmation: "sent" | "delayed";
  /** When the request was stored (ISO-8601 UTC); null when only the outcome is known. */
  createdAt: string | null;
}

/** `waiting`: for a connection, to be sent as soon as there is one. */
export type WizardPhase = "answering" | "sending" | "waiting" | "thanks";

/**
 * What is told above the question of one step; `resumed`: this browser kept it; `kept`: it did, the link is expired;
 * `ahead`: it did, and the link leads to something else.
 */
export interface WizardNotice {
  status: ConfiguratorState["status"] | "resumed" | "kept" | "ahead";
  step: number;
}

/** What the page gives thanks for when it comes; null when it comes to be answered. */
export function thanksOf({ status, createdAt }: ConfiguratorState): ConfiguratorThanks | null {
  return status === "sent" || status === "delayed" ? { confirmation: status, createdAt } : null;
}
