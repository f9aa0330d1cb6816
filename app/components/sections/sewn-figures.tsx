interface SewnFiguresProps {
  copy: { title: string; items: readonly { value: string; label: string }[] };
}

export function SewnFigures({ copy }: SewnFiguresProps) {
  return (
    <section className="on-dark overflow-hidden bg-indigo-900 text-indigo-300">
      <div className="wrap py-section">
        <h2 className="text-h2 text-white">{copy.title}</h2>
        <div className="relative mt-12">
          <span
            className="absolute top-20 -left-[50vw] hidden w-[200vw] border-t-4 border-dashed border-madder-600 sm:top-24 lg:block"
            aria-hidden="true"
          />
          <dl className="relative grid grid-cols-2 gap-x-4 gap-y-10 max-[18rem]:grid-cols-1 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
            {copy.items.map(({ value, label }) => (
              <div key={label} className="flex flex-col-reverse items-center justify-end gap-4 text-center">
                <dt className="max-w-[9.33em] text-lead leading-tight">{label}</dt>
                <dd className="grid aspect-square w-full max-w-48 place-content-center rounded-full bg-linen-100 p-2 font-display text-[clamp(1.25rem,0.9rem+1.6vw,2rem)] leading-none font-extrabold tracking-tight text-ink-950 tabular-nums shadow-card outline-2 -outline-offset-12 outline-linen-300 sm:-outline-offset-16">
                  <Holes />
                  {value}
                  <Holes />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

function Holes() {
  return (
    <svg viewBox="0 0 60 20" className="mx-auto my-2 block h-4 w-12" aria-hidden="true">
      <path d="M12 10H48" className="stroke-madder-600" strokeWidth="5" strokeLinecap="round" />
      <circle cx="10" cy="10" r="7" className="fill-indigo-900" />
      <circle cx="50" cy="10" r="7" className="fill-indigo-900" />
    </svg>
  );
}
