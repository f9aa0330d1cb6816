import { ArrowUp } from "lucide-react";
import { ButtonLink } from "~/components/ui/button";
import type { MetaAdsCopy } from "~/content/site/page-copies.server";

const DROPS = ["lg:pt-10", "lg:pt-24", "lg:pt-14"] as const;
const STRINGS = ["lg:top-6 lg:h-11", "lg:top-9 lg:h-22", "lg:top-4 lg:h-17"] as const;

export function AdsBenefits({ copy }: { copy: MetaAdsCopy["cards"] }) {
  return (
    <section className="overflow-x-clip bg-linen-100">
      <div className="wrap py-16 lg:py-24">
        <h2 className="max-w-[10.67em] text-h2">{copy.title}</h2>
        <div className="relative mt-8 lg:mt-12">
          <svg
            viewBox="0 0 1440 40"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="absolute top-0 left-1/2 hidden h-10 w-screen -translate-x-1/2 fill-none stroke-madder-600 lg:block"
          >
            <path d="M-10 2C300 44 620 44 760 30S1240 6 1450 20" strokeWidth="4" vectorEffect="non-scaling-stroke" />
          </svg>
          <ul className="relative grid gap-5 lg:grid-cols-3 lg:gap-8">
            {copy.items.map(({ title, text }, index) => (
              <li key={title} className={`relative ${DROPS[index % DROPS.length]}`}>
                <span
                  aria-hidden="true"
                  className={`absolute left-[3rem] z-10 hidden w-1 rounded-full bg-madder-600 lg:block ${STRINGS[index % STRINGS.length]}`}
                />
                <div className="relative h-full bg-white lg:h-auto px-6 pt-7 pb-8 shadow-card before:absolute before:top-8 before:left-6 before:size-5 before:rounded-full before:bg-linen-100 lg:pt-16 lg:before:top-5 lg:before:left-10">
                  <h3 className="text-h3 max-lg:pl-9">{title}</h3>
                  <p className="mt-2">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

export function AdsClosing({ copy, formTo }: { copy: MetaAdsCopy["closing"]; formTo: string }) {
  return (
    <section className="wrap flex flex-wrap items-end justify-between gap-x-12 gap-y-6 py-16 lg:py-24">
      <div className="min-w-0">
        <h2 className="max-w-[9.33em] text-h2">{copy.title}</h2>
        <p className="mt-4 text-lead">{copy.text}</p>
      </div>
      <ButtonLink to={formTo} className="max-sm:w-full">
        {copy.button}
        <ArrowUp aria-hidden="true" />
      </ButtonLink>
    </section>
  );
}
