import { useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import { EnterButton } from "~/components/ui/enter-button";
import { useLanguage } from "~/lib/language/language-context";
import { IDLE_APPOINTMENT_FORM } from "./appointment-form-state";
import { AppointmentNotice } from "./appointment-notice";
import { MomentCalendar, ShowTimes } from "./moment-fields";
import { type MoveAnswer, SEEN } from "./move-answer";
import { chosenIn, type SlotDay } from "./slot-days";

export interface CurrentMoment {
  date: string;
  time: string;
  seen: number;
}

interface MoveFormProps {
  copy: { submit: string; pending: string };
  days: readonly SlotDay[];
  current: CurrentMoment;
  answer: MoveAnswer | null;
}

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
    // Read from the form, as a visitor may have picked something before the scripts started.
    const picked = new FormData(form.current ?? undefined);
    setTyped({ date: String(picked.get("date") ?? ""), time: String(picked.get("time") ?? "") });
  }, []);
  const isPending = useNavigation().formData?.get("do") === "move";
  const { date, time } = chosenIn(days, typed, days[0]?.day);
  return (
    <Form ref={form} method="post" className="grid gap-6">
      <input type="hidden" name="do" value="move" />
      <input type="hidden" name={SEEN} value={current.seen} />
      {/* Enter would otherwise ask for the times of the day while the old time is chosen, without scripts. */}
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
      <ShowTimes />
      <Button type="submit" aria-disabled={isPending} className="w-full sm:w-auto sm:justify-self-start">
        {isPending ? copy.pending : copy.submit}
      </Button>
    </Form>
  );
}
