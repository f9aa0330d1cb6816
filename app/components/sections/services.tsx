import { ArrowRight } from "lucide-react";
import type { ClothName } from "~/components/illustrations/cloths";
import { Weave } from "~/components/illustrations/weave";
import { ArrowLink } from "~/components/ui/arrow-link";
import { ButtonLink } from "~/components/ui/button";

export interface ServicesCopy {
  title: string;
  lead: string;
  more: string;
  vat: string;
  items: readonly ServiceCopy[];
  webshop: { title: string; text: string; link: string };
  why: { title: string; items: readonly { title: string; text: string }[]; link: string };
}

interface ServiceCopy {
  id: string;
  cloth: ClothName;
  title: string;
  price: string;
  text: string;
  features: readonly string[];
}

interface ServicesProps {
  copy: ServicesCopy;
  contactTo: string;
  pricingTo: string;
}

export function Services({ copy, contactTo, pricingTo }: ServicesProps) {
  return (
    <section id="services" className="on-dark bg-indigo-900 text-indigo-300">
      <div className="selvedge bg-linen-50" />
      <div className="wrap py-section">
        <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)] lg:grid-rows-[auto_1fr]">
          <div>
            <h2 className="text-h2 text-linen-50">{copy.title}</h2>
            <p className="mt-5 max-w-[30rem] text-lead">{copy.lead}</p>
          </div>
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <div className="grid grid-cols-1 gap-2">
              {copy.items.map((service, index) => (
                <Bolt key={service.id} service={service} more={copy.more} to={contactTo} isOpen={index === 0} />
              ))}
            </div>
            <p className="mt-4 text-small">{copy.vat}</p>
          </div>
          <WebshopBlock copy={copy.webshop} to={pricingTo} />
        </div>
        <WhyUs copy={copy.why} to={contactTo} />
      </div>
    </section>
  );
}

interface BoltProps {
  service: ServiceCopy;
  more: string;
  to: string;
  isOpen: boolean;
}

function Bolt({ service, more, to, isOpen }: BoltProps) {
  return (
    <details
      name="services"
      open={isOpen}
      className="unroll group relative overflow-hidden rounded-control bg-indigo-800 pl-[min(4rem,18%)] open:bg-linen-50 sm:pl-28"
    >
      <summary className="flex min-h-19 flex-wrap items-center justify-between gap-x-5 gap-y-0.5 py-4 px-[min(1.25rem,7%)] -outline-offset-4 focus-visible:shadow-none group-open:focus-visible:outline-indigo-700 sm:pr-5 sm:pl-7">
        <span
          className="absolute inset-y-0 left-0 w-[min(4rem,18%)] border-r-4 border-double border-indigo-900 transition-[width] duration-300 ease-out sm:w-28 sm:group-hover:w-31"
          aria-hidden="true"
        >
          <Weave cloth={service.cloth} pitch={8} className="absolute inset-0" />
        </span>
        <h3 className="min-w-0 text-h3 text-linen-50 group-open:text-ink-950">{service.title}</h3>
        <span className="text-small tabular-nums max-sm:basis-full group-open:text-ink-700">{service.price}</span>
      </summary>
      <div className="px-[min(1.25rem,7%)] pb-6 text-ink-700 sm:pl-7">
        <p className="max-w-[34rem]">{service.text}</p>
        <ul className="reveal mt-4 grid grid-cols-1 gap-x-6 gap-y-1.5 sm:grid-cols-2">
          {service.features.map((feature) => (
            <li key={feature} className="flex gap-3">
              <span className="mt-[0.62em] h-1.5 w-4 shrink-0 border-x-6 border-moss-600" aria-hidden="true" />
              {feature}
            </li>
          ))}
        </ul>
        <ArrowLink to={to} className="mt-4">
          {more}
          <span className="sr-only">: {service.title}</span>
        </ArrowLink>
      </div>
    </details>
  );
}

function WebshopBlock({ copy, to }: { copy: ServicesCopy["webshop"]; to: string }) {
  return (
    <div className="pinked bg-weld-400 text-ink-950 lg:sticky lg:top-28 lg:self-start">
      <div className="px-7 pt-9 pb-7">
        <h3 className="text-h3">{copy.title}</h3>
        <p className="mt-2">{copy.text}</p>
        <a
          href={to}
          className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-2 underline-offset-4 hover:decoration-4 focus-visible:outline-ink-950 focus-visible:shadow-none"
        >
          {copy.link}
          <ArrowRight aria-hidden="true" className="size-4.5" />
        </a>
      </div>
    </div>
  );
}

function WhyUs({ copy, to }: { copy: ServicesCopy["why"]; to: string }) {
  return (
    <div className="mt-20 lg:mt-28">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <h2 className="max-w-[13.33em] min-w-0 text-h2 text-linen-50">{copy.title}</h2>
        <ButtonLink to={to} variant="weld">
          {copy.link}
        </ButtonLink>
      </div>
      <ul className="mt-12 grid grid-cols-1 gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
        {copy.items.map(({ title, text }) => (
          <li key={title}>
            <span
              className="mb-5 block h-0.5 bg-[repeating-linear-gradient(90deg,var(--color-weld-400)_0_14px,transparent_14px_22px)]"
              aria-hidden="true"
            />
            <h3 className="text-h3 text-linen-50">{title}</h3>
            <p className="mt-2">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
