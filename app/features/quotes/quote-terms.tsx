import type { QuotesCopy } from "~/content/quotes/quotes-copy.server";

interface QuoteTermsProps {
  /** What matters for this quote. */
  terms: readonly string[];
  copy: QuotesCopy["sheet"];
}

/** What is agreed on with a quote, before anybody agrees. */
export function QuoteTerms({ terms, copy }: QuoteTermsProps) {
  return (
    <section aria-labelledby="quote-terms">
      <h2 id="quote-terms" className="text-h3">
        {copy.termsTitle}
      </h2>
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
      <p className="mt-3">{copy.conditions}</p>
    </section>
  );
}
