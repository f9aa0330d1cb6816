import { quoteFormKind } from "./forms";
import { type QuoteFormState, stateOf } from "./quote-form-state";
import { ThankYouCard } from "./thank-you-card";
import { ThankfulForm } from "./thankful-form";
import { type FormWords, useRequestForm } from "./use-request-form";

interface QuoteFormProps {
  /** Name of the form; stored with the request. */
  source: string;
  /** The state of the forms on this page, from its loader. */
  state: QuoteFormState;
  /** True if the thanks stay, instead of making room for an empty form. */
  isPersistent?: boolean;
  words?: FormWords;
}

/** The quote form, or after sending the thanks. Works as a plain form where no script runs. */
export function QuoteForm({ source, state, isPersistent = false, words }: QuoteFormProps) {
  const initial = stateOf(source, state);
  const requestForm = useRequestForm({ kind: quoteFormKind, source, service: null, initial, words });
  return (
    <ThankfulForm
      requestForm={requestForm}
      isPersistent={isPersistent}
      thanks={(thanks, startAnew) => (
        <ThankYouCard
          source={source}
          thanks={thanks}
          ask={words?.ask ?? null}
          onNewRequest={isPersistent ? null : startAnew}
        />
      )}
    />
  );
}
