import { FilePlus2 } from "lucide-react";
import { Link } from "react-router";
import { ButtonLink } from "~/components/ui/button";
import { QuoteMark } from "../quote-mark";
import type { LeadQuotes } from "./lead-quotes.server";

export function LeadQuoteList({ quotes: { title, quotes, create } }: { quotes: LeadQuotes }) {
  return (
    <section aria-labelledby="lead-quotes" className="rounded-card border border-linen-200 bg-white px-4 py-4 sm:px-5">
      <h2 id="lead-quotes" className="text-h3">
        {title}
      </h2>
      {quotes.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {quotes.map(({ to, number, stage, word, sum }) => (
            <li key={to}>
              <Link to={to} className="group flex min-h-11 flex-wrap items-center justify-between gap-x-3 no-underline">
                <span className="font-semibold text-indigo-700 tabular-nums underline underline-offset-4">
                  {number}
                </span>
                <QuoteMark stage={stage} word={word} />
                <span className="w-full text-small text-ink-500 tabular-nums">{sum}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink to={create.to} variant="quiet" className="mt-3 w-full">
        <FilePlus2 aria-hidden="true" />
        {create.text}
      </ButtonLink>
    </section>
  );
}
