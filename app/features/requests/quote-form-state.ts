import type { SharedKey } from "~/content/shared/shared-copy";

/** The state in which the server hands out a quote form: what a visitor without JavaScript sees after sending. */
export interface QuoteFormState {
  status: "idle" | "invalid" | "failed" | "limited" | "sent" | "delayed";
  /** What was typed, by field name. */
  values: Readonly<Record<string, string>>;
  /** The key of a message, by field name. */
  errors: Readonly<Record<string, SharedKey>>;
}

export const IDLE_QUOTE_FORM: QuoteFormState = { status: "idle", values: {}, errors: {} };

/** Query parameter that carries `sent` or `delayed` back to the page after a request without JavaScript. */
export const OUTCOME_PARAM = "aanvraag";

/** The fragment of the form on its page, where the visitor comes back to. */
export const QUOTE_FORM_ID = "offerte";
