import { useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import { useOnlineOnly } from "~/features/forms/use-online-only";
import { useLanguage } from "~/lib/language/language-context";
import { IDLE_APPOINTMENT_FORM, SHOW_TIMES, TIMES_ID } from "./appointment-form-state";
import { AppointmentNotice } from "./appointment-notice";
import { MomentCalendar } from "./moment-fields";
import { type Alternative, chosenIn, type SlotDay } from "./slot-days";

/** What is wrong is told above the form. */
const NO_ERRORS = {};

interface MoveFormProps {
  copy: { submit: string; pending: string };
  days: readonly SlotDay[];
  /** What was chosen when the page was asked for; the moment of the appointment at first. */
  chosen: { date: string; time: string };
  /** Free moments, once the one that was asked for is taken. */
  alternatives: readonly Alternative[] | null;
}

/** Chooses another moment for an appointment; works without JavaScript. */
export function MoveForm({ copy, days, chosen, alternatives }: MoveFormProps) {
  const { t } = useLanguage();
  const onlineOnly = useOnlineOnly();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (alternatives) form.current?.querySelector<HTMLElement>("[data-notice]")?.focus();
  }, [alternatives]);
  const [typed, setTyped] = useState(chosen);
  const isPending = useNavigation().formData?.get("do") === "move";
  const { date, time } = chosenIn(days, typed, days[0]?.day);
  return (
    <Form ref={form} method="post" onSubmit={onlineOnly} className="grid gap-6">
      <input type="hidden" name="do" value="move" />
      <AppointmentNotice
        served={IDLE_APPOINTMENT_FORM}
        alternatives={alternatives}
        onChoose={(alternative) => setTyped({ date: alternative.date, time: alternative.time })}
      />
      <MomentCalendar
        days={days}
        date={date}
        time={time}
        errors={NO_ERRORS}
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
