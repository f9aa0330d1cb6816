import type { SharedKey } from "~/content/shared/shared-copy";
import type { RequestFormKind } from "./forms";
import type { QuoteFormState } from "./quote-form-state";

export interface Thanks {
  confirmation: "sent" | "delayed";
  /** Time of the answer at the latest (ISO-8601 UTC); null if only the outcome is known. */
  answerBy: string | null;
  /** The reason that is later than promised; empty if it is not. */
  reason: string;
}

/** A form that is `waiting` waits for a connection, to be sent as soon as there is one. */
export type RequestFormPhase =
  | { name: "open" }
  | { name: "sending" }
  | { name: "waiting" }
  | { name: "thanks"; thanks: Thanks };

/** Text above a form that comes back from the server, unless the thanks take its place. */
export interface Notice {
  isGood: boolean;
  title: SharedKey;
  text: SharedKey;
}

export function firstPhase(kind: RequestFormKind, { status }: QuoteFormState): RequestFormPhase {
  if (!kind.hasThanks || !isSent(status)) return { name: "open" };
  return { name: "thanks", thanks: { confirmation: status, answerBy: null, reason: "" } };
}

export function firstNotice(kind: RequestFormKind, { status, values }: QuoteFormState): Notice | null {
  if (status === "idle" || (kind.hasThanks && isSent(status))) return null;
  if (status === "invalid") {
    const text = lacksRequired(values) ? "toast.missing.text" : "toast.invalid.text";
    return { isGood: false, title: "toast.oops.title", text };
  }
  const key = status === "limited" ? "toast.limited" : kind.toasts[status];
  return { isGood: isSent(status), title: `${key}.title`, text: `${key}.text` };
}

/** True if the request was stored. */
export function isSent(status: QuoteFormState["status"]): status is Thanks["confirmation"] {
  return status === "sent" || status === "delayed";
}

export function lacksRequired({ name, email }: Readonly<Record<string, string>>): boolean {
  return !name?.trim() || !email?.trim();
}
