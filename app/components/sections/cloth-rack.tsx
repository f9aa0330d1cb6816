import { ClothRoll } from "~/components/illustrations/cloth-roll";
import type { ClothName } from "~/components/illustrations/cloths";
import { Weave } from "~/components/illustrations/weave";
import { ButtonLink } from "~/components/ui/button";
import { Unbroken } from "~/components/ui/unbroken";

export interface RackService {
  id: string;
  cloth: ClothName;
  title: string;
  text: string;
  features: readonly string[];
  price: string;
  scope: string;
}

interface ClothRackProps {
  copy: { title: string; price: string; quote: string; vat: string };
  services: readonly RackService[];
  quoteTo: string;
}

/** Columns of twelve: two neighbouring rolls never have the same width. */
const WIDTHS = ["lg:col-span-7", "lg:col-span-5", "lg:col-span-5", "lg:col-span-7", "lg:col-span-7", "lg:col-span-5"];

export function ClothRack({ copy, services, quoteTo }: ClothRackProps) {
  return (
    <section className="overflow-x-clip pb-section">
      <div className="wrap">
        <h2 className="sr-only">{copy.title}</h2>
        <ul className="isolate grid grid-cols-1 items-start gap-x-12 gap-y-14 lg:grid-cols-12 lg:gap-y-20">
          {services.map((service, index) => (
            <li key={service.id} id={service.id} className={`relative scroll-mt-28 ${WIDTHS[index % WIDTHS.length]}`}>
              <span
                className="absolute top-10 -left-[50vw] -z-10 h-4 w-[200vw] bg-ink-950 sm:top-12"
                aria-hidden="true"
              />
              <Roll service={service} copy={copy} quoteTo={quoteTo} />
            </li>
          ))}
        </ul>
        <p className="mt-10 max-w-[34rem] text-small lg:mt-14">{copy.vat}</p>
      </div>
    </section>
  );
}

interface RollProps {
  service: RackService;
  copy: ClothRackProps["copy"];
  quoteTo: string;
}

function Roll({ service, copy, quoteTo }: RollProps) {
  const { cloth, title, text, features, price, scope } = service;
  return (
    <article className="@container">
      <ClothRoll cloth={cloth} className="z-10 mr-4 h-24 sm:h-28" />
      <div className="pinked relative -mt-4 mr-[min(1.5rem,7.5vw)] ml-2 sm:ml-4">
        <Weave cloth={cloth} pitch={10} className="absolute inset-0" />
        <div className="relative px-[min(0.75rem,3.75vw)] pt-11 pb-7 sm:px-5 sm:pb-9">
          <div className="grid grid-cols-1 gap-x-7 gap-y-6 bg-linen-50 p-[min(1.5rem,7.5vw)] sm:p-8 @xl:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
            <div className="@container">
              <h3 className="text-[min(clamp(1.5rem,1.3rem+0.9vw,2.125rem),13cqi)] leading-[1.05]">{title}</h3>
              <p className="mt-3">{text}</p>
            </div>
            <ul className="grid grid-cols-1 content-start gap-1.5 @xl:border-l-2 @xl:border-dashed @xl:border-linen-300 @xl:pl-6">
              {features.map((feature) => (
                <li key={feature} className="flex gap-3">
                  <span className="mt-[0.62em] h-1.5 w-4 shrink-0 border-x-6 border-moss-600" aria-hidden="true" />
                  <span>
                    <Unbroken>{feature}</Unbroken>
                  </span>
                </li>
              ))}
            </ul>
            <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-t-2 border-dashed border-linen-300 pt-5 @xl:col-span-2">
              <p>
                <span className="sr-only">{copy.price}: </span>
                <span className="block font-display text-[min(1.625rem,11vw)] leading-tight font-extrabold tracking-tight text-ink-950 tabular-nums">
                  {price}
                </span>
                <span className="block text-small">{scope}</span>
              </p>
              <ButtonLink to={quoteTo} variant="dark">
                {copy.quote}
              </ButtonLink>
            </div>
          </div>
        </div>
      </div>
    </article>
  );
}
