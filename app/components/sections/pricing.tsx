import type { ClothName } from "~/components/illustrations/cloths";
import { Weave } from "~/components/illustrations/weave";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { TickList } from "~/components/ui/tick-list";
import { Unbroken } from "~/components/ui/unbroken";

export interface PricingCopy {
  title: string;
  lead: string;
  once: PriceCopy;
  or: string;
  monthly: PriceCopy;
  vat: string;
  benefits: readonly { cloth: ClothName; title: string; text: string }[];
  configurator: string;
  direct: string;
  prices: string;
  smallPrint: readonly string[];
}

interface PriceCopy {
  label: string;
  price: string;
  text: string;
}

interface PricingProps {
  copy: PricingCopy;
  configuratorTo: string;
  contactTo: string;
  pricesTo: string;
}

export function Pricing({ copy, configuratorTo, contactTo, pricesTo }: PricingProps) {
  return (
    <section id="pricing" className="wrap py-section">
      <div className="grid grid-cols-1 gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)] lg:items-end">
        <h2 className="text-h2">{copy.title}</h2>
        <p className="max-w-[32rem] text-lead lg:pb-1">{copy.lead}</p>
      </div>
      <div className="mt-12 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.55fr)]">
        <Card material="indigo" className="flex flex-col">
          <div className="flex flex-1 flex-col px-7 py-10 sm:px-9">
            <Amount copy={copy.once} />
            <p className="my-5 flex items-center gap-4 font-display text-lg before:h-0.5 before:flex-1 before:bg-indigo-500 after:h-0.5 after:flex-1 after:bg-indigo-500">
              {copy.or}
            </p>
            <Amount copy={copy.monthly} />
            <p className="mt-6 mb-8 text-small">{copy.vat}</p>
            <ButtonLink to={configuratorTo} variant="weld" className="mt-auto w-full">
              {copy.configurator}
            </ButtonLink>
            <ButtonLink to={contactTo} variant="quiet" className="mt-3 w-full">
              {copy.direct}
            </ButtonLink>
            <a
              href={pricesTo}
              className="mt-3 flex min-h-11 items-center justify-center text-center font-semibold text-white underline underline-offset-4 hover:decoration-2"
            >
              {copy.prices}
            </a>
            <TickList items={copy.smallPrint} className="mt-5 gap-1 text-small" tick="mt-1 size-4 text-weld-400" />
          </div>
        </Card>
        <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          {copy.benefits.map(({ cloth, title, text }) => (
            <li key={title} className="grid">
              <Card
                material="linen"
                className="grid grid-cols-[min(5.5rem,22vw)_minmax(0,1fr)] transition-[grid-template-columns] duration-300 ease-out hover:grid-cols-[min(7rem,28vw)_minmax(0,1fr)] motion-reduce:transition-none"
              >
                <Weave cloth={cloth} pitch={8} className="h-full min-h-36" />
                <div className="self-center px-5 py-6">
                  <h3 className="text-h3">{title}</h3>
                  <p className="mt-1.5 text-[1rem] leading-normal">
                    <Unbroken>{text}</Unbroken>
                  </p>
                </div>
              </Card>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Amount({ copy }: { copy: PriceCopy }) {
  return (
    <div>
      <p className="font-semibold text-weld-400">{copy.label}</p>
      <p className="mt-1 font-display text-[min(clamp(3rem,2.2rem+2.4vw,4.25rem),15vw)] leading-none font-extrabold tracking-tight text-white tabular-nums">
        {copy.price}
      </p>
      <p className="mt-2">{copy.text}</p>
    </div>
  );
}
