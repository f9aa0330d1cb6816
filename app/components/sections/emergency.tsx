import type { ReactNode } from "react";

interface EmergencyProps {
  copy: { title: string; lead: string; steps: readonly { title: string; text: string }[] };
  children: ReactNode;
}

export function Emergency({ copy, children }: EmergencyProps) {
  return (
    <section id="spoed" className="on-dark scroll-mt-20 bg-madder-700 text-white">
      <div className="wrap grid grid-cols-1 gap-x-16 gap-y-10 py-section lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]">
        <div>
          <h2 className="text-[clamp(2.25rem,1.4rem+3.4vw,4rem)] leading-none font-extrabold text-white">
            {copy.title}
          </h2>
          <p className="mt-5 text-lead">{copy.lead}</p>
          <div className="mt-7 flex flex-wrap gap-3">{children}</div>
        </div>
        <ol className="grid grid-cols-1 gap-y-8">
          {copy.steps.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 sm:gap-x-7">
              <span
                className="min-w-[1.1ch] font-display text-[clamp(3rem,2.2rem+3vw,5rem)] leading-[0.85] font-extrabold text-weld-400"
                aria-hidden="true"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-h3 text-white">{title}</h3>
                <p className="mt-1.5 max-w-[34rem]">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
