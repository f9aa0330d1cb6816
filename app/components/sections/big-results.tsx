import { SourceLink } from "~/components/ui/source-link";

interface BigResultsProps {
  copy: { title: string; items: readonly { value: string; label: string; source?: string }[] };
}

export function BigResults({ copy }: BigResultsProps) {
  return (
    <section className="overflow-x-clip bg-weld-400 text-ink-950">
      <div className="wrap grid gap-x-12 gap-y-6 py-16 lg:grid-cols-[minmax(0,0.7fr)_minmax(0,2fr)] lg:py-20">
        <h2 className="text-h2 lg:max-w-[6em] lg:text-h3">{copy.title}</h2>
        <dl className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
          {copy.items.map(({ value, label, source }) => (
            <div key={label} className="flex flex-col-reverse justify-end border-t-3 border-dashed border-ink-950 pt-5">
              <dt className="mt-3 max-w-[18rem] leading-snug">
                <SourceLink to={source}>{label}</SourceLink>
              </dt>
              <dd className="font-display text-[clamp(4.5rem,3rem+6vw,8.5rem)] leading-[0.85] font-extrabold tracking-tighter tabular-nums">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
