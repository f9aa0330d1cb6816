import { Tape } from "~/components/illustrations/tape";
import { Sum, type SwitchedPrice, VatNote } from "./price-switch";

export interface PriceTapeCopy {
  title: string;
  lead: string;
  marks: readonly (SwitchedPrice & { id: string; name: string; scope: string })[];
}

interface PriceTapeProps {
  copy: PriceTapeCopy;
  vat: { excl: string; incl: string };
}

export function PriceTape({ copy, vat }: PriceTapeProps) {
  return (
    <section className="relative overflow-x-clip pt-32 pb-16 md:pt-44 lg:pb-24">
      <div className="wrap grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:items-end">
        <h1 className="text-h1 font-extrabold">{copy.title}</h1>
        <p className="max-w-[30rem] text-lead lg:pb-1">{copy.lead}</p>
      </div>
      <div className="relative mt-12 lg:mt-16">
        <Tape direction="across" className="absolute inset-x-0 top-0 h-14 max-lg:hidden" />
        <div className="wrap relative">
          <Tape direction="down" className="absolute top-0 bottom-0 left-0 w-[56px] lg:hidden" />
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-y-8 py-6 pl-[80px] lg:grid-cols-4 lg:gap-x-8 lg:py-0 lg:pt-14 lg:pl-0">
            {copy.marks.map(({ id, name, scope, ...sum }) => (
              <li
                key={id}
                className="relative before:absolute before:bg-madder-600 max-lg:before:top-5 max-lg:before:-left-[80px] max-lg:before:h-0.75 max-lg:before:w-[68px] lg:border-l-3 lg:border-madder-600 lg:pt-9 lg:pl-5 lg:before:-top-14 lg:before:-left-0.75 lg:before:h-14 lg:before:w-0.75"
              >
                <p className="font-display text-[clamp(1.75rem,1.5rem+0.6vw,2rem)] lg:whitespace-nowrap leading-none font-extrabold tracking-tight text-ink-950 tabular-nums">
                  <Sum {...sum} />
                </p>
                <h2 className="mt-2 text-h3">{name}</h2>
                <p className="mt-1 text-small">
                  {scope}, <VatNote copy={vat} />
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
