import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import * as z from "zod/mini";
import { dismissToast, showToast } from "~/components/ui/toast-store";
import type { ConfiguratorCopy } from "~/content/configurator/configurator-copy.server";
import { attribution } from "~/features/attribution/origin";
import { FILL_TIME, HONEYPOT } from "~/features/requests/offer-request";
import { postRequest, type SendOutcome } from "~/features/requests/send-offer-request";
import { firstErrors, inWords } from "~/features/requests/text-field";
import { useFillTime } from "~/features/requests/use-fill-time";
import { useOnline } from "~/features/requests/use-online";
import { useLanguage } from "~/lib/language/language-context";
import { useHydrated } from "~/lib/use-hydrated";
import { type ConfiguratorDraft, dropDraft, keepDraft, newDraft, readDraft } from "./configurator-draft";
import { answersFrom, fieldsOf, STEP_FIELDS, stepOf } from "./configurator-fields";
import { configuratorRequestSchema } from "./configurator-request";
import { type ConfiguratorMode, type ConfiguratorState, STEP_PARAM } from "./configurator-state";
import { missingErrors } from "./missing-errors";
import { type Answers, EMPTY_ANSWERS, nextStep, openStep, previousStep, STEPS } from "./wizard";

export interface ConfiguratorThanks {
  confirmation: "sent" | "delayed";
  /** When the request was stored (ISO-8601 UTC); null when only the outcome is known. */
  createdAt: string | null;
}

/** `waiting`: for a connection, to be sent as soon as there is one. */
type WizardPhase =
  | { name: "answering" }
  | { name: "sending" }
  | { name: "waiting" }
  | { name: "thanks"; thanks: ConfiguratorThanks };

/** One toast at a time. */
const TOAST = "configurator";

export type Wizard = ReturnType<typeof useWizard>;

/** What the configurator does once scripts run: keeps the answers, moves by the address bar, and sends once. */
export function useWizard(mode: ConfiguratorMode, initial: ConfiguratorState, toasts: ConfiguratorCopy["toasts"]) {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const draft = useRef<ConfiguratorDraft | null>(null);
  const fillTime = useFillTime();
  const isHydrated = useHydrated();
  const [answers, setAnswers] = useState(initial.answers);
  const [errors, setErrors] = useState(() => inWords(initial.errors, t));
  const [phase, setPhase] = useState<WizardPhase>(() => firstPhase(initial));
  const asked = params.get(STEP_PARAM);
  const [firstStep, setFirstStep] = useState(asked === null ? initial.step : 0);
  const step = asked === null ? firstStep : openStep(asked, answers);

  // What this browser kept of an earlier visit.
  useEffect(() => {
    if (initial.status === "sent" || initial.status === "delayed") dropDraft(mode);
    if (initial.status === "draft") {
      draft.current = newDraft(initial.answers);
      keepDraft(mode, draft.current);
      fillTime.forgo();
    }
    if (initial.status === "draft" || initial.status === "expired") {
      // From here on the answers are in this browser: what opens them goes from its address and history.
      void navigate({ pathname, search: `?${STEP_PARAM}=${initial.step + 1}` }, { replace: true });
    }
    if (initial.status !== "idle") return;
    draft.current ??= readDraft(mode);
    if (!draft.current) return;
    fillTime.forgo();
    setAnswers(draft.current.answers);
  }, [mode, initial, fillTime, navigate, pathname]);

  // A step that the visitor went to is told as a page would be; the first one comes with the page.
  const shown = useRef(step);
  const refused = useRef<Record<string, string> | null>(null);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const messages = refused.current ?? {};
    refused.current = null;
    setErrors(messages);
    form.current?.scrollIntoView({ block: "start" });
    const [wrong] = Object.keys(messages);
    (wrong ? fieldNamed(form.current, wrong) : heading.current)?.focus({ preventScroll: !wrong });
  }, [step]);

  useOnline(phase.name === "waiting", () => void send());
  useEffect(() => {
    if (phase.name !== "waiting") return;
    return () => dismissToast(TOAST);
  }, [phase]);

  function change(next: Answers): Answers {
    fillTime.start();
    setAnswers(next);
    draft.current = { ...(draft.current ?? newDraft(next)), answers: next };
    keepDraft(mode, draft.current);
    return next;
  }

  /** Takes over what stands in the form now: also what was typed before the scripts came. */
  function read(): Answers {
    // While it is being sent the form is disabled, and gives nothing.
    if (!form.current || phase.name !== "answering") return answers;
    const data = new FormData(form.current);
    return answersFrom({
      ...Object.fromEntries(data),
      services: data.getAll("services"),
      features: data.getAll("features"),
    });
  }

  function edit(name: string) {
    change(read());
    if (errors[name]) setErrors(({ [name]: _mended, ...others }) => others);
  }

  function go(to: number) {
    void navigate({ search: `?${STEP_PARAM}=${to + 1}` }, { preventScrollReset: true });
  }

  function next() {
    const now = change(read());
    const to = nextStep({ step, answers: now });
    if (to !== step) return go(to);
    const name = STEPS[step];
    if (name) refuse(inWords(missingErrors(name, now), t), toasts.missing);
  }

  async function send() {
    if (phase.name === "sending") return;
    const content = fieldsOf(read());
    const parsed = z.safeParse(configuratorRequestSchema, content);
    if (!parsed.success) {
      const wrong = inWords(firstErrors(parsed.error), t);
      return refuse(wrong, wrong.name || !content.email ? toasts.missingContact : t("toast.invalid.text"));
    }
    const text = JSON.stringify(content);
    // An attempt may have arrived although its answer did not: what was changed since is another request.
    const isChanged = draft.current?.sent != null && draft.current.sent !== text;
    const kept = !draft.current || isChanged ? newDraft(read()) : draft.current;
    draft.current = { ...kept, sent: text };
    keepDraft(mode, draft.current);
    dismissToast(TOAST);
    setErrors({});
    setPhase({ name: "sending" });
    settle(
      await postRequest("/api/configurator-requests", {
        ...parsed.data,
        submission_id: kept.submissionId,
        page: pathname,
        attribution: attribution(),
        [HONEYPOT]: new FormData(form.current ?? undefined).get(HONEYPOT) ?? "",
        [FILL_TIME]: fillTime.read(),
      }),
    );
  }

  function settle(outcome: SendOutcome) {
    if (outcome.outcome === "stored") {
      const { confirmation, createdAt } = outcome;
      draft.current = null;
      dropDraft(mode);
      setPhase({ name: "thanks", thanks: { confirmation, createdAt } });
      if (confirmation === "sent") return say("success", toasts.sent, 5_000);
      return say("warning", toasts.delayed, 8_000);
    }
    if (outcome.outcome === "failed" && !navigator.onLine) {
      setPhase({ name: "waiting" });
      const [title, text] = [t("toast.waiting.title"), t("toast.waiting.text")];
      return say("loading", { title, text }, Number.POSITIVE_INFINITY);
    }
    flushSync(() => setPhase({ name: "answering" }));
    if (outcome.outcome === "invalid") return refuse(outcome.errors, t("toast.invalid.text"));
    const key = outcome.outcome === "limited" ? "toast.limited" : "toast.failed";
    say("error", { title: t(`${key}.title`), text: t(`${key}.text`) }, 6_000);
  }

  function refuse(messages: Record<string, string>, description: string) {
    const [first] = Object.keys(messages);
    const wrongStep = first ? stepOf(first) : step;
    if (wrongStep !== step) {
      refused.current = messages;
      go(wrongStep);
    } else {
      flushSync(() => setErrors(messages));
      if (first) fieldNamed(form.current, first)?.focus();
    }
    showToast({ id: TOAST, type: "error", title: t("toast.oops.title"), description });
  }

  function say(type: "success" | "warning" | "error" | "loading", words: { title: string; text: string }, ms: number) {
    showToast({ id: TOAST, type, title: words.title, description: words.text, duration: ms });
  }

  function startAnew() {
    dropDraft(mode);
    draft.current = null;
    fillTime.reset();
    shown.current = -1;
    setFirstStep(0);
    setAnswers(EMPTY_ANSWERS);
    setErrors({});
    setPhase({ name: "answering" });
    void navigate({ pathname, search: "" }, { preventScrollReset: true });
  }

  return {
    mode,
    form,
    heading,
    isHydrated,
    answers,
    errors,
    phase,
    step,
    fields: STEP_FIELDS[STEPS[step] ?? "type"],
    touch: fillTime.start,
    edit,
    next,
    fillTime,
    read,
    previous: () => go(previousStep({ step, answers })),
    go,
    send,
    startAnew,
  };
}

function firstPhase({ status }: ConfiguratorState): WizardPhase {
  if (status !== "sent" && status !== "delayed") return { name: "answering" };
  return { name: "thanks", thanks: { confirmation: status, createdAt: null } };
}

/** The field of this name that the visitor sees. */
function fieldNamed(form: HTMLFormElement | null, name: string): HTMLElement | null {
  return form?.querySelector<HTMLElement>(`[name="${name}"]:not([type="hidden"])`) ?? null;
}
