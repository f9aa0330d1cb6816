import { type ReactNode, useId } from "react";
import { Button } from "~/components/ui/button";
import { FieldError, SelectField } from "~/components/ui/field";
import { useLanguage } from "~/lib/language/language-context";
import { formatTime, timeAt } from "~/lib/time/clock";
import { useHydrated } from "~/lib/use-hydrated";
import { SHOW_TIMES, TIMES_ID } from "./appointment-form-state";
import { DayCalendar } from "./day-calendar";
import type { SlotDay } from "./slot-days";
import { TimeChoice } from "./time-choice";

interface MomentFieldsProps {
  days: readonly SlotDay[];
  date: string;
  time: string;
  errors: Readonly<Record<string, string>>;
  onDate: (date: string) => void;
  onTime: (time: string) => void;
}

/** A button loads the times of another day if there are no scripts. */
export function MomentCalendar({ days, date, time, errors, onDate, onTime }: MomentFieldsProps) {
  const { t } = useLanguage();
  const chosen = days.find(({ day }) => day === date);
  return (
    <div className="grid gap-6">
      <Group id={undefined} label={t("form.label.date")} aside={null} error={errors.date}>
        <DayCalendar days={days} chosen={date} onChange={onDate} />
      </Group>
      <Group id={TIMES_ID} label={t("form.label.time")} aside={chosen?.label ?? null} error={errors.time}>
        {chosen ? (
          <TimeChoice times={chosen.times} chosen={time} onChange={onTime} />
        ) : (
          <p>{t("appointment.dateFirst")}</p>
        )}
      </Group>
      <ZoneNote moments={momentsOf(days)} />
    </div>
  );
}

export function MomentSelects({ days, date, time, errors, onDate, onTime }: MomentFieldsProps) {
  const { t } = useLanguage();
  const id = useId();
  const times = days.find(({ day }) => day === date)?.times ?? [];
  return (
    <div className="grid gap-3">
      <SelectField
        id={`${id}-date`}
        name="date"
        label={t("form.label.date")}
        error={errors.date}
        value={date}
        onChange={(event) => onDate(event.target.value)}
        required
      >
        <option value="">{t("appointment.chooseDate")}</option>
        {days.map(({ day, label }) => (
          <option key={day} value={day}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField
        id={`${id}-time`}
        name="time"
        label={t("form.label.time")}
        error={errors.time}
        value={time}
        onChange={(event) => onTime(event.target.value)}
        required
      >
        <option value="">{t("appointment.chooseTime")}</option>
        {times.map((free) => (
          <option key={free.time} value={free.time}>
            {formatTime(free.time)}
          </option>
        ))}
      </SelectField>
      <ZoneNote moments={momentsOf(days)} />
    </div>
  );
}

interface ShowTimesProps {
  /** The address of the form, if that is not the page. */
  to?: string;
}

/** The times of another day, without scripts. */
export function ShowTimes({ to = "" }: ShowTimesProps) {
  const { t } = useLanguage();
  return (
    <noscript>
      <Button
        type="submit"
        variant="quiet"
        name={SHOW_TIMES}
        value="yes"
        formAction={`${to}#${TIMES_ID}`}
        formNoValidate
      >
        {t("appointment.showTimes")}
      </Button>
    </noscript>
  );
}

/** One of each day: a clock changes in the night. */
const momentsOf = (days: readonly SlotDay[]) => days.flatMap(({ times }) => times[0]?.starts_at ?? []);

interface GroupProps {
  id: string | undefined;
  label: string;
  aside: string | null;
  error: string | undefined;
  children: ReactNode;
}

function Group({ id, label, aside, error, children }: GroupProps) {
  const errorId = useId();
  return (
    <fieldset
      id={id}
      aria-describedby={error ? errorId : undefined}
      className="min-w-0 [@media(height>=30rem)]:scroll-mt-32"
    >
      <legend className="mb-1.5 flex w-full flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold text-ink-950">{label}</span>
        {aside && (
          <span className="text-small text-ink-500" aria-live="polite">
            {aside}
          </span>
        )}
      </legend>
      {children}
      <FieldError id={errorId} text={error} className="mt-1.5" />
    </fieldset>
  );
}

/** `moments` are ISO-8601 UTC. */
export function ZoneNote({ moments }: { moments: readonly string[] }) {
  const { t } = useLanguage();
  if (!useHydrated() || !moments.some(isOtherHere)) return null;
  return <p className="text-small text-ink-500">{t("appointment.zone")}</p>;
}

/** The reader's browser alone knows; a server must not ask. */
function isOtherHere(iso: string): boolean {
  const here = new Date(iso);
  return timeAt(iso, "nl") !== `${here.getHours()}:${String(here.getMinutes()).padStart(2, "0")}`;
}
