import { useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import { EnterButton } from "~/components/ui/enter-button";
import { useLanguage } from "~/lib/language/language-context";
import { IDLE_APPOINTMENT_FORM, SHOW_TIMES, TIMES_ID } from "./appointment-form-state";
import { AppointmentNotice } from "./appointment-notice";
import { MomentCalendar } from "./moment-fields";
import { type MoveAnswer, SEEN } from "./move-answer";
import { chosenIn, type SlotDay } from "./slot-days";

/** The moment of an appointment, and how often it had changed when that was read. */
export interface CurrentMoment {
  date: string;
  time: string;
  seen: number;
}

interface MoveFormProps {
  copy: { submit: string; pending: string };
  days: readonly SlotDay[];
  current: CurrentMoment;
  /** What came of the last try, when that did not succeed. */
  answer: MoveAnswer | null;
}

/** Chooses another moment for an appointment; works without JavaScript. */
export function MoveForm({ copy, days, current, answer }: MoveFormProps) {
  const { t } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const alternatives = answer?.alternatives ?? null;
  const isMissing = answer?.problem === "missing";
  useEffect(() => {
    const wrong = answer?.alternatives ? "[data-notice]" : answer?.problem === "missing" ? "[name=time]" : null;
    if (wrong) form.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [answer]);
  const [typed, setTyped] = useState(answer?.chosen ?? current);
  useEffect(() => {
    // As it stands in the form: a visitor may have picked before the scripts came.
    const picked = new FormData(form.current ?? undefined);
    setTyped({ date: String(picked.get("date") ?? ""), time: String(picked.get("time") ?? "") });
  }, []);
  const isPending = useNavigation().formData?.get("do") === "move";
  const { date, time } = chosenIn(days, typed, days[0]?.day);
  return (
    <Form ref={form} method="post" className="grid gap-6">
      <input type="hidden" name="do" value="move" />
      <input type="hidden" name={SEEN} value={current.seen} />
      {/* Otherwise Enter asks for the times of the day, where no script runs: the old time is still chosen then. */}
      {alternatives && <EnterButton label={copy.submit} />}
      <AppointmentNotice
        served={IDLE_APPOINTMENT_FORM}
        alternatives={alternatives}
        onChoose={(alternative) => setTyped({ date: alternative.date, time: alternative.time })}
      />
      <MomentCalendar
        days={days}
        date={date}
        time={time}
        errors={isMissing && !time ? { time: t("form.error.timeMissing") } : {}}
        onDate={(picked) => setTyped({ date: picked, time })}
        onTime={(picked) => setTyped({ date, time: picked })}
      />
      <noscript>
        <Button type="submit" variant="quiet" name={SHOW_TIMES} value="yes" formAction={`#${TIMES_ID}`}>
          {t("appointment.showTimes")}
        </Button>
      </noscript>
      <Button type="submit" aria-disabled={isPending} className="w-full sm:w-auto sm:justify-self-start">
        {isPending ? copy.pending : copy.submit}
      </Button>
    </Form>
  );
}
