interface PackingSlipProps {
  copy: { title: string; lead: string; items: readonly { title: string; text: string }[] };
}

export function PackingSlip({ copy }: PackingSlipProps) {
  return (
    <section className="wrap grid grid-cols-1 gap-x-16 gap-y-10 pt-28 pb-section lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:pt-16">
      <div className="lg:sticky lg:top-32 lg:self-start">
        <h2 className="text-h2">{copy.title}</h2>
        <p className="mt-4 text-lead">{copy.lead}</p>
      </div>
      <ol className="border-y-4 border-double border-ink-950">
        {copy.items.map(({ title, text }) => (
          <li
            key={title}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 border-b border-linen-300 py-5 last:border-0 sm:grid-cols-[auto_minmax(0,1fr)_minmax(0,1.3fr)] sm:gap-x-8"
          >
            <CrossStitch />
            <h3 className="text-h3">{title}</h3>
            <p className="max-sm:col-start-2 max-sm:mt-1">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function CrossStitch() {
  return (
    <svg viewBox="0 0 24 24" className="mt-0.5 size-6 fill-none" aria-hidden="true">
      <path d="M5 5L19 19" className="stroke-moss-300" strokeWidth="5" strokeLinecap="round" />
      <path d="M19 5L5 19" className="stroke-moss-600" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}
