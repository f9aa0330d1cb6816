import { FilePlus2 } from "lucide-react";
import { Link } from "react-router";
import { QuoteMark } from "../quote-mark";
import type { LeadQuotes } from "./lead-quotes.server";

export function LeadQuoteList({ quotes: { title, quotes, create } }: { quotes: LeadQuotes }) {
  return (
    <section
      aria-labelledby="lead-quotes"
      className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-baseline gap-x-3 border-t border-linen-200 px-2 first:border-t-0"
    >
      <h2 id="lead-quotes" className="py-2.5 font-text text-small font-normal tracking-normal text-ink-500">
        {title}
      </h2>
      <div>
        {quotes.length > 0 && (
          <ul className="grid">
            {quotes.map(({ to, number, stage, word, sum }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="group flex min-h-11 flex-wrap items-center justify-between gap-x-3 no-underline"
                >
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
        <Link to={create.to} className="link inline-flex min-h-11 items-center gap-1.5 text-small">
          <FilePlus2 aria-hidden="true" className="size-4.5" />
          {create.text}
        </Link>
      </div>
    </section>
  );
}
