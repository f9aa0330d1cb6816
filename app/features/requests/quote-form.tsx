import { useEffect, useEffectEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { useLanguage } from "~/lib/language/language-context";
import { QuoteFormFields } from "./quote-form-fields";
import { QUOTE_FORM_ID, type QuoteFormState } from "./quote-form-state";
import { ThankYouCard } from "./thank-you-card";
import { useQuoteForm } from "./use-quote-form";

/** Milliseconds after which the thanks make room for an empty form. */
const THANKS_DURATION = 30_000;

interface QuoteFormProps {
  /** Which form this is; stored with the request. */
  source: string;
  /** What the server knows of a request that was sent without JavaScript. */
  state: QuoteFormState;
}

/** The quote form, or after sending the thanks. Works as a plain form where no script runs. */
export function QuoteForm({ source, state }: QuoteFormProps) {
  const { t } = useLanguage();
  const quoteForm = useQuoteForm(source, state);
  const { form, phase, reopen } = quoteForm;
  const frame = useRef<HTMLElement>(null);

  const makeRoom = useEffectEvent(() => {
    const hadFocus = frame.current?.contains(document.activeElement);
    flushSync(reopen);
    // Not into a field: that would raise the keyboard of a phone unasked.
    if (hadFocus) frame.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (phase.name !== "thanks") return;
    const timer = setTimeout(makeRoom, THANKS_DURATION);
    return () => clearTimeout(timer);
  }, [phase]);

  const startAnew = () => {
    flushSync(reopen);
    form.current?.querySelector<HTMLElement>("[name=name]")?.focus();
  };

  return (
    <section
      ref={frame}
      id={QUOTE_FORM_ID}
      aria-label={t("quoteForm.label")}
      tabIndex={-1}
      className="@container scroll-mt-24 shadow-none outline-none"
    >
      {phase.name === "thanks" ? (
        <ThankYouCard thanks={phase.thanks} onNewRequest={startAnew} />
      ) : (
        <QuoteFormFields source={source} quoteForm={quoteForm} />
      )}
    </section>
  );
}
