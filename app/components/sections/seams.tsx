interface SeamsProps {
  copy: { title: string; items: readonly { title: string; text: string }[] };
}

const CORNERS = [
  "sm:pr-12 sm:pb-12 lg:pr-20 lg:pb-16",
  "sm:pb-12 sm:pl-12 lg:pb-16 lg:pl-20",
  "sm:pt-12 sm:pr-12 lg:pt-16 lg:pr-20",
  "sm:pt-12 sm:pl-12 lg:pt-16 lg:pl-20",
];

export function Seams({ copy }: SeamsProps) {
  return (
    <section className="wrap py-section">
      <h2 className="max-w-[10.67em] text-h2">{copy.title}</h2>
      <ul className="relative mt-10 grid gap-y-9 sm:grid-cols-2 sm:gap-y-0 lg:mt-14">
        {copy.items.map(({ title, text }, index) => (
          <li
            key={title}
            className={`border-madder-600 max-sm:border-t-3 max-sm:border-dashed max-sm:pt-6 ${index % 2 === 0 ? "sm:border-r-3 sm:border-dashed" : ""} ${index < 2 ? "sm:border-b-3 sm:border-dashed" : ""} ${CORNERS[index % CORNERS.length]}`}
          >
            <h3 className="text-[clamp(1.5rem,1.2rem+1.2vw,2.125rem)] leading-tight">{title}</h3>
            <p className="mt-3 max-w-[30rem]">{text}</p>
          </li>
        ))}
        <li className="absolute top-1/2 left-1/2 hidden -translate-1/2 sm:block" aria-hidden="true">
          <svg viewBox="0 0 80 80" className="size-16 lg:size-20" aria-hidden="true">
            <circle cx="40" cy="40" r="38" className="fill-weld-400 stroke-linen-50" strokeWidth="4" />
            <circle cx="40" cy="40" r="27" className="fill-none stroke-ink-950 opacity-30" strokeWidth="3" />
            <path d="M31 31L49 49M49 31L31 49" className="stroke-madder-600" strokeWidth="5" strokeLinecap="round" />
            <path
              d="M31 31h0M49 31h0M31 49h0M49 49h0"
              className="stroke-ink-950"
              strokeWidth="10"
              strokeLinecap="round"
            />
          </svg>
        </li>
      </ul>
    </section>
  );
}
