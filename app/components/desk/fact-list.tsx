import { type ComponentProps, type KeyboardEvent, useState } from "react";
import { CONTROL } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { type NamedFact, offeredGroups } from "~/lib/text/fact-chips";
import { foldText } from "~/lib/text/fold";

interface FactListProps {
  facts: readonly NamedFact[];
  /** The language of the values. */
  lang: ComponentProps<"span">["lang"];
  onChoose: (fact: NamedFact) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrows go through it, and letters search it. */
export function FactList({ facts, lang, onChoose }: FactListProps) {
  const { chips: words } = useWords("site");
  const [query, setQuery] = useState("");
  const found = facts.filter(({ label, value }) => foldText(`${label} ${value}`).includes(foldText(query)));
  const groups = offeredGroups(found);

  function move(event: KeyboardEvent<HTMLElement>) {
    const { key, ctrlKey, metaKey, altKey } = event;
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, button")];
    const at = stops.indexOf(event.target as HTMLElement);
    const step = STEPS[key];
    if (step) {
      event.preventDefault();
      stops[at + step]?.focus();
    } else if (key === "Enter" && at === 0) {
      // The field that the fact goes into would take the key as well.
      event.preventDefault();
      stops[1]?.click();
    } else if (/^[^ ]$/u.test(key) && !ctrlKey && !metaKey && !altKey) stops[0]?.focus();
  }

  return (
    <search onKeyDown={move}>
      <input
        // Detached from the form around it.
        form=""
        aria-label={words.search}
        placeholder={words.search}
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        autoComplete="off"
        className={CONTROL}
      />
      <p role="status" className="mt-4">
        {groups.length === 0 && words.notFound}
      </p>
      {groups.map(({ title, facts }) => (
        <section key={title}>
          <h3 className="mt-5 mb-1 text-body font-semibold">{title}</h3>
          <ul>
            {facts.map((fact) => (
              <li key={fact.name} className="border-t border-linen-200">
                <button
                  type="button"
                  onClick={() => onChoose(fact)}
                  className="grid min-h-11 w-full scroll-my-3 gap-x-4 sm:flex sm:flex-wrap sm:items-baseline sm:justify-between px-2 py-2.5 text-left hover:bg-indigo-100"
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
    </search>
  );
}
