interface SmartPointsProps {
  copy: { title: string; items: readonly { title: string; text: string }[] };
}

export function SmartPoints({ copy }: SmartPointsProps) {
  return (
    <section className="bg-weld-400 text-ink-950">
      <div className="wrap py-section">
        <h2 className="text-h2">{copy.title}</h2>
        <ul className="mt-10 grid grid-cols-1 gap-y-10 lg:mt-14">
          {copy.items.map(({ title, text }, index) => (
            <li
              key={title}
              className={`border-l-4 border-double border-ink-950 pl-6 sm:pl-8 lg:w-[64%] ${["", "sm:ml-[8%] lg:ml-[16%]", "sm:ml-[16%] lg:ml-[32%]"][index % 3]}`}
            >
              <h3 className="text-[clamp(1.625rem,1.3rem+1.4vw,2.5rem)] leading-tight">{title}</h3>
              <p className="mt-2 max-w-[36rem] text-lead">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
