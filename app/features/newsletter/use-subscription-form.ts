import { type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { firstErrors, inWords } from "~/components/forms/field-errors";
import { controlOf } from "~/components/forms/form-controls";
import { FILL_TIME, HONEYPOT } from "~/components/forms/suspect";
import { useLanguage } from "~/lib/language/language-context";
import { usePageAddress } from "~/lib/page-address";
import { SUBSCRIBE_PATH } from "./paths";
import type { SubscriptionFormState } from "./subscription-form-state";

/** Fetched when a visitor comes to the form. */
const fetchSending = () => Promise.all([import("./subscription"), import("~/components/forms/post-form")]);

type Phase = "open" | "sending" | "requested" | "limited" | "failed";

export function useSubscriptionForm({ status, error: served }: SubscriptionFormState) {
  const { t, language } = useLanguage();
  const { pathname } = usePageAddress();
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<Phase>(status === "idle" || status === "invalid" ? "open" : status);
  const [error, setError] = useState(served ? t(served) : undefined);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (phase === "sending") return;
    const signs = {
      [HONEYPOT]: controlOf(form.current, HONEYPOT)?.value ?? "",
      // Counts from the opening of the page: autofill fills the one field within a second of the focus.
      [FILL_TIME]: Math.round(performance.now()),
    };
    setError(undefined);
    setPhase("sending");
    const fetched = await fetchSending().catch(() => null);
    if (!fetched) return sendPlainly();
    const [{ subscriptionSchema }, { postForm }] = fetched;
    const parsed = subscriptionSchema.safeParse({ email: controlOf(form.current, "email")?.value });
    if (!parsed.success)
      return refuse(inWords(firstErrors(parsed.error), { t, language }).email ?? t("form.error.invalid"));
    const body = { ...parsed.data, page: pathname, ...signs };
    const sent = await postForm(SUBSCRIBE_PATH, body, () => ({ outcome: "requested" }) as const);
    if (sent.outcome === "invalid") return refuse(sent.errors.email ?? t("form.error.invalid"));
    flushSync(() => setPhase(sent.outcome));
    // The form gives way to the next step, and takes the focus with it.
    if (sent.outcome === "requested") outcome.current?.focus();
  }

  /** The code that checks and sends cannot be loaded. */
  function sendPlainly() {
    if (navigator.onLine) form.current?.submit();
    else flushSync(() => setPhase("failed"));
  }

  function refuse(message: string) {
    flushSync(() => {
      setPhase("open");
      setError(message);
    });
    controlOf(form.current, "email")?.focus();
  }

  const touch = () => void fetchSending().catch(() => undefined);
  return { form, outcome, phase, error, touch, edit: () => setError(undefined), submit };
}
