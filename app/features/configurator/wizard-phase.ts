import type { ConfiguratorState } from "./configurator-state";

export interface ConfiguratorThanks {
  confirmation: "sent" | "delayed";
  /** ISO-8601 UTC; null when only the outcome is known. */
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
