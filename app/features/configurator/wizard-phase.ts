import type { ConfiguratorState } from "./configurator-state";

export interface ConfiguratorThanks {
  confirmation: "sent" | "delayed";
  /** When the request was stored (ISO-8601 UTC); null when only the outcome is known. */
  createdAt: string | null;
}

/** `waiting`: for a connection, to be sent as soon as there is one. */
export type WizardPhase =
  | { name: "answering" }
  | { name: "sending" }
  | { name: "waiting" }
  | { name: "thanks"; thanks: ConfiguratorThanks };

/**
 * What is told above the question of one step; `resumed`: this browser kept it; `kept`: it did, the link is expired;
 * `ahead`: it did, and the link leads to something else.
 */
export interface WizardNotice {
  status: ConfiguratorState["status"] | "resumed" | "kept" | "ahead";
  step: number;
}

/** The phase that the page comes in. */
export function firstPhase({ status, createdAt }: ConfiguratorState): WizardPhase {
  if (status !== "sent" && status !== "delayed") return { name: "answering" };
  return { name: "thanks", thanks: { confirmation: status, createdAt } };
}
