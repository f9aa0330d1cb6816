import { Navigation } from "lucide-react";
import { Card } from "~/components/ui/card";
import { OpeningHours } from "~/components/ui/opening-hours";
import type { WeeklyHours } from "~/lib/opening-hours";

export interface CareLabelCopy {
  title: string;
  byAppointment: string;
  visit: string;
  reachable: string;
  route: string;
  kvk: string;
  vat: string;
  mark: string;
}

interface CareLabelProps {
  copy: CareLabelCopy;
  name: string;
  address: { street: string; postalCode: string; town: string };
  hours: { visit: WeeklyHours; reachable: WeeklyHours };
  routeTo: string;
  kvk: string;
  vat: string;
}

/** Where and when to find us, as the care label in a garment. */
export function CareLabel({ copy, name, address, hours, routeTo, kvk, vat }: CareLabelProps) {
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
        <Hours title={copy.visit} hours={hours.visit} />
        <p className="mt-1 text-small text-ink-500">{copy.byAppointment}</p>
        <Hours title={copy.reachable} hours={hours.reachable} />
        <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-4 border-t border-linen-300 pt-4 text-small tabular-nums">
          <dt>{copy.kvk}</dt>
          <dd>{kvk}</dd>
          <dt>{copy.vat}</dt>
          <dd>{vat}</dd>
        </dl>
      </div>
      <p className="bg-indigo-900 py-2.5 text-center font-display text-small font-bold tracking-[0.14em] text-weld-400 uppercase">
        {copy.mark}
      </p>
    </Card>
  );
}

function Hours({ title, hours }: { title: string; hours: WeeklyHours }) {
  return (
    <>
      <h3 className="mt-5 mb-1 font-text text-body font-semibold tracking-normal">{title}</h3>
      <OpeningHours hours={hours} />
    </>
  );
}
