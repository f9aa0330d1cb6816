import type { QuotesCopy } from "~/content/site/quotes/quotes-copy.server";

interface QuoteTermsProps {
  terms: readonly string[];
  state: keyof QuotesCopy["sheet"]["termsTitles"];
  copy: QuotesCopy["sheet"];
}

export function QuoteTerms({ terms, state, copy }: QuoteTermsProps) {
  const isDeclined = state === "declined";
  return (
    <section aria-labelledby="quote-terms">
      <h2 id="quote-terms" className="text-h3">
        {copy.termsTitles[state]}
      </h2>
      {isDeclined && <p className="mt-3 font-semibold text-ink-950">{copy.termsDeclined}</p>}
      <ol className="mt-3 grid gap-3">
        {terms.map((text, index) => (
          <li key={text} className="flex gap-3">
            <span aria-hidden="true" className="w-4 shrink-0 font-display font-bold text-madder-600">
              {index + 1}
            </span>
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ol>
      {!isDeclined && <p className="mt-3">{copy.conditions}</p>}
    </section>
  );
}
