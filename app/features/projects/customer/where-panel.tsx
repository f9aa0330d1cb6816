import { put } from "./put";
import type { CustomerProject } from "./read-project-page.server";

export function WherePanel({ page }: { page: CustomerProject }) {
  const { where, moved, words, state, isCare } = page;
  const steps = isCare ? words.where.stepsOfCare : words.where.steps;
  return (
    <section aria-labelledby="where-title" className="on-dark bg-indigo-900 text-indigo-100">
      <div aria-hidden="true" className="selvedge bg-linen-50" />
      <div className="grid gap-4 px-5 py-6 sm:px-7">
        <h2 id="where-title" className="text-small font-semibold text-indigo-100">
          {words.where.title}
        </h2>
        <p className="text-h3 font-semibold text-white wrap-anywhere">{where.line}</p>
        {where.also.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {moved.map(({ clock, said, reason }) => (
          <p key={clock} className="border-l-4 border-weld-400 pl-3">
            {said} <span className="wrap-anywhere">{reason}</span>
          </p>
        ))}
        {state !== "stopped" && <Steps steps={steps} current={where.step} words={words.where.step} />}
      </div>
    </section>
  );
}

/** A seam that is being sewn. */
const STITCHED = "bg-[repeating-linear-gradient(90deg,var(--color-weld-400)_0_7px,transparent_7px_11px)]";

interface StepsProps {
  steps: readonly string[];
  current: number;
  words: string;
}

function Steps({ steps, current, words }: StepsProps) {
  return (
    <ol className="mt-1 grid grid-cols-4 gap-1.5">
      {steps.map((name, index) => {
        const isCurrent = index === current;
        const bar = index < current ? "bg-weld-400" : isCurrent ? STITCHED : "bg-indigo-500";
        return (
          <li key={name} aria-current={isCurrent ? "step" : undefined} className="grid content-start gap-1.5">
            <span aria-hidden="true" className={`h-1.5 ${bar}`} />
            <span className={`text-[0.8125rem] leading-tight ${isCurrent ? "font-semibold text-white" : ""}`}>
              <span className="sr-only">{put(words, { step: index + 1, steps: steps.length, name: "" })}</span>
              {name}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
