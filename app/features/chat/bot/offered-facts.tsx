import type { ChatAnswersCopy } from "~/content/site/chat-answers/chat-answers-copy.server";
import { type NamedFact, offeredGroups } from "~/lib/text/fact-chips";

interface OfferedFactsProps {
  facts: readonly NamedFact[];
  copy: Pick<ChatAnswersCopy["form"], "facts" | "factsSays">;
}

/** Facts to copy by hand, if no script offers them in the fields. */
export function OfferedFacts({ facts, copy }: OfferedFactsProps) {
  return (
    <noscript>
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">{copy.facts}</summary>
        <p className="mb-3 text-small">{copy.factsSays}</p>
        <div className="max-h-96 overflow-y-auto rounded-card border border-linen-200 bg-white p-4 text-small">
          {offeredGroups(facts).map(({ title, facts }) => (
            <section key={title} className="mb-5">
              <h2 className="mb-1 text-body font-semibold">{title}</h2>
              <dl>
                {facts.map(({ name, label, value }) => (
                  <div
                    key={name}
                    className="grid gap-x-6 border-t border-linen-200 py-1.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
                  >
                    <dt className="text-ink-950">
                      {label}
                      <code className="block select-all wrap-anywhere">{`{${name}}`}</code>
                    </dt>
                    <dd className="wrap-anywhere">{value}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </details>
    </noscript>
  );
}
