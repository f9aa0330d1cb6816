import { MessageCircleQuestion } from "lucide-react";
import { Link } from "react-router";
import { useWords } from "~/content/desk/words";
import { deskQuotePath } from "../paths";
import type { ShownState } from "../quote";
import { QuoteMark } from "../quote-mark";
import type { ListedQuote } from "./overview.server";

interface OverviewListProps {
  quotes: readonly ListedQuote[];
  state: ShownState;
}

export function OverviewList({ quotes, state }: OverviewListProps) {
  const { columns, tabs, quote: words } = useWords("quotes");
  return (
    <div className="rounded-card border border-linen-200 bg-white">
      <div
        aria-hidden="true"
        className={`${ROW} border-b border-linen-200 py-2.5 text-small font-semibold text-ink-500 max-lg:hidden`}
      >
        <span>{columns.quote}</span>
        <span>{columns.customer}</span>
        <span>{columns.moment[state]}</span>
        <span className="text-right">{columns.once}</span>
        <span className="text-right">{columns.month}</span>
      </div>
      <ol aria-label={tabs[state]}>
        {quotes.map((quote) => (
          <li key={quote.id} className="border-t border-linen-200 first:border-t-0">
            <Link
              to={deskQuotePath(quote.id)}
              className={`${ROW} py-4 no-underline hover:bg-linen-50 active:bg-linen-100`}
            >
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5 lg:flex-col lg:items-start">
                <span className="font-semibold text-indigo-700 tabular-nums underline underline-offset-4 max-lg:text-small">
                  {quote.number}
                </span>
                <QuoteMark stage={quote.stage} word={words.states[quote.stage]} />
              </span>
              <span className="min-w-0 wrap-anywhere">
                <span className="block font-display text-lg leading-tight font-bold text-ink-950">
                  {quote.customer}
                </span>
                {quote.person && <span className="block text-small text-ink-500">{quote.person}</span>}
                {quote.viewed && <span className="block text-small text-ink-500">{quote.viewed}</span>}
                {quote.reason && <span className="block text-small text-ink-950">{quote.reason}</span>}
                {quote.questions > 0 && <Questions quote={quote} />}
              </span>
              <span className="text-small text-ink-500">
                <span className="lg:sr-only">{columns.moment[state]} </span>
                {quote.moment}
              </span>
              <Sum label={columns.once} sum={quote.once} />
              <Sum label={columns.month} sum={quote.month} />
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The count has the colour of weld unless the mark of the quote says the same. */
function Questions({ quote: { stage, questions, unanswered } }: { quote: ListedQuote }) {
  const { waiting, done } = useWords("quotes").questions;
  const count = unanswered || questions;
  const words = unanswered > 0 ? waiting : done;
  return (
    <span
      className={`mt-1 inline-flex w-fit items-center gap-1.5 text-small font-semibold text-ink-950 ${unanswered > 0 && stage !== "asked" ? "rounded-stitch bg-weld-200 px-2" : ""}`}
    >
      <MessageCircleQuestion aria-hidden="true" className="size-4.5" />
      {count} {count === 1 ? words.one : words.more}
    </span>
  );
}

const ROW = "grid gap-x-6 gap-y-1 px-4 sm:px-6 lg:grid-cols-[9rem_minmax(0,1fr)_11rem_8rem_8rem] lg:items-baseline";

function Sum({ label, sum }: { label: string; sum: string | null }) {
  // Keeps its column on a desktop.
  if (sum === null) return <span className="max-lg:hidden" />;
  return (
    <span className="flex justify-between gap-4 text-ink-950 tabular-nums lg:block lg:text-right">
      <span className="text-small text-ink-500 lg:sr-only">{label}</span>
      {sum}
    </span>
  );
}
