import { CalendarPlus, Navigation } from "lucide-react";
import { Card } from "~/components/ui/card";
import { OpeningHours } from "~/components/ui/opening-hours";
import type { WeeklyHours } from "~/lib/time/opening-hours";

export interface CareLabelCopy {
  title: string;
  visit: string;
  byAppointment: string;
  book: string;
  route: string;
  mark: string;
}

interface CareLabelProps {
  copy: CareLabelCopy;
  name: string;
  address: { street: string; postalCode: string; town: string };
  hours: WeeklyHours;
  routeTo: string;
  bookTo: string;
}

export function CareLabel({ copy, name, address, hours, routeTo, bookTo }: CareLabelProps) {
  return (
    <Card
      material="paper"
      className="relative pt-5 before:absolute before:inset-x-0 before:top-3 before:border-t-2 before:border-dashed before:border-madder-600"
    >
      <div className="px-6 pt-6 pb-7 sm:px-8">
        <h2 className="text-h3">{copy.title}</h2>
        <address className="mt-2 text-lg leading-snug text-ink-950 not-italic">
          {name}
          <br />
          {address.street}
          <br />
          {address.postalCode} {address.town}
        </address>
        <a href={routeTo} rel="noopener" className="link mt-2 inline-flex min-h-11 items-center gap-2">
          <Navigation aria-hidden="true" className="size-4.5" />
          {copy.route}
        </a>
        <h3 className="mt-4 mb-1 font-text text-body font-semibold tracking-normal">{copy.visit}</h3>
        <OpeningHours hours={hours} />
        <p className="mt-1 text-small text-ink-500">{copy.byAppointment}</p>
        <a href={bookTo} className="link mt-1 inline-flex min-h-11 items-center gap-2">
          <CalendarPlus aria-hidden="true" className="size-4.5" />
          {copy.book}
        </a>
      </div>
      <LabelFoot>{copy.mark}</LabelFoot>
    </Card>
  );
}

export function LabelFoot({ children }: { children: string }) {
  return (
    <p className="bg-indigo-900 px-4 py-2.5 text-center font-display text-small font-bold tracking-[0.14em] text-weld-400 uppercase">
      {children}
    </p>
  );
}
