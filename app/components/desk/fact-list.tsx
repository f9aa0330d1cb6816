import type { ComponentProps } from "react";
import { type NamedFact, offeredGroups } from "~/lib/text/fact-chips";

interface FactListProps {
  facts: readonly NamedFact[];
  /** Of the values. */
  lang: ComponentProps<"span">["lang"];
  onChoose: (fact: NamedFact) => void;
}

export function FactList({ facts, lang, onChoose }: FactListProps) {
  return (
    <>
      {offeredGroups(facts).map(({ title, facts }) => (
        <section key={title}>
          <h3 className="mt-5 mb-1 text-body font-semibold">{title}</h3>
          <ul>
            {facts.map((fact) => (
              <li key={fact.name} className="border-t border-linen-200">
                <button
                  type="button"
                  onClick={() => onChoose(fact)}
                  className="grid min-h-11 w-full gap-x-4 sm:flex sm:flex-wrap sm:items-baseline sm:justify-between px-2 py-2.5 text-left hover:bg-indigo-100"
                >
                  <span className="text-ink-950">{fact.label}</span>
                  <span lang={lang} className="font-semibold wrap-anywhere text-ink-950">
                    {fact.value}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
