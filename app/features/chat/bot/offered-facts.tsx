import type { ChatAnswersCopy } from "~/content/site/chat-answers/chat-answers-copy.server";
import type { NamedFact } from "~/lib/text/fact-chips";

interface OfferedFactsProps {
  facts: readonly NamedFact[];
  copy: Pick<ChatAnswersCopy["form"], "facts" | "factsSays">;
}

/** Where no script offers them in the fields. */
export function OfferedFacts({ facts, copy }: OfferedFactsProps) {
  return (
    <noscript>
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">{copy.facts}</summary>
        <p className="mb-3 text-small">{copy.factsSays}</p>
        <dl className="grid max-h-80 gap-x-6 gap-y-1 overflow-y-auto rounded-card border border-linen-200 bg-white p-4 text-small sm:grid-cols-[auto_minmax(0,1fr)]">
          {facts
            .filter(({ isOffered }) => isOffered)
            .map(({ name, value }) => (
              <div key={name} className="contents max-sm:block">
                <dt>
                  <code className="text-ink-950 select-all">{`{${name}}`}</code>
                </dt>
                <dd className="wrap-anywhere max-sm:mb-1.5">{value}</dd>
              </div>
            ))}
        </dl>
      </details>
    </noscript>
  );
}
