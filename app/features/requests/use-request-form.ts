import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { firstErrors, inWords } from "~/components/forms/field-errors";
import { answersForm, controlOf, valuesOf } from "~/components/forms/form-controls";
import {
  asSent,
  dropDraft,
  type FormDraft,
  readDraft,
  saveDraft,
  saveValues,
  underOpening,
  withOpening,
} from "~/components/forms/form-draft";
import type { NotTaken } from "~/components/forms/post-form";
import { FILL_TIME, HONEYPOT } from "~/components/forms/suspect";
import { useFillTime } from "~/components/forms/use-fill-time";
import { useWaiting } from "~/components/forms/use-online";
import { useSentElsewhere } from "~/components/forms/use-sent-elsewhere";
import { focusIfLost } from "~/components/ui/focus-if-lost";
import { dismissToast, showToast, type ToastType } from "~/components/ui/toast-store";
import { attribution } from "~/lib/attribution/origin";
import { useLanguage } from "~/lib/language/language-context";
import { usePageAddress } from "~/lib/page-address";
import { momentInWords, timeAt } from "~/lib/time/clock";
import { firstNotice, firstPhase, isSent, lacksRequired } from "./form-phase";
import type { RequestFormKind, ToastKey } from "./forms";
import type { StoredRequest } from "./post-request";
import { type QuoteFormState, untouched } from "./quote-form-state";
import { isAdsSource } from "./services";

/** Fetches what checks a request, sends it and says when it is answered, once a visitor begins with a form. */
const fetchSending = async () => {
  const fetched = await Promise.all([
    import("./offer-request"),
    import("./post-request"),
    import("~/content/answer-due"),
    import("~/content/closed-reason"),
  ]);
  isFetched = true;
  return fetched;
};
let isFetched = false;
const prepare = () => void fetchSending().catch(() => undefined);

/**
 * The forms whose draft has been dropped since they came back as sent: a form may be taken away and put back while its
 * page stays.
 */
const cleared = new Set<string>();

/** Texts of a page that replace the common ones of its form. */
export interface FormWords {
  /** Text on the button. */
  submit: string;
  /** The label of "something else" on this page; null if another option fits. */
  otherService: string | null;
  /** The question to answer by mail, and its use; null if nothing is asked. */
  ask: string | null;
}

interface RequestFormOptions {
  kind: RequestFormKind;
  source: string;
  /** The subject of the request, if the form does not ask it. */
  service: string | null;
  /** The server's state of this form. */
  initial: QuoteFormState;
  /** The words that the message comes with, also when the form is there for a next request. */
  opening?: string;
  words?: FormWords | undefined;
  /** Called when a request is stored, after a form without thanks has been cleared. */
  onStored?: (() => void) | undefined;
}

export type RequestForm = ReturnType<typeof useRequestForm>;

/** Keeps a draft, checks, sends once, and says how it went, once scripts run. */
export function useRequestForm({ kind, source, service, initial, opening = "", words, onStored }: RequestFormOptions) {
  const { t, language } = useLanguage();
  const { pathname } = usePageAddress();
  const form = useRef<HTMLFormElement>(null);
  const draft = useRef<FormDraft | null>(null);
  const isSending = useRef(false);
  const fillTime = useFillTime();
  const [phase, setPhase] = useState(() => firstPhase(kind, initial));
  const [errors, setErrors] = useState(() => inWords(initial.errors, { t, language }));
  const [served, setServed] = useState(initial);
  const [notice, setNotice] = useState(() => firstNotice(kind, initial));
  /** The part of a toast that stays at the button. */
  const [outcome, setOutcome] = useState<{ isGood: boolean; title?: string; text: string } | null>(null);
  /** One toast of a form at a time. */
  const toast = `request-${source}`;
  const read = () => valuesOf(form.current, kind.fields);

  const begin = useEffectEvent(() => {
    if (!isSent(initial.status)) return;
    // Sent without scripts. A page opened some other way says nothing about what was begun since.
    if (answersForm() && !cleared.has(source)) {
      cleared.add(source);
      return dropDraft(source);
    }
    if (!readDraft(source)) return;
    setNotice(null);
    reopen();
  });
  useEffect(() => begin(), []);

  const isShown = phase.name !== "thanks";
  useEffect(() => {
    if (!isShown || (initial.status !== "idle" && !isSent(initial.status))) return;
    draft.current ??= readDraft(source);
    for (const [name, value] of Object.entries(underOpening(draft.current?.values ?? {}, opening))) {
      const control = controlOf(form.current, name);
      if (control && control.value === (initial.values[name] ?? "")) control.value = value;
    }
    // The form may hold text typed before the scripts came.
    const values = valuesOf(form.current, kind.fields);
    const isTyped = Object.entries(values).some(([name, value]) => value !== (initial.values[name] ?? ""));
    if (isTyped) draft.current = saveValues(source, draft.current, withOpening(values, opening));
    const isInUse = form.current?.contains(document.activeElement);
    if (draft.current) fillTime.forgo();
    else if (isInUse) fillTime.start();
    if (draft.current || isInUse) prepare();
  }, [kind, source, initial, opening, isShown, fillTime]);

  useSentElsewhere(source, draft, () => {
    form.current?.reset();
    fillTime.reset();
  });
  useWaiting(phase.name === "waiting", toast, () => form.current?.requestSubmit());

  /** Keeps what stands in the form now, under the id that it will be sent with. */
  function keep(): FormDraft {
    draft.current = saveValues(source, draft.current, withOpening(read(), opening));
    return draft.current;
  }

  function touch() {
    fillTime.start();
    prepare();
  }

  function edit(name: string) {
    touch();
    keep();
    if (outcome?.isGood) setOutcome(null);
    if (errors[name]) setErrors(({ [name]: _mended, ...others }) => others);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    keep();
    const values = read();
    const signs = { [HONEYPOT]: controlOf(form.current, HONEYPOT)?.value ?? "", [FILL_TIME]: fillTime.read() };
    isSending.current = true;
    // If it has been fetched already, a form that is turned down keeps the focus, and a phone its keyboard.
    if (!isFetched) setPhase({ name: "sending" });
    const fetched = await fetchSending().catch(() => null);
    isSending.current = false;
    if (!fetched) return sendPlainly();
    const [{ offerRequestSchema }, { postRequest }, { answerDueAt }, { closedReason }] = fetched;
    const parsed = offerRequestSchema.safeParse({ ...(service && { service }), ...values, source });
    setNotice(null);
    setOutcome(null);
    if (!parsed.success) return refuse(inWords(firstErrors(parsed.error), { t, language }));
    isSending.current = true;
    setErrors({});
    dismissToast(toast);
    setPhase({ name: "sending" });
    draft.current = asSent(keep(), parsed.data);
    saveDraft(source, draft.current);
    const answer = await postRequest("/api/offer-requests", {
      ...parsed.data,
      ...signs,
      submission_id: draft.current.submissionId,
      page: pathname,
      attribution: attribution(),
    });
    isSending.current = false;
    if (answer.outcome === "stored") {
      const answerBy = answerDueAt(answer.createdAt, { isAds: isAdsSource(source) });
      const reason = closedReason({ from: answer.createdAt, due: answerBy }, t, language);
      celebrate({ ...answer, answerBy, reason });
    } else settle(answer);
  }

  /** Sends the form as it is without scripts, if those that check and send cannot be fetched. */
  function sendPlainly() {
    openAgain();
    if (navigator.onLine) form.current?.submit();
    else settle({ outcome: "failed" });
  }

  function settle(answer: NotTaken) {
    if (answer.outcome === "invalid" && kind.fields.some((name) => answer.errors[name])) {
      return refuse(answer.errors);
    }
    if (answer.outcome === "failed" && !navigator.onLine) return setPhase({ name: "waiting" });
    openAgain();
    const key = answer.outcome === "limited" ? "toast.limited" : kind.toasts.failed;
    setOutcome({ isGood: false, title: t(`${key}.title`), text: t(`${key}.text`) });
    say("error", key, kind.failedDuration);
  }

  function celebrate({
    confirmation,
    createdAt,
    answerBy,
    reason,
  }: StoredRequest & { answerBy: string; reason: string }) {
    draft.current = null;
    dropDraft(source);
    fillTime.reset();
    setServed(untouched(opening));
    if (kind.hasThanks) setPhase({ name: "thanks", thanks: { confirmation, answerBy, reason } });
    else {
      openAgain();
      form.current?.reset();
      const told = [
        `${t("requestForm.sentAt")} ${timeAt(createdAt, language)}.`,
        ...(confirmation === "delayed" ? [t("requestForm.mailDelayed")] : []),
        `${t("requestForm.answerBy")} ${momentInWords(answerBy, language)}${reason && `, ${reason}`}.`,
      ];
      setOutcome({ isGood: true, text: told.join(" ") });
      onStored?.();
    }
    if (confirmation === "sent") say("success", kind.toasts.sent);
    else say("warning", kind.toasts.delayed, 8_000);
  }

  const reopen = () => setPhase({ name: "open" });

  /** Reopens a form that is being sent, or waits for a connection, so that it can be changed. */
  function openAgain() {
    flushSync(reopen);
    // The submit button lost the focus when it was disabled, and the button that reopens the form goes away.
    focusIfLost(form.current?.querySelector<HTMLElement>("[type=submit]"));
  }

  function refuse(messages: Record<string, string>) {
    flushSync(() => {
      reopen();
      setErrors(messages);
    });
    const first = kind.fields.find((name) => messages[name]);
    if (first) controlOf(form.current, first)?.focus();
    const description = t(lacksRequired(read()) ? "toast.missing.text" : "toast.invalid.text");
    showToast({ id: toast, type: "error", title: t("toast.oops.title"), description });
  }

  function say(type: ToastType, key: ToastKey, duration = 5_000) {
    showToast({ id: toast, type, title: t(`${key}.title`), description: t(`${key}.text`), duration });
  }

  return {
    form,
    kind,
    source,
    service,
    words,
    phase,
    served,
    errors,
    notice,
    outcome,
    touch,
    edit,
    submit,
    reopen,
    openAgain,
  };
}
