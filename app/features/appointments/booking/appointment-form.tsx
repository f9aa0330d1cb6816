import { CalendarX2, PlugZap } from "lucide-react";
import { type SyntheticEvent, useId } from "react";
import { DRAFT_ATTRIBUTE } from "~/components/forms/form-draft";
import { Honeypot } from "~/components/forms/honeypot";
import { PrivacyLink } from "~/components/forms/privacy-link";
import { Button, buttonClasses } from "~/components/ui/button";
import { EnterButton } from "~/components/ui/enter-button";
import { useLanguage } from "~/lib/language/language-context";
import { usePageAddress } from "~/lib/page-address";
import { useHydrated } from "~/lib/use-hydrated";
import { AppointmentCard } from "../agenda/appointment-card";
import { APPOINTMENT_FIELDS } from "../appointment";
import { APPOINTMENTS_API_PATH } from "../paths";
import { type AppointmentFormState, FORM_ID, IDLE_APPOINTMENT_FORM, SHOW_TIMES } from "./appointment-form-state";
import { AppointmentNotice } from "./appointment-notice";
import { MomentCalendar, MomentSelects, ShowTimes } from "./moment-fields";
import { NoSlots } from "./no-slots";
import { PersonFields } from "./person-fields";
import type { BookedAppointment } from "./send-appointment";
import type { SlotDay } from "./slot-days";
import { type AppointmentFormControl, SOURCE, useAppointmentForm } from "./use-appointment-form";
import { useSlotDays } from "./use-slot-days";

const NO_DAYS: readonly SlotDay[] = [];

type AppointmentFormProps = {
  onBooked: (appointment: BookedAppointment) => void;
} & (
  | {
      variant: "page";
      state: AppointmentFormState;
    }
  /** Fetches the free moments itself. */
  | { variant: "chat" }
);

/** The form on its own page works without scripts. */
export function AppointmentForm(props: AppointmentFormProps) {
  const { variant, onBooked } = props;
  const served = props.variant === "page" ? props.state : null;
  const { slots, reload, refresh } = useSlotDays(served?.days ?? (served ? null : undefined));
  const control = useAppointmentForm({
    initial: served ?? IDLE_APPOINTMENT_FORM,
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
        <Retry variant={variant} typed={served?.values ?? {}} onRetry={reload} />
      </NoSlots>
    );
  }
  if (slots.days.length === 0) return <NoSlots icon={CalendarX2} stem="appointment.none" />;
  return <Fields variant={variant} served={served ?? IDLE_APPOINTMENT_FORM} days={slots.days} control={control} />;
}

interface FieldsProps {
  variant: "page" | "chat";
  served: Pick<AppointmentFormState, "status" | "values">;
  days: readonly SlotDay[];
  control: AppointmentFormControl;
}

function Fields({ variant, served, days, control }: FieldsProps) {
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
        <PersonFields id={id} values={values} errors={errors} isCompact={!isPage} onChange={change} />
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
  onRetry: () => void;
}

/** The page loads anew with the typed fields if there are no scripts. */
function Retry({ variant, typed, onRetry }: RetryProps) {
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
      {kept.map((name) => (
        <input key={name} type="hidden" name={name} value={typed[name]} />
      ))}
      <Button type="submit" variant="quiet" name={SHOW_TIMES} value="yes">
        {t("error.retry")}
      </Button>
    </form>
  );
}
