import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { Unbroken } from "~/components/ui/unbroken";
import type { DoneCheck } from "../read-check-page.server";
import type { SeenFinding, ShownFinding } from "../shown-check.server";

interface FindingListProps {
  id: string;
  title: string;
  findings: readonly ShownFinding[];
  words: Pick<DoneCheck["words"], "saw" | "why" | "fix">;
  /** Findings before the first one. */
  from?: number;
}

/** Findings that are bad, the costliest first. */
export function FindingList({ id, title, findings, words, from = 0 }: FindingListProps) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-h2">
        {title}
      </h2>
      <ol className="mt-8 border-b-4 border-double border-ink-950">
        {findings.map(({ check, title: name, saw, why, fix, help }, index) => (
          <li
            key={check}
            className="grid gap-x-10 gap-y-5 border-t-4 border-double border-ink-950 py-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
          >
            <div className="flex items-baseline gap-4 lg:flex-col lg:gap-3">
              <span aria-hidden="true" className="font-display text-h2 leading-none font-extrabold text-madder-600">
                {from + index + 1}
              </span>
              <h3 className="text-panel">{name}</h3>
            </div>
            <dl className="grid gap-5">
              <Part term={words.saw} isQuoted>
                {saw}
              </Part>
              <Part term={words.why}>{why}</Part>
              <Part term={words.fix}>
                {fix} <Unbroken>{help}</Unbroken>
              </Part>
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Part({ term, isQuoted = false, children }: { term: string; isQuoted?: boolean; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <dt className="text-small font-semibold text-ink-500">{term}</dt>
      <dd
        className={`max-w-[38rem] wrap-anywhere ${isQuoted ? "border-l-4 border-weld-400 pl-3 font-semibold text-ink-950" : ""}`}
      >
        {children}
      </dd>
    </div>
  );
}

interface SeenListProps {
  id: string;
  title: string;
  seen: readonly SeenFinding[];
  isGood?: boolean;
}

export function SeenList({ id, title, seen, isGood = false }: SeenListProps) {
  const Icon = isGood ? Check : Minus;
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={isGood ? "text-h2" : "text-h3"}>
        {title}
      </h2>
      <ul className="mt-6 grid gap-x-12 sm:grid-cols-2">
        {seen.map(({ check, title: name, saw }) => (
          <li key={check} className="flex items-start gap-3 border-t border-linen-300 py-4">
            <Icon
              aria-hidden="true"
              className={`mt-0.5 size-6 shrink-0 ${isGood ? "text-moss-600" : "text-ink-500"}`}
            />
            <div className="min-w-0">
              <h3 className="text-lg leading-snug">{name}</h3>
              <p className="text-small wrap-anywhere">{saw}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
