import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import * as z from "zod/mini";
import { dismissToast, showToast } from "~/components/ui/toast-store";
import { useLanguage } from "~/lib/language/language-context";
import { HONEYPOT, type OfferRequest, offerRequestSchema } from "./offer-request";
import { dropDraft, keepDraft, newDraft, type OfferRequestDraft, readDraft } from "./offer-request-draft";
import { IDLE_QUOTE_FORM, type QuoteFormState } from "./quote-form-state";
import { type SendOutcome, sendOfferRequest } from "./send-offer-request";
import { firstErrors, inWords } from "./text-field";

export interface Thanks {
  confirmation: "sent" | "delayed";
  /** When the request was stored (ISO-8601 UTC); null when only the outcome is known. */
  createdAt: string | null;
}

export type QuoteFormPhase = { name: "open" } | { name: "sending" } | { name: "thanks"; thanks: Thanks };

/** Why a form came back. `missing`: a required field is empty. `invalid`: what stands in a field is wrong. */
type FormProblem = "missing" | "invalid" | "failed" | "limited";

/** What a visitor fills in, in the order of the form. */
export const QUOTE_FIELDS = ["name", "email", "phone", "service"] as const;

/** One toast of a form at a time. */
const TOAST = "quote-form";

/** What the quote form does once scripts run: keeps a draft, checks, sends once, and says how it went. */
export function useQuoteForm(source: string, initial: QuoteFormState) {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const draft = useRef<OfferRequestDraft | null>(null);
  const isSending = useRef(false);
  const [phase, setPhase] = useState(() => firstPhase(initial));
  const [errors, setErrors] = useState(() => inWords(initial.errors, t));
  const [served, setServed] = useState(initial);
  const [notice, setNotice] = useState(() => firstNotice(initial));

  useEffect(() => {
    if (initial.status === "sent" || initial.status === "delayed") dropDraft(source);
    if (initial.status !== "idle") return;
    draft.current ??= readDraft(source);
    for (const [name, value] of Object.entries(draft.current?.values ?? {})) {
      const control = field(form.current, name);
      if (control && !control.value) control.value = value;
    }
    // What was typed before the scripts came.
    const values = valuesOf(form.current);
    if (!draft.current && Object.values(values).some(Boolean)) {
      draft.current = newDraft(values);
      keepDraft(source, draft.current);
    }
  }, [source, initial]);

  /** Keeps what stands in the form now, under the id that it will be sent with. */
  function keep(): OfferRequestDraft {
    const values = valuesOf(form.current);
    draft.current = { ...(draft.current ?? newDraft(values)), values };
    keepDraft(source, draft.current);
    return draft.current;
  }

  function edit(name: string) {
    keep();
    if (errors[name]) setErrors(({ [name]: _mended, ...others }) => others);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const { values } = keep();
    const parsed = z.safeParse(offerRequestSchema, { ...values, source });
    setNotice(null);
    if (!parsed.success) return refuse(inWords(firstErrors(parsed.error), t));
    const trap = field(form.current, HONEYPOT)?.value ?? "";
    isSending.current = true;
    setErrors({});
    dismissToast(TOAST);
    setPhase({ name: "sending" });
    const outcome = await send(parsed.data, trap);
    isSending.current = false;
    settle(outcome);
  }

  function send(content: OfferRequest, trap: string): Promise<SendOutcome> {
    const text = JSON.stringify(content);
    const kept = keep();
    // An attempt may have arrived although its answer did not: what was corrected since is another request.
    const isCorrected = kept.sent !== null && kept.sent !== text;
    const { submissionId, values } = isCorrected ? newDraft(kept.values) : kept;
    draft.current = { submissionId, values, sent: text };
    keepDraft(source, draft.current);
    return sendOfferRequest({ ...content, submission_id: submissionId, page: pathname, [HONEYPOT]: trap });
  }

  function settle(outcome: SendOutcome) {
    if (outcome.outcome === "stored") {
      const { confirmation, createdAt } = outcome;
      draft.current = null;
      dropDraft(source);
      setServed(IDLE_QUOTE_FORM);
      setPhase({ name: "thanks", thanks: { confirmation, createdAt } });
      return confirmation === "sent" ? say("success", "sent") : say("warning", "delayed", 8_000);
    }
    if (outcome.outcome === "invalid" && QUOTE_FIELDS.some((name) => outcome.errors[name]))
      return refuse(outcome.errors);
    flushSync(() => setPhase({ name: "open" }));
    // The button lost the focus when it was disabled.
    if (document.activeElement === document.body) form.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
    return outcome.outcome === "limited" ? say("error", "limited", 6_000) : say("error", "failed", 6_000);
  }

  function refuse(messages: Record<string, string>) {
    flushSync(() => {
      setPhase({ name: "open" });
      setErrors(messages);
    });
    const first = QUOTE_FIELDS.find((name) => messages[name]);
    if (first) field(form.current, first)?.focus();
    const isMissing = lacksRequired((name) => field(form.current, name)?.value);
    const description = t(isMissing ? "toast.missing.text" : "toast.invalid.text");
    showToast({ id: TOAST, type: "error", title: t("toast.oops.title"), description });
  }

  function say(
    type: "success" | "warning" | "error",
    outcome: "sent" | "delayed" | "failed" | "limited",
    duration = 5_000,
  ) {
    const [title, description] = [t(`toast.${outcome}.title`), t(`toast.${outcome}.text`)];
    showToast({ id: TOAST, type, title, description, duration });
  }

  return { form, phase, served, errors, notice, edit, submit, reopen: () => setPhase({ name: "open" }) };
}

function firstPhase({ status }: QuoteFormState): QuoteFormPhase {
  if (status !== "sent" && status !== "delayed") return { name: "open" };
  return { name: "thanks", thanks: { confirmation: status, createdAt: null } };
}

/** What stands above a form that comes back from the server. */
function firstNotice({ status, values }: QuoteFormState): FormProblem | null {
  if (status === "invalid") return lacksRequired((name) => values[name]) ? "missing" : "invalid";
  return status === "failed" || status === "limited" ? status : null;
}

function lacksRequired(read: (name: "name" | "email") => string | undefined): boolean {
  return !read("name")?.trim() || !read("email")?.trim();
}

function valuesOf(form: HTMLFormElement | null): Record<string, string> {
  return Object.fromEntries(QUOTE_FIELDS.map((name) => [name, field(form, name)?.value ?? ""]));
}

function field(form: HTMLFormElement | null, name: string): HTMLInputElement | HTMLSelectElement | null {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : null;
}
