import { Phone } from "lucide-react";
import { Tape } from "~/components/illustrations/tape";
import { OpeningHours } from "~/components/ui/opening-hours";
import type { WeeklyHours } from "~/lib/time/opening-hours";

interface AppointmentStepsProps {
  copy: {
    title: string;
    steps: readonly { title: string; text: string }[];
    byPhone: string;
    call: string;
    visit: string;
  };
  callTo: string;
  hours: WeeklyHours;
  className: string;
}

export function AppointmentSteps({ copy, callTo, hours, className }: AppointmentStepsProps) {
  return (
    <aside className={className}>
      <h2 className="text-h3">{copy.title}</h2>
      <div className="relative mt-5 pl-20">
        <Tape direction="down" className="absolute inset-y-0 left-0 w-14" />
        <ol className="grid gap-7 py-3">
          {copy.steps.map(({ title, text }) => (
            <li key={title}>
              <h3 className="font-text text-lg leading-snug font-semibold tracking-normal">{title}</h3>
              <p className="mt-1">{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className="mt-9 border-t-4 border-double border-ink-950 pt-5">
        <p className="font-semibold text-ink-950">{copy.byPhone}</p>
        <a href={callTo} className="link inline-flex min-h-11 items-center gap-2">
          <Phone aria-hidden="true" className="size-4.5" />
          {copy.call}
        </a>
        <p className="mt-2 text-small text-ink-500">{copy.visit}</p>
        <div className="text-small">
          <OpeningHours hours={hours} />
        </div>
      </div>
    </aside>
  );
}
