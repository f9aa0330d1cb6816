import { startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import * as z from "zod/mini";
import { firstErrors, inWords } from "~/components/forms/field-errors";
import { answersForm } from "~/components/forms/form-controls";
import { FILL_TIME, HONEYPOT } from "~/components/forms/suspect";
import { useFillTime } from "~/components/forms/use-fill-time";
import { useWaiting } from "~/components/forms/use-online";
import { ignoreSecondPress } from "~/components/ui/ignore-second-press";
import { dismissToast, showToast } from "~/components/ui/toast-store";
import type { ConfiguratorCopy } from "~/content/site/configurator/configurator-copy.server";
import { postRequest, type SendOutcome } from "~/features/requests/post-request";
import { attribution } from "~/lib/attribution/origin";
import { useLanguage } from "~/lib/language/language-context";
import { changeAddress, stepsBefore, usePageAddress } from "~/lib/page-address";
import { useHydrated } from "~/lib/use-hydrated";
import { contentOf, dropDraft, isOnlyHere, submissionIdOf } from "./configurator-draft";
import { fieldsOf, hasAnswers, inPageOrder, STEP_FIELDS, stepAt, stepOf } from "./configurator-fields";
import { configuratorRequestSchema } from "./configurator-request";
import {
  type ConfiguratorMode,
  type ConfiguratorState,
  OUTCOME_PARAM,
  STEP_PARAM,
  thanksOf,
  thanksSearch,
  type WizardNotice,
  type WizardPhase,
} from "./configurator-state";
import { SENT } from "./counted-steps";
import { missingErrors, stepErrors } from "./step-errors";
import { useKeptDraft } from "./use-kept-draft";
import { type Answers, EMPTY_ANSWERS, nextStep, openStep, previousStep, STEPS } from "./wizard";
import { answersIn, focusSend, pointOut } from "./wizard-dom";

const TOAST = "configurator";
/** Changes of the address that are not a step replace the history entry. */
const STAY = { replace: true };
const GO_ON = { replace: false };

export type Wizard = ReturnType<typeof useWizard>;

export function useWizard(mode: ConfiguratorMode, initial: ConfiguratorState, toasts: ConfiguratorCopy["toasts"]) {
  const { t, language } = useLanguage();
  const { pathname, search: query } = usePageAddress();
  const params = new URLSearchParams(query);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const fillTime = useFillTime();
  const isHydrated = useHydrated();
  const [answers, setAnswers] = useState(initial.answers);
  const [given, setGiven] = useState(0);
  const [errors, setErrors] = useState(() => inWords(initial.errors, { t, language }));
  const [sent, setSent] = useState(() => thanksOf(initial));
  const [phase, setPhase] = useState<WizardPhase>(sent ? "thanks" : "answering");
  const [notice, setNotice] = useState<WizardNotice | null>(initial);
  /** Position in the history of this page. */
  const begun = useRef(0);
  const [round, setRound] = useState(0);
  const asked = params.get(STEP_PARAM);
  const [firstStep, setFirstStep] = useState(asked === null ? initial.step : 0);
  const step = asked === null ? firstStep : stepAt(asked, answers);
  /** The thanks stay when the visitor comes back to them from a configuration begun since. */
  const thanks = phase === "thanks" || params.has(OUTCOME_PARAM) ? sent : null;
  const draft = useKeptDraft(mode, ({ answers: changed }) => {
    if (phase !== "answering") return false;
    fillTime.forgo();
    give(changed);
    return true;
  });

  const begin = useEffectEvent(() => {
    if (phase === "thanks") {
      // A draft may have been begun since the page was opened any other way; Forward may lead to it.
      if (answersForm()) return dropDraft(mode);
      const kept = draft.restore();
      if (!kept) return;
      fillTime.forgo();
      give(kept.answers);
      return setPhase("answering");
    }
    if (resumeInstead()) return;
    if (hasAnswers(initial.answers)) {
      // Answered before the scripts ran, so newer than what this browser has, or opened from a mailed draft.
      fillTime.forgo();
      const isMailed = initial.status === "draft" || initial.status === "mailed";
      const mailed = isMailed ? contentOf(initial.answers) : null;
      draft.keep({ answers: initial.answers, step: initial.step, counted: initial.counted, mailed });
    }
    if (initial.status === "draft" || initial.status === "expired") {
      // The answers are in this browser now: what opens them leaves its address and history.
      const search = `?${STEP_PARAM}=${initial.step + 1}`;
      return changeAddress(search, STAY);
    }
    if (initial.status === "idle" && !draft.exists() && !resume("resumed")) {
      // Otherwise the first answer would lead to the step in the address, which belongs to an earlier configuration.
      if (asked !== null && asked !== String(step + 1)) changeAddress("", STAY);
      const chosen = read();
      if (hasAnswers(chosen)) change(chosen);
    }
  });

  function resumeInstead(): boolean {
    if (initial.status === "expired") return resume("kept");
    if (initial.status !== "draft") return false;
    if (!hasAnswers(initial.answers)) return resume("resumed");
    const kept = draft.restore();
    return kept !== null && isOnlyHere(kept) && resume("ahead");
  }

  function resume(status: WizardNotice["status"], ways: typeof STAY = STAY): boolean {
    const kept = draft.restore();
    if (!kept) return false;
    fillTime.forgo();
    give(kept.answers);
    if (kept.isWaiting) setPhase("waiting");
    if (asked === null) comeBackTo(openStep(String(kept.step + 1), kept.answers), status, ways);
    else {
      const open = String(stepAt(asked, kept.answers) + 1);
      if (asked !== open) changeAddress(`?${STEP_PARAM}=${open}`, STAY);
    }
    return true;
  }

  function comeBackTo(left: number, status: WizardNotice["status"], ways: typeof STAY) {
    setNotice({ status, step: left });
    setFirstStep(left);
    shown.current = `${round} ${left}`;
    const search = left > 0 ? `?${STEP_PARAM}=${left + 1}` : "";
    changeAddress(search, ways);
  }

  // A step that the visitor goes to is announced like a page; the first one arrives with the page.
  const shown = useRef(`${round} ${step}`);
  const refused = useRef<Record<string, string> | null>(null);
  const show = useEffectEvent(() => {
    const now = thanks ? "thanks" : `${round} ${step}`;
    if (shown.current === now) return;
    shown.current = now;
    if (thanks) return;
    if (draft.exists()) draft.keep({ step });
    draft.count(step);
    const messages = refused.current ?? {};
    refused.current = null;
    setErrors(messages);
    form.current?.scrollIntoView({ block: "start" });
    const [wrong] = Object.keys(messages);
    if (wrong) pointOut(form.current, wrong);
    else heading.current?.focus({ preventScroll: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect event reads them
  useEffect(() => show(), [round, step, thanks]);
  useEffect(() => begin(), []);

  useWaiting(phase === "waiting", TOAST, () => void send());

  function give(answers: Answers) {
    setAnswers(answers);
    setGiven((count) => count + 1);
  }

  function markMailed(mailed: Answers) {
    if (draft.exists()) draft.keep({ mailed: contentOf(mailed) });
  }

  function change(next: Answers): Answers {
    fillTime.start();
    setAnswers(next);
    draft.keep({ answers: next, step, isWaiting: false });
    draft.count(step);
    return next;
  }

  function read(): Answers {
    // A disabled form, as during sending, yields nothing.
    if (!form.current || phase !== "answering") return answers;
    return answersIn(form.current);
  }

  function edit(name: string) {
    change(read());
    if (errors[name]) setErrors(({ [name]: _mended, ...others }) => others);
  }

  /** The input shows the change by itself: what follows may come after the next paint. */
  function choose(name: string) {
    startTransition(() => edit(name));
  }

  function go(to: number) {
    ignoreSecondPress();
    dismissToast(TOAST);
    changeAddress(`?${STEP_PARAM}=${to + 1}`);
  }

  function next() {
    const now = change(read());
    const name = STEPS[step] ?? "type";
    const wrong = stepErrors(name, now);
    if (Object.keys(wrong).length === 0) return go(nextStep({ step, answers: now }));
    const isMissing = Object.keys(missingErrors(name, now)).length > 0;
    refuse(inWords(wrong, { t, language }), isMissing ? toasts.missing : t("toast.invalid.text"));
  }

  async function send() {
    if (phase === "sending") return;
    const now = read();
    const parsed = z.safeParse(configuratorRequestSchema, fieldsOf(now));
    if (!parsed.success) {
      // A waiting request may have been saved by an earlier release, under other rules.
      setPhase("answering");
      const isMissing = Object.keys(missingErrors("contact", now)).length > 0;
      const wrong = inPageOrder(firstErrors(parsed.error));
      return refuse(inWords(wrong, { t, language }), isMissing ? toasts.missingContact : t("toast.invalid.text"));
    }
    const kept = draft.keep({ answers: now });
    dismissToast(TOAST);
    setErrors({});
    setPhase("sending");
    settle(
      await postRequest("/api/configurator-requests", {
        ...parsed.data,
        submission_id: submissionIdOf(kept, parsed.data),
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
      draft.count(SENT);
      draft.drop();
      setPhase("thanks");
      setSent({ confirmation, createdAt });
      showThanksAt(thanksSearch(confirmation, createdAt));
      if (confirmation === "sent") return say("success", toasts.sent, 5_000);
      return say("warning", toasts.delayed, 8_000);
    }
    if (outcome.outcome === "failed" && !navigator.onLine) {
      draft.keep({ isWaiting: true });
      return setPhase("waiting");
    }
    openAgain();
    if (outcome.outcome === "invalid") return refuse(inPageOrder(outcome.errors), t("toast.invalid.text"));
    focusSend(form.current);
    const key = outcome.outcome === "limited" ? "toast.limited" : "toast.failed";
    say("error", { title: t(`${key}.title`), text: t(`${key}.text`) }, 6_000);
  }

  /** Makes a reload show the thanks again instead of an empty last step, and Back skip the finished steps. */
  function showThanksAt(search: string) {
    changeAddress(search, STAY);
    const done = stepsBefore() - begun.current;
    if (done <= 0) return;
    const arrive = () => {
      changeAddress(search, STAY);
      requestAnimationFrame(() => window.scrollTo({ top: 0, behavior: "instant" }));
    };
    window.addEventListener("popstate", arrive, { once: true });
    window.history.go(-done);
  }

  function openAgain() {
    draft.keep({ isWaiting: false });
    flushSync(() => setPhase("answering"));
  }

  function reopen() {
    openAgain();
    focusSend(form.current);
  }

  function refuse(messages: Record<string, string>, description: string) {
    const [first] = Object.keys(messages);
    const wrongStep = first ? stepOf(first) : step;
    if (wrongStep !== step) {
      refused.current = messages;
      go(wrongStep);
    } else {
      flushSync(() => setErrors(messages));
      if (first) pointOut(form.current, first);
    }
    showToast({ id: TOAST, type: "error", title: t("toast.oops.title"), description });
  }

  function say(type: "success" | "warning" | "error", words: { title: string; text: string }, ms: number) {
    showToast({ id: TOAST, type, title: words.title, description: words.text, duration: ms });
  }

  function startAnew() {
    ignoreSecondPress();
    // The sent draft is gone after the thanks: any draft there is was begun since.
    if (thanks) begun.current = stepsBefore() + 1;
    else draft.drop();
    dismissToast(TOAST);
    fillTime.reset();
    setRound(round + 1);
    setErrors({});
    setPhase("answering");
    // A newer draft may exist after the thanks, begun here or on another page.
    if (resume("resumed", GO_ON)) return;
    setFirstStep(0);
    give(EMPTY_ANSWERS);
    setNotice(null);
    changeAddress("");
  }

  return {
    mode,
    form,
    heading,
    isHydrated,
    answers,
    given,
    errors,
    phase,
    thanks,
    notice: notice?.step === step ? notice.status : null,
    round,
    step,
    fields: STEP_FIELDS[STEPS[step] ?? "type"],
    touch: fillTime.start,
    edit,
    choose,
    next,
    fillTime,
    read,
    markMailed,
    previous: () => go(previousStep({ step, answers })),
    go,
    send,
    reopen,
    startAnew,
  };
}
