import { CalendarX2, PlugZap } from "lucide-react";
import { type SyntheticEvent, useId, useState } from "react";
import { DRAFT_ATTRIBUTE } from "~/components/forms/form-draft";
import { Honeypot } from "~/components/forms/honeypot";
import { PrivacyLink } from "~/components/forms/privacy-link";
import { Button, buttonClasses } from "~/components/ui/button";
import { EnterButton } from "~/components/ui/enter-button";
import { bookableKinds } from "~/content/appointment-kinds";
import { useLanguage } from "~/lib/language/language-context";
import { usePageAddress } from "~/lib/page-address";
import { useHydrated } from "~/lib/use-hydrated";
import { AppointmentCard } from "../agenda/appointment-card";
import { APPOINTMENT_FIELDS } from "../appointment";
import { APPOINTMENTS_API_PATH } from "../paths";
import { type AppointmentFormState, FORM_ID, IDLE_APPOINTMENT_FORM, SHOW_TIMES } from "./appointment-form-state";
import { AppointmentNotice } from "./appointment-notice";
import { type Choice, choosing } from "./choice";
import { ChoiceFields, KindChoice, PlaceChoice } from "./kind-choice";
import { MomentCalendar, MomentSelects, ShowTimes } from "./moment-fields";
import { NoSlots } from "./no-slots";
import { PersonFields } from "./person-fields";
import type { BookedAppointment } from "./send-appointment";
import type { SlotDay } from "./slot-days";
import { type AppointmentFormControl, SOURCE, useAppointmentForm } from "./use-appointment-form";
import { useSlotDays } from "./use-slot-days";

const NO_DAYS: readonly SlotDay[] = [];

interface AppointmentFormProps {
  variant: "page" | "chat";
  state: AppointmentFormState;
  onBooked: (appointment: BookedAppointment) => void;
}

/** Asks for the kind and the place first, as far as they are to be chosen. */
export function AppointmentForm({ state, ...form }: AppointmentFormProps) {
  const { pathname } = usePageAddress();
  const { kinds, choice, next } = state.choosing;
  if (next === "kind") return <KindChoice kinds={kinds} chosen={null} to={pathname} />;
  return (
    <>
      {kinds.length > 1 && <KindChoice kinds={kinds} chosen={choice.kind} to={pathname} />}
      {next === "place" ? (
        <PlaceChoice choosing={state.choosing} to={pathname} />
      ) : (
        <MomentForm {...form} served={state} choice={choice} />
      )}
    </>
  );
}

/** The form in the chat, which has no page of its own. */
export function ChatAppointmentForm({ onBooked }: Pick<AppointmentFormProps, "onBooked">) {
  const [{ kinds, choice, next }, setChosen] = useState(() => choosing({}, bookableKinds(false)));
  const choose = (asked: Partial<Choice>) => setChosen(choosing(asked, kinds));
  if (next === "kind") {
    return <KindChoice kinds={kinds} chosen={null} to="" onChoose={(kind) => choose({ kind })} />;
  }
  if (next === "place") {
    return (
      <PlaceChoice
        choosing={{ kinds, choice, next }}
        to=""
        onChoose={(place) => choose({ ...place, kind: choice.kind })}
      />
    );
  }
  return <MomentForm variant="chat" served={null} choice={choice} onBooked={onBooked} />;
}

interface MomentFormProps extends Omit<AppointmentFormProps, "state"> {
  /** Null to fetch the free moments. */
  served: AppointmentFormState | null;
  choice: Choice;
}

/** The form on its own page works without scripts. */
function MomentForm({ variant, served, choice, onBooked }: MomentFormProps) {
  const { slots, reload, refresh } = useSlotDays(served ? served.days : undefined, choice);
  const control = useAppointmentForm({
    initial: served ?? IDLE_APPOINTMENT_FORM,
    choice,
    days: slots.name === "ready" ? slots.days : NO_DAYS,
    opensFirstDay: variant === "page",
    onTaken: refresh,
    onBooked,
  });
  const { t } = useLanguage();
  if (control.phase.name === "booked") {
    return <AppointmentCard {...control.phase} />;
  }
  if (slots.name === "loading") {
    return (
      <p role="status" className="py-6">
        {t("appointment.loading")}
      </p>
    );
  }
  if (slots.name === "away") {
    return (
      <NoSlots icon={PlugZap} stem="appointment.away">
        <Retry variant={variant} typed={served?.values ?? {}} choice={choice} onRetry={reload} />
      </NoSlots>
    );
  }
  if (slots.days.length === 0) return <NoSlots icon={CalendarX2} stem="appointment.none" />;
  const fields = { variant, choice, control };
  return <Fields {...fields} served={served ?? IDLE_APPOINTMENT_FORM} days={slots.days} />;
}

interface FieldsProps {
  variant: "page" | "chat";
  served: Pick<AppointmentFormState, "status" | "values">;
  days: readonly SlotDay[];
  choice: Choice;
  control: AppointmentFormControl;
}

function Fields({ variant, served, days, choice, control }: FieldsProps) {
  const { t } = useLanguage();
  const { pathname } = usePageAddress();
  const id = useId();
  const isHydrated = useHydrated();
  const { form, phase, values, errors, alternatives, touch, change, choose, submit, openAgain } = control;
  const isPage = variant === "page";
  const isBusy = phase.name === "sending" || phase.name === "waiting";
  const Moment = isPage ? MomentCalendar : MomentSelects;
  const label = { open: "appointment.submit", sending: "appointment.sending", waiting: "requestForm.waiting" } as const;
  return (
    <form
      ref={form}
      method="post"
      action={`${APPOINTMENTS_API_PATH}#${FORM_ID}`}
      {...(served.status === "idle" && { [DRAFT_ATTRIBUTE]: SOURCE })}
      // Our own messages replace the browser's once scripts run.
      noValidate={isHydrated}
      aria-label={t("appointment.label")}
      aria-busy={isBusy}
      onSubmit={submit}
      onFocus={touch}
      className="@container"
    >
      <EnterButton label={t("appointment.submit")} />
      <AppointmentNotice served={served} alternatives={alternatives} onChoose={choose} />
      <fieldset disabled={isBusy} className="grid min-w-0 gap-6">
        <input type="hidden" name="page" value={pathname} />
        <ChoiceFields choice={choice} />
        <Honeypot />
        <Moment
          days={days}
          date={values.date ?? ""}
          time={values.time ?? ""}
          errors={errors}
          onDate={(date) => change({ date })}
          onTime={(time) => change({ time })}
        />
        <ShowTimes to={APPOINTMENTS_API_PATH} />
        <PersonFields id={id} choice={choice} values={values} errors={errors} isCompact={!isPage} onChange={change} />
        <Button type="submit" className="w-full @sm:w-auto @sm:justify-self-start">
          {t(label[phase.name as keyof typeof label])}
        </Button>
      </fieldset>
      {phase.name === "waiting" && (
        <Button variant="quiet" className="mt-3 w-full @sm:w-auto" onClick={openAgain}>
          {t("requestForm.edit")}
        </Button>
      )}
      <p className="mt-3 text-small text-ink-500">
        {t("appointment.note")} <PrivacyLink />
      </p>
    </form>
  );
}

interface RetryProps {
  variant: "page" | "chat";
  typed: Readonly<Record<string, string>>;
  choice: Choice;
  onRetry: () => void;
}

/** The page loads anew with the typed fields if there are no scripts. */
function Retry({ variant, typed, choice, onRetry }: RetryProps) {
  const { t } = useLanguage();
  const { pathname } = usePageAddress();
  if (variant === "chat") {
    return (
      <Button variant="quiet" onClick={onRetry}>
        {t("error.retry")}
      </Button>
    );
  }
  const retry = (event: SyntheticEvent) => {
    event.preventDefault();
    onRetry();
  };
  const kept = APPOINTMENT_FIELDS.filter((name) => typed[name]);
  if (kept.length === 0) {
    return (
      <a href={pathname} className={buttonClasses("quiet", undefined)} onClick={retry}>
        {t("error.retry")}
      </a>
    );
  }
  return (
    <form method="post" action={`${APPOINTMENTS_API_PATH}#${FORM_ID}`} onSubmit={retry}>
      <input type="hidden" name="page" value={pathname} />
      <ChoiceFields choice={choice} />
      {kept.map((name) => (
        <input key={name} type="hidden" name={name} value={typed[name]} />
      ))}
      <Button type="submit" variant="quiet" name={SHOW_TIMES} value="yes">
        {t("error.retry")}
      </Button>
    </form>
  );
}
