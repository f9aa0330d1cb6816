import type { ReactNode } from "react";
import { Weave } from "~/components/illustrations/weave";
import { ArrowLink } from "~/components/ui/arrow-link";
import { TickList } from "~/components/ui/tick-list";

interface PriceHalfCopy {
  label: string;
  amount: string;
  per: string;
  items: readonly string[];
  note?: string;
}

interface CutPricesProps {
  copy: {
    title: string;
    lead: string;
    once: PriceHalfCopy;
    monthly: PriceHalfCopy;
    shop: { title: string; text: string; link: string };
  };
  orderOnce: ReactNode;
  subscribe: ReactNode;
  shopTo: string;
}

export function CutPrices({ copy, orderOnce, subscribe, shopTo }: CutPricesProps) {
  return (
    <section id="pricing" className="overflow-x-clip">
      <div className="wrap py-section">
        <h2 className="text-h2">{copy.title}</h2>
        <p className="mt-5 max-w-[36rem] text-lead">{copy.lead}</p>
        <div className="mt-10 grid gap-y-6 lg:mt-14 lg:grid-cols-2">
          <Half copy={copy.once} className="bg-white text-ink-700 lg:-rotate-[1.2deg]" amount="text-ink-950">
            {orderOnce}
          </Half>
          <Half
            copy={copy.monthly}
            className="on-dark bg-indigo-900 text-indigo-100 lg:translate-y-5 lg:border-l-4 lg:border-dashed lg:border-linen-50"
            amount="text-white"
          >
            {subscribe}
          </Half>
        </div>
        <div className="mt-14 grid gap-x-10 gap-y-3 border-x-6 border-double border-madder-600 bg-linen-100 px-6 py-7 sm:px-9 lg:mt-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)_auto] lg:items-center">
          <h3 className="text-h3">{copy.shop.title}</h3>
          <p>{copy.shop.text}</p>
          <ArrowLink to={shopTo}>{copy.shop.link}</ArrowLink>
        </div>
      </div>
    </section>
  );
}

interface HalfProps {
  copy: PriceHalfCopy;
  className: string;
  amount: string;
  children: ReactNode;
}

function Half({ copy, className, amount, children }: HalfProps) {
  return (
    <div className={`flex flex-col shadow-card ${className}`}>
      <Weave cloth="house" pitch={11} className="h-14" />
      <div className="flex flex-1 flex-col px-7 py-9 sm:px-11 sm:py-11">
        <h3 className={`text-h3 ${amount}`}>{copy.label}</h3>
        <p
          className={`mt-3 font-display text-[min(clamp(3.25rem,2rem+5vw,5.5rem),16.5vw)] leading-none font-extrabold tracking-tight tabular-nums ${amount}`}
        >
          {copy.amount}
        </p>
        <p className="mt-2">{copy.per}</p>
        <TickList items={copy.items} className="mt-7 mb-8 gap-2.5" />
        <div className="mt-auto grid justify-items-start gap-3">
          {children}
          {copy.note && <p className="text-small">{copy.note}</p>}
        </div>
      </div>
    </div>
  );
}
