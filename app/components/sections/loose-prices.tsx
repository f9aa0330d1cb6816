import type { ClothName } from "~/components/illustrations/cloths";
import { Weave } from "~/components/illustrations/weave";
import type { Offer } from "./package-cards";
import { Sum, VatNote } from "./price-switch";

interface LoosePricesProps {
  copy: { title: string; lead: string };
  items: readonly (Offer & { id: string; cloth: ClothName; name: string })[];
  vat: { excl: string; incl: string };
}

export function LoosePrices({ copy, items, vat }: LoosePricesProps) {
  return (
    <section className="on-dark bg-indigo-900 text-indigo-300">
      <div className="selvedge bg-linen-50" />
      <div className="wrap grid gap-x-16 gap-y-10 py-section lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div className="lg:sticky lg:top-32 lg:self-start">
          <h2 className="text-h2 text-linen-50">{copy.title}</h2>
          <p className="mt-5 max-w-[30rem] text-lead">{copy.lead}</p>
        </div>
        <ul>
          {items.map(({ id, cloth, name, scope, per, amount, amountIncl }) => (
            <li
              key={id}
              className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4 border-b border-indigo-500 py-5 first:pt-0 sm:grid-cols-[3.5rem_minmax(0,1fr)_auto] sm:gap-x-6"
            >
              <Weave cloth={cloth} pitch={7} className="size-11 sm:size-14" />
              <div className="@container">
                <h3 className="text-h3 text-linen-50">{name}</h3>
                <p className="mt-1 max-w-[28rem] text-small">{scope}</p>
              </div>
              <p className="max-sm:col-start-2 max-sm:mt-2 sm:text-right">
                <span className="block font-display text-[1.5rem] leading-tight font-extrabold tracking-tight text-weld-400 tabular-nums">
                  <Sum amount={amount} amountIncl={amountIncl} />
                </span>
                <span className="text-small">
                  {per}, <VatNote copy={vat} />
                </span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
