import { createContext, type RouterContextProvider } from "react-router";
import { FORM_PARAM, IDLE_QUOTE_FORM, OUTCOME_PARAM, type QuoteFormState } from "./quote-form-state";

/** Set while a page is rendered again with what a visitor without JavaScript typed. */
export const quoteFormStateContext = createContext<QuoteFormState | null>(null);

/** The address names one form: at most one of a page has been sent. */
export function quoteFormState(url: URL, context: Readonly<RouterContextProvider>): QuoteFormState {
  const again = context.get(quoteFormStateContext);
  if (again) return again;
  const outcome = url.searchParams.get(OUTCOME_PARAM);
  if (outcome !== "sent" && outcome !== "delayed") return IDLE_QUOTE_FORM;
  return { ...IDLE_QUOTE_FORM, status: outcome, source: url.searchParams.get(FORM_PARAM) ?? "" };
}
