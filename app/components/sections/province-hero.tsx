import type { ReactNode } from "react";
import { ProvinceCloth } from "~/components/illustrations/landing/region-map";
import { HeroWords } from "./hero-words";

interface ProvinceHeroProps {
  copy: {
    label: string;
    title: string;
    lead: string;
    orderNote: string;
    stats: readonly { value: string; label: string }[];
  };
  children: ReactNode;
}

export function ProvinceHero({ copy, children }: ProvinceHeroProps) {
  return (
    <section className="relative isolate overflow-x-clip pt-30 md:pt-36 lg:pt-44">
      <ProvinceCloth className="absolute top-24 -right-24 -z-10 hidden w-[min(58rem,62vw)] lg:block xl:-right-16" />
      <div className="wrap">
        <HeroWords copy={copy} title="text-h1 lg:max-w-[7.33em]" lead="max-w-[27rem]" note={copy.orderNote}>
          {children}
        </HeroWords>
      </div>
      <ProvinceCloth className="mt-10 -mr-[8%] ml-auto block w-[92%] lg:hidden" />
      <div className="relative mt-4 md:-mt-10 lg:mt-24">
        <span className="absolute inset-x-0 top-1/2 border-t-4 border-dashed border-madder-600" aria-hidden="true" />
        <dl className="wrap relative grid gap-4 md:grid-cols-3 lg:gap-8">
          {copy.stats.map(({ value, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end border-x-8 border-double border-indigo-700 bg-white px-6 py-5 md:max-lg:px-4 shadow-lift"
            >
              <dt className="leading-snug text-balance">{label}</dt>
              <dd className="font-display text-[min(clamp(1.75rem,1.2rem+2vw,2.75rem),11vw)] leading-none font-extrabold tracking-tight text-ink-950 tabular-nums md:max-lg:text-[1.75rem]">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
