import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { flushSync } from "react-dom";
import type { Thanks } from "./form-phase";
import { formId } from "./quote-form-state";
import { RequestFields } from "./request-fields";
import type { RequestForm } from "./use-request-form";

/** Milliseconds after which the thanks make room for an empty form. */
const THANKS_DURATION = 30_000;

interface ThankfulFormProps {
  requestForm: RequestForm;
  /** True if the thanks stay. */
  isPersistent: boolean;
  /** Element in the place of the form after sending. */
  thanks: (thanks: Thanks, startAnew: () => void) => ReactNode;
}

/** A form, or after sending the thanks. */
export function ThankfulForm({ requestForm, isPersistent, thanks }: ThankfulFormProps) {
  const { form, source, phase, reopen } = requestForm;
  const frame = useRef<HTMLElement>(null);

  const makeRoom = useEffectEvent(() => {
    const hadFocus = frame.current?.contains(document.activeElement);
    flushSync(reopen);
    // The frame takes the focus: a field would raise the keyboard of a phone unasked.
    if (hadFocus) frame.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (phase.name !== "thanks" || isPersistent) return;
    const timer = setTimeout(makeRoom, THANKS_DURATION);
    return () => clearTimeout(timer);
  }, [phase, isPersistent]);

  const startAnew = () => {
    flushSync(reopen);
    form.current?.querySelector<HTMLElement>("[name=name]")?.focus();
  };

  return (
    <section
      ref={frame}
      id={formId(source)}
      tabIndex={-1}
      data-thanks={phase.name === "thanks" || undefined}
      className="@container scroll-mt-24 shadow-none outline-none"
    >
      {phase.name === "thanks" ? thanks(phase.thanks, startAnew) : <RequestFields requestForm={requestForm} />}
    </section>
  );
}
