import { createContext, type RouterContextProvider } from "react-router";
import { IDLE_QUOTE_FORM, OUTCOME_PARAM, type QuoteFormState } from "./quote-form-state";

/** Set while a page is rendered again with what a visitor without JavaScript typed. */
export const quoteFormStateContext = createContext<QuoteFormState | null>(null);

/** The state of the quote form on the page that is being rendered. */
export function quoteFormState(url: URL, context: Readonly<RouterContextProvider>): QuoteFormState {
  const again = context.get(quoteFormStateContext);
  if (again) return again;
  const outcome = url.searchParams.get(OUTCOME_PARAM);
  return outcome === "sent" || outcome === "delayed" ? { ...IDLE_QUOTE_FORM, status: outcome } : IDLE_QUOTE_FORM;
}
