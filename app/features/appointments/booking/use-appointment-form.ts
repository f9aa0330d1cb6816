import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { inWords } from "~/components/forms/field-errors";
import { controlOf } from "~/components/forms/form-controls";
import {
  asSent,
  dropDraft,
  type FormDraft,
  newDraft,
  readDraft,
  saveDraft,
  saveValues,
} from "~/components/forms/form-draft";
import { FILL_TIME, HONEYPOT } from "~/components/forms/suspect";
import { useFillTime } from "~/components/forms/use-fill-time";
import { useWaiting } from "~/components/forms/use-online";
import { useSentElsewhere } from "~/components/forms/use-sent-elsewhere";
import { focusIfLost } from "~/components/ui/focus-if-lost";
import { dismissToast, showToast, type ToastType } from "~/components/ui/toast-store";
import type { AppointmentKind } from "~/content/appointment-kinds";
import type { ToastKey } from "~/features/requests/forms";
import { attribution } from "~/lib/attribution/origin";
import type { Language } from "~/lib/language/language";
import { useLanguage } from "~/lib/language/language-context";
import { usePageAddress } from "~/lib/page-address";
import { momentInWords } from "~/lib/time/clock";
import {
  APPOINTMENT_FIELDS,
  type AppointmentRequest,
  lacksRequired,
  readAppointment,
  type Whereabouts,
} from "../appointment";
import type { AnsweredForm } from "./appointment-form-state";
import type { Choice } from "./choice";
import { type BookedAppointment, type BookOutcome, sendAppointment } from "./send-appointment";
import { type Alternative, chosenIn, type SlotDay } from "./slot-days";

export const SOURCE = "appointment";
/** Milliseconds. */
const FAILED_DURATION = 6_000;
const SUBMIT = "[type=submit]:not([name], [aria-hidden])";

type Values = Record<string, string>;

/** `waiting`: for a connection; the form is sent as soon as there is one. */
export type AppointmentPhase =
  | { name: "open" | "sending" | "waiting" }
  | {
      name: "booked";
      appointment: BookedAppointment;
      email: string;
      phone: string;
      kind: AppointmentKind;
      where: Whereabouts;
    };

interface AppointmentFormOptions {
  initial: AnsweredForm;
  choice: Choice;
  /** Empty until it is known. */
  days: readonly SlotDay[];
  opensFirstDay: boolean;
  onTaken: () => void;
  onBooked: (appointment: BookedAppointment) => void;
}

export type AppointmentFormControl = ReturnType<typeof useAppointmentForm>;

export function useAppointmentForm({
  initial,
  choice,
  days,
  opensFirstDay,
  onTaken,
  onBooked,
}: AppointmentFormOptions) {
  const { t, language } = useLanguage();
  const { pathname } = usePageAddress();
  const form = useRef<HTMLFormElement>(null);
  const draft = useRef<FormDraft | null>(null);
  const isSending = useRef(false);
  const fillTime = useFillTime();
  const [phase, setPhase] = useState<AppointmentPhase>({ name: "open" });
  const [typed, setTyped] = useState<Values>(initial.values);
  const firstDay = opensFirstDay ? days[0]?.day : undefined;
  const values: Values = { ...typed, ...chosenIn(days, typed, firstDay) };
  const [errors, setErrors] = useState(() => inWords(initial.errors, { t, language }));
  const [alternatives, setAlternatives] = useState<readonly Alternative[] | null>(
    initial.status === "taken" ? initial.alternatives : null,
  );

  useEffect(() => {
    const served = (name: string) => initial.values[name] ?? (name === "date" ? firstDay : undefined);
    const found = form.current ? valuesIn(form.current) : {};
    const changed = Object.fromEntries(Object.entries(found).filter(([name, value]) => value !== served(name)));
    const kept = initial.status === "idle" ? readDraft(SOURCE) : null;
    draft.current = Object.keys(changed).length > 0 ? saveValues(SOURCE, kept, changed) : kept;
    // A visitor with a link from a mail needs one tap.
    if (kept || initial.status === "choosing") fillTime.forgo();
    setTyped((now) => ({ ...now, ...kept?.values, ...changed }));
  }, [initial, firstDay, fillTime]);

  useSentElsewhere(SOURCE, draft, () => {
    setTyped({});
    fillTime.reset();
  });
  useWaiting(phase.name === "waiting", SOURCE, () => form.current?.requestSubmit());

  function change(changed: Values) {
    fillTime.start();
    const next = { ...values, ...changed };
    setTyped(next);
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changed))));
    if (changed.time) setAlternatives(null);
    draft.current = saveValues(SOURCE, draft.current, next);
  }

  function choose({ date, time }: Alternative) {
    change({ date, time });
    form.current?.querySelector<HTMLElement>(SUBMIT)?.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    setAlternatives(null);
    const { request, ...read } = readAppointment({ ...values, ...choice });
    if (!request || read.errors) return refuse(inWords(read.errors ?? {}, { t, language }));
    isSending.current = true;
    setErrors({});
    dismissToast(SOURCE);
    setPhase({ name: "sending" });
    const outcome = await send(request);
    isSending.current = false;
    settle(outcome, request, read.where);
  }

  function send(content: AppointmentRequest): Promise<BookOutcome> {
    draft.current = asSent({ ...(draft.current ?? newDraft(values)), values }, content);
    saveDraft(SOURCE, draft.current);
    return sendAppointment({
      ...content,
      submission_id: draft.current.submissionId,
      language,
      page: pathname,
      attribution: attribution(),
      [HONEYPOT]: controlOf(form.current, HONEYPOT)?.value ?? "",
      [FILL_TIME]: fillTime.read(),
    });
  }

  function settle(outcome: BookOutcome, { email, phone, kind }: AppointmentRequest, where: Whereabouts) {
    if (outcome.outcome === "booked") {
      const { appointment } = outcome;
      draft.current = null;
      dropDraft(SOURCE);
      fillTime.reset();
      setTyped({});
      setPhase({ name: "booked", appointment, email, phone: phone ?? "", kind, where });
      const isSent = appointment.confirmation === "sent";
      say(isSent ? "success" : "warning", isSent ? "appointment.sent" : "appointment.delayed", isSent ? 5_000 : 8_000);
      notifyOfBooking(t("appointment.sent.title"), appointment.startsAt, language);
      return onBooked(appointment);
    }
    if (outcome.outcome === "taken") {
      onTaken();
      // The id may belong to an appointment that was booked and then cancelled: even the same moment needs a new one.
      draft.current = newDraft({ ...draft.current?.values, time: "" });
      saveDraft(SOURCE, draft.current);
      flushSync(() => {
        setPhase({ name: "open" });
        setTyped((now) => ({ ...now, time: "" }));
        setAlternatives(outcome.alternatives);
      });
      form.current?.querySelector<HTMLElement>(`[data-notice]`)?.focus();
      return;
    }
    if (outcome.outcome === "invalid" && APPOINTMENT_FIELDS.some((name) => outcome.errors[name])) {
      return refuse(outcome.errors);
    }
    if (outcome.outcome === "failed" && !navigator.onLine) return setPhase({ name: "waiting" });
    openAgain();
    say("error", outcome.outcome === "limited" ? "toast.limited" : "toast.failed", FAILED_DURATION);
  }

  function refuse(messages: Record<string, string>) {
    flushSync(() => {
      reopen();
      setErrors(messages);
    });
    const first = APPOINTMENT_FIELDS.find((name) => messages[name]);
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    if (lacksRequired(values)) return say("error", "appointment.missing");
    showToast({ id: SOURCE, type: "error", title: t("toast.oops.title"), description: t("toast.invalid.text") });
  }

  const reopen = () => setPhase({ name: "open" });

  function openAgain() {
    flushSync(reopen);
    // The button lost the focus when it was disabled, and so does the one that reopens the form when it disappears.
    focusIfLost(form.current?.querySelector<HTMLElement>(SUBMIT));
  }

  function say(type: ToastType, key: ToastKey, duration = 5_000) {
    showToast({ id: SOURCE, type, title: t(`${key}.title`), description: t(`${key}.text`), duration });
  }

  return { form, phase, values, errors, alternatives, touch: fillTime.start, change, choose, submit, openAgain };
}

function valuesIn(form: HTMLFormElement): Values {
  const data = new FormData(form);
  const entries = APPOINTMENT_FIELDS.map((name) => [name, data.get(name)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [(typeof entry)[0], string] => Boolean(entry[1])));
}

/** Notifies visitors who have already allowed it. Asks for no permission. */
function notifyOfBooking(title: string, startsAt: string, language: Language): void {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  try {
    new Notification(title, { body: momentInWords(startsAt, language), lang: language, tag: "appointment" });
  } catch {
    // Some phones only allow notifications from service workers. The page says it anyway.
  }
}
