import type { SharedKey } from "~/content/shared/shared-copy";

/** State of a form that was sent without JavaScript, for its page. */
export interface QuoteFormState {
  /** Source of the form of the page that it is about. */
  source: string;
  status: "idle" | "invalid" | "failed" | "limited" | "sent" | "delayed";
  /** Typed values by field name. */
  values: Readonly<Record<string, string>>;
  /** The key of a message, by field name. */
  errors: Readonly<Record<string, SharedKey>>;
}

export const IDLE_QUOTE_FORM: QuoteFormState = { source: "", status: "idle", values: {}, errors: {} };

/** The state of a page whose form with this source, if not sent yet, has a service chosen beforehand. */
export function presetTo(service: string | null, source: string, page: QuoteFormState): QuoteFormState {
  return service && page.status === "idle" ? { ...page, source, values: { service } } : page;
}

/** An empty form, but for these words as its message. */
export function untouched(opening: string): QuoteFormState {
  return opening ? { ...IDLE_QUOTE_FORM, values: { message: opening } } : IDLE_QUOTE_FORM;
}

/** Query parameters that carry `sent` or `delayed` back to the page after a request without JavaScript, and of which form. */
export const OUTCOME_PARAM = "aanvraag";
export const FORM_PARAM = "formulier";

/** The source of the form on the contact page, the one for links without a form of their own. */
export const CONTACT_SOURCE = "contact";

/** The state of one form on a page: untouched unless the page's is about it. */
export function stateOf(source: string, page: QuoteFormState): QuoteFormState {
  return page.source === source ? page : IDLE_QUOTE_FORM;
}

/** Start of the fragment of every form. */
const FORM_ID_START = "offerte-";

/** The fragment of a form on its page, where the visitor comes back to. */
export function formId(source: string): string {
  return FORM_ID_START + source;
}

/** The address of a form that was sent from `path`, with how that went and what of its query (`kept`) stays. */
export function outcomePath(path: string, kept: string, source: string, outcome: "sent" | "delayed"): string {
  const query = new URLSearchParams([...new URLSearchParams(kept), [OUTCOME_PARAM, outcome], [FORM_PARAM, source]]);
  return `${path}?${query}#${formId(source)}`;
}
