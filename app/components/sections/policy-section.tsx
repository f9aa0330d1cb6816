import type { ReactNode } from "react";
import type { PolicyBlock, PolicySection as Section } from "~/content/site/policies/policy-copy";
import { PolicyText } from "./policy-text";

export type Shown = Record<Extract<PolicyBlock, { show: string }>["show"], ReactNode>;

interface PolicySectionProps {
  section: Section;
  /** Counts from 1. */
  number: number;
  label: string;
  shown: Shown;
}

export function PolicySection({ section: { id, title, body }, number, label, shown }: PolicySectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="policy-section scroll-mt-24 border-t-2 border-dashed border-linen-300 pt-7 pb-12 target:border-madder-600"
    >
      <div className="flex items-baseline gap-x-4 lg:-ml-12">
        <a
          href={`#${id}`}
          aria-label={`${label} ${number}`}
          className="w-8 shrink-0 font-display text-h3 font-bold text-madder-600 tabular-nums no-underline hover:underline lg:text-right"
        >
          {number}
        </a>
        <h2 id={`${id}-title`} className="min-w-0 text-[clamp(1.5rem,1.3rem+0.8vw,2rem)] leading-tight">
          {title}
        </h2>
      </div>
      <div className="mt-4 grid gap-4">
        {body.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a document stand still.
          <Block key={index} block={block} number={number} shown={shown} />
        ))}
      </div>
    </section>
  );
}

interface BlockProps {
  block: PolicyBlock;
  number: number;
  shown: Shown;
}

function Block({ block, number, shown }: BlockProps) {
  if (typeof block === "string") {
    return (
      <p>
        <PolicyText>{block}</PolicyText>
      </p>
    );
  }
  if ("show" in block) return shown[block.show];
  if ("list" in block) return <Points points={block.list} />;
  if ("clauses" in block) return <Clauses clauses={block.clauses} number={number} />;
  return (
    <dl className="grid gap-4">
      {block.terms.map(({ term, text }) => (
        <div key={term} className="border-l-2 border-linen-300 pl-4 sm:pl-5">
          <dt className="font-semibold text-ink-950">{term}</dt>
          <dd>
            <PolicyText>{text}</PolicyText>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="grid gap-2">
      {points.map((point) => (
        <li
          key={point}
          className="relative pl-6 before:absolute before:top-[0.72em] before:left-0 before:h-0.5 before:w-3.5 before:bg-madder-600"
        >
          <PolicyText>{point}</PolicyText>
        </li>
      ))}
    </ul>
  );
}

/** Clauses are cited by number: as text, it is read out, copied and printed. */
function Clauses({ clauses, number }: { clauses: readonly string[]; number: number }) {
  return (
    <ol className="grid gap-3.5">
      {clauses.map((clause, index) => (
        <li key={clause} className="flex gap-x-4">
          <span className="w-10 shrink-0 font-semibold text-ink-950 tabular-nums">
            {number}.{index + 1}
          </span>
          <p className="min-w-0">
            <PolicyText>{clause}</PolicyText>
          </p>
        </li>
      ))}
    </ol>
  );
}
