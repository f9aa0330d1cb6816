import type { ReactNode } from "react";
import { WarpField } from "~/components/illustrations/warp-field";
import { Weave } from "~/components/illustrations/weave";
import { HeroWords } from "./hero-words";

interface QuoteHeroProps {
  copy: {
    label: string;
    title: string;
    lead: string;
    prices: readonly { amount: string; text: string }[];
    vat: string;
  };
  children: ReactNode;
}

export function QuoteHero({ copy, children }: QuoteHeroProps) {
  return (
    <section className="relative isolate overflow-x-clip">
      <div className="absolute inset-x-0 top-0 -z-10 h-[calc(100%-7rem)] overflow-hidden bg-moss-600 max-lg:h-[calc(100%-14rem)]">
        <WarpField className="absolute inset-y-0 left-0 h-full w-2/3 -scale-x-100 opacity-15" />
        <Weave cloth="basket" pitch={12} className="absolute inset-x-0 bottom-0 h-9" />
      </div>
      <div className="wrap grid items-start gap-x-14 gap-y-10 pt-30 md:pt-36 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:pt-40">
        <div className="on-dark text-linen-50 lg:pb-48">
          <HeroWords
            copy={copy}
            title="text-[clamp(2.25rem,1.4rem+3.4vw,4rem)] leading-none text-white"
            lead="max-w-[31rem]"
          />
          <ul className="mt-9 flex flex-wrap gap-4">
            {copy.prices.map(({ amount, text }) => (
              <li
                key={text}
                className="relative max-w-[17rem] min-w-0 flex-1 basis-48 rounded-r-[2.25rem] bg-linen-50 py-5 pr-14 pl-6 text-ink-700"
              >
                <span
                  className="absolute top-1/2 right-5 size-5 -translate-y-1/2 rounded-full border-4 border-weld-400 bg-moss-600"
                  aria-hidden="true"
                />
                <p className="font-display text-[clamp(1.875rem,1.5rem+1.2vw,2.5rem)] leading-none font-extrabold text-ink-950 tabular-nums">
                  {amount}
                </p>
                <p className="mt-1.5 text-small leading-snug">{text}</p>
              </li>
            ))}
          </ul>
          <p className="mt-4 text-small">{copy.vat}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
