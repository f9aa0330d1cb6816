import { CalendarX2 } from "lucide-react";
import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import type { AppointmentManageCopy } from "~/content/site/page-copies.server";
import type { MoveAnswer } from "./move-answer";
import { type CurrentMoment, MoveForm } from "./move-form";
import { NoSlots } from "./no-slots";
import type { SlotDay } from "./slot-days";

interface AppointmentManagerProps {
  copy: AppointmentManageCopy;
  days: readonly SlotDay[];
  current: CurrentMoment;
  answer: MoveAnswer | null;
}

export function AppointmentManager({ copy, days, current, answer }: AppointmentManagerProps) {
  const isCancelling = useNavigation().formData?.get("do") === "cancel";
  return (
    <div className="no-print grid gap-14">
      <section>
        <h2 className="text-h3">{copy.move.title}</h2>
        {days.length > 0 ? (
          <>
            <p className="mt-1 mb-6">{copy.move.text}</p>
            <MoveForm
              // A new answer or a new moment makes the earlier choice void.
              key={JSON.stringify(answer ?? current)}
              copy={copy.move}
              days={days}
              current={current}
              answer={answer}
            />
          </>
        ) : (
          <div className="mt-4">
            <NoSlots icon={CalendarX2} stem="appointment.none" />
          </div>
        )}
      </section>
      <section className="border-t-4 border-double border-ink-950 pt-6">
        <h2 className="text-h3">{copy.cancel.title}</h2>
        <p className="mt-1 mb-5">{copy.cancel.text}</p>
        <Form method="post">
          <Button type="submit" variant="quiet" name="do" value="cancel" aria-disabled={isCancelling}>
            {isCancelling ? copy.cancel.pending : copy.cancel.submit}
          </Button>
        </Form>
      </section>
    </div>
  );
}

interface ManagePageProps {
  label: string;
  title: string;
  children: ReactNode;
}

export function ManagePage({ label, title, children }: ManagePageProps) {
  return (
    <div className="wrap pt-28 pb-section md:pt-36 print:pt-0">
      <p className="woven-label mb-6">{label}</p>
      <h1 className="max-w-[12em] text-[clamp(2.25rem,1.6rem+2.8vw,3.75rem)] leading-none font-extrabold">{title}</h1>
      {children}
    </div>
  );
}
