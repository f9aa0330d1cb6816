import { Knot } from "~/components/illustrations/knot";
import { Unbroken } from "~/components/ui/unbroken";

export interface ApproachCopy {
  title: string;
  steps: readonly { title: string; text: string }[];
}

export function Approach({ copy }: { copy: ApproachCopy }) {
  return (
    <section id="approach" className="overflow-x-clip bg-linen-100">
      <div className="wrap py-section">
        <h2 className="text-h2">{copy.title}</h2>
        <ol className={"mt-10 grid lg:mt-14 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"}>
          {copy.steps.map(({ title, text }, index) => (
            <li
              key={title}
              className="group relative grid grid-cols-[min(5rem,25vw)_minmax(0,1fr)] gap-x-[min(1.25rem,6.25vw)] lg:block lg:pr-7"
            >
              <div className="flex flex-col items-center lg:mb-6 lg:-mr-7 lg:flex-row">
                <Knot step={index} className="size-[min(5rem,25vw)] shrink-0 max-lg:rotate-90 lg:h-22 lg:w-24" />
                <Strand isLast={index === copy.steps.length - 1} />
              </div>
              <div className="pt-4 pb-10 lg:p-0">
                <h3 className="text-h3">{title}</h3>
                <p className="mt-2">
                  <Unbroken>{text}</Unbroken>
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Strand({ isLast }: { isLast: boolean }) {
  const line = { strokeWidth: 4.5, vectorEffect: "non-scaling-stroke" } as const;
  return (
    <>
      <svg
        viewBox="0 0 100 88"
        preserveAspectRatio="none"
        className="hidden h-22 min-w-0 flex-1 overflow-visible fill-none stroke-indigo-700 lg:block"
        aria-hidden="true"
      >
        <path
          d={isLast ? "M0 44C20 44 34 62 56 55S84 34 100 40" : "M0 44C26 44 28 62 50 58S76 44 100 44"}
          className="thread-tightens"
          {...line}
        />
      </svg>
      {isLast && <Needle />}
      {!isLast && (
        <svg
          viewBox="0 0 40 100"
          preserveAspectRatio="none"
          className="min-h-0 w-10 flex-1 overflow-visible fill-none stroke-indigo-700 lg:hidden"
          aria-hidden="true"
        >
          <path d="M20 0C20 30 30 40 22 60S20 84 20 100" {...line} />
        </svg>
      )}
    </>
  );
}

function Needle() {
  return (
    <svg viewBox="0 0 64 88" className="hidden h-22 w-16 shrink-0 overflow-visible lg:block" aria-hidden="true">
      <g transform="rotate(12 0 40)">
        <path d="M-2 40C-2 35 4 34.5 12 36L66 40L12 44C4 45.5 -2 45 -2 40Z" className="fill-ink-950" />
        <path d="M3 40H13" className="stroke-linen-100" strokeWidth="2.5" strokeLinecap="round" />
      </g>
    </svg>
  );
}
