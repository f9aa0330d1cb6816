interface ReasonsProps {
  copy: { title: string; items: readonly { title: string; text: string }[] };
}

export function Reasons({ copy }: ReasonsProps) {
  return (
    <section className="on-dark bg-indigo-900 text-indigo-300">
      <div className="selvedge bg-linen-50" />
      <div className="wrap grid grid-cols-1 gap-x-16 gap-y-10 py-section lg:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)]">
        <h2 className="text-h2 text-white lg:sticky lg:top-32 lg:self-start">{copy.title}</h2>
        <ol>
          {copy.items.map(({ title, text }) => (
            <li
              key={title}
              className="grid grid-cols-1 gap-x-8 gap-y-1 border-t-2 border-dashed border-indigo-500 py-6 last:border-b-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] sm:items-baseline lg:py-7"
            >
              <h3 className="text-[clamp(1.375rem,1.2rem+0.7vw,1.75rem)] leading-tight text-white">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
