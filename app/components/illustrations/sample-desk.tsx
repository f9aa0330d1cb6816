export interface SampleDeskCopy {
  /** A description for readers who cannot see the picture. */
  caption: string;
  note: string;
  title: string;
  counters: readonly { value: string; label: string }[];
  rows: readonly SampleRow[];
}

interface SampleRow {
  who: string;
  where: string;
  state: string;
  status: string;
  note: string;
}

const STATES: Record<string, string> = {
  open: "border-weld-400 bg-weld-200 text-ink-950",
  agreed: "border-moss-600 bg-moss-600 text-white",
  declined: "border-linen-300 bg-linen-100 text-ink-700",
};

export function SampleDesk({ copy }: { copy: SampleDeskCopy }) {
  return (
    <figure className="bg-white text-small text-ink-700 shadow-card">
      <figcaption className="sr-only">{copy.caption}</figcaption>
      <div aria-hidden="true">
        <div className="flex min-h-10 items-center gap-2 bg-indigo-700 px-4">
          <span className="size-2.5 rounded-full bg-madder-600" />
          <span className="size-2.5 rounded-full bg-weld-400" />
          <span className="size-2.5 rounded-full bg-moss-300" />
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 pt-5 sm:px-7">
          <span className="font-display text-h3 font-bold text-ink-950">{copy.title}</span>
          <span className="border border-dashed border-ink-500 px-2 text-[0.8125rem] text-ink-500">{copy.note}</span>
        </div>
        <div className="mt-3 flex flex-wrap gap-x-8 gap-y-2 px-5 pb-5 sm:px-7">
          {copy.counters.map(({ value, label }) => (
            <span key={label} className="flex items-baseline gap-2">
              <span className="font-display text-2xl font-extrabold text-ink-950 tabular-nums">{value}</span>
              {label}
            </span>
          ))}
        </div>
        {copy.rows.map(({ who, where, state, status, note }) => (
          <div
            key={who}
            className="grid grid-cols-[minmax(0,1fr)_auto] max-[18rem]:grid-cols-1 items-center gap-x-4 gap-y-2 border-t border-linen-200 px-5 py-3.5 sm:grid-cols-[minmax(0,0.9fr)_minmax(0,1.15fr)_minmax(0,1fr)] sm:px-7"
          >
            <span>
              <span className="block font-semibold text-ink-950">{who}</span>
              {where}
            </span>
            <span className="max-sm:hidden border-l-2 border-dashed border-madder-600 pl-3 leading-snug">{note}</span>
            <span
              className={`justify-self-end max-[18rem]:justify-self-start border-x-4 border-double px-3 py-1 font-semibold ${STATES[state]}`}
            >
              {status}
            </span>
          </div>
        ))}
      </div>
    </figure>
  );
}
