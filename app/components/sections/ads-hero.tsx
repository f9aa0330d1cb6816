import { ArrowDown, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { BrandMark } from "~/components/illustrations/brand-mark";
import { ButtonLink } from "~/components/ui/button";
import { TickList } from "~/components/ui/tick-list";
import type { MetaAdsCopy } from "~/content/site/page-copies.server";

interface AdsHeroProps {
  copy: Pick<MetaAdsCopy, "hero" | "benefits">;
  brand: { name: string; tagline: string };
  formTo: string;
  callTo: string;
  children: ReactNode;
}

export function AdsHero({ copy: { hero, benefits }, brand, formTo, callTo, children }: AdsHeroProps) {
  return (
    <div className="relative">
      <div aria-hidden="true" className="absolute inset-y-0 left-0 hidden w-[58%] bg-indigo-900 lg:block" />
      <div className="relative lg:wrap lg:grid lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-x-16">
        <div className="on-dark bg-indigo-900 text-indigo-100 max-lg:px-[clamp(1rem,3vw,2rem)] max-lg:pb-14 lg:pb-20">
          <p className="flex min-h-14 flex-wrap items-center gap-x-2.5 pt-3 lg:pt-8">
            <BrandMark className="size-7 shrink-0 bg-linen-50" />
            <span className="font-display text-lg font-extrabold text-white">{brand.name}</span>
            <span className="text-small">{brand.tagline}</span>
          </p>
          <h1 className="mt-4 max-w-[7.33em] text-[clamp(2.25rem,1.6rem+3.6vw,4.5rem)] leading-[0.98] font-extrabold text-white lg:mt-12">
            {hero.title}
          </h1>
          <PaperTag price={hero.price} scope={hero.scope} />
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to={formTo} variant="weld" className="max-sm:w-full text-lg lg:hidden">
              {hero.button}
              <ArrowDown aria-hidden="true" />
            </ButtonLink>
            <ButtonLink to={callTo} variant="quiet" className="max-sm:w-full">
              <Phone aria-hidden="true" />
              {hero.call}
            </ButtonLink>
          </div>
          <p className="mt-3 text-small">{hero.proof}</p>
          <p className="mt-6 max-w-[32rem] text-lead">{hero.lead}</p>
          <h2 className="mt-8 text-h3 text-white">{benefits.title}</h2>
          <TickList
            items={benefits.items}
            className="mt-3 gap-x-8 gap-y-2.5 leading-snug sm:grid-cols-2"
            tick="mt-0.5 size-5 stroke-3 text-weld-400"
          />
        </div>
        <div className="max-lg:wrap max-lg:-mt-7 lg:py-24">{children}</div>
      </div>
    </div>
  );
}

function PaperTag({ price, scope }: { price: string; scope: string }) {
  return (
    <div className="relative mt-9 max-w-[30rem] lg:mt-12">
      <svg
        viewBox="0 0 24 100"
        preserveAspectRatio="none"
        className="absolute bottom-1/2 left-3 z-10 h-[calc(50%+1.5rem)] w-6 fill-none stroke-madder-600"
        strokeWidth="3"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M12 98C3 70 3 30 9 2M12 98C20 70 20 30 15 2" vectorEffect="non-scaling-stroke" />
      </svg>
      <p className="relative -rotate-1 rounded-control bg-linen-50 py-4 pr-5 pl-12 text-ink-700 shadow-lift before:absolute before:top-1/2 before:left-4 before:size-4 before:-translate-y-1/2 before:rounded-full before:bg-indigo-900">
        <strong className="block font-display text-[clamp(1.35rem,1.1rem+1.2vw,1.9rem)] leading-tight font-extrabold text-ink-950">
          {price}
        </strong>
        <span className="mt-1 block text-small leading-snug">{scope}</span>
      </p>
    </div>
  );
}
