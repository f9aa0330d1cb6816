import { Phone } from "lucide-react";
import { AgendaCloth } from "~/components/illustrations/agenda-cloth";
import { Tape } from "~/components/illustrations/tape";
import { OpeningHours } from "~/components/ui/opening-hours";
import type { WeeklyHours } from "~/lib/time/opening-hours";
import { HeroWords } from "./hero-words";

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

interface AgendaHeroProps {
  copy: { label: string; title: string; lead: string };
}

export function AgendaHero({ copy }: AgendaHeroProps) {
  return (
    <section className="overflow-clip bg-linen-200 pt-28 md:pt-36">
      <div className="wrap grid grid-cols-1 gap-x-12 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div className="pb-20 lg:pb-40">
          <HeroWords copy={copy} title="max-w-[8em] text-h1" lead="max-w-[32rem]" />
        </div>
        <AgendaCloth className="-mt-40 -mb-24 hidden w-[104%] self-start lg:block" />
      </div>
    </section>
  );
}
