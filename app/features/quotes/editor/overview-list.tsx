import { MessageCircleQuestion } from "lucide-react";
import { DeskList, DeskRow } from "~/components/desk/desk-list";
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
  const { columns, tabs, totals, quote: words } = useWords("quotes");
  return (
    <DeskList label={tabs[state]} className={QUOTE_COLUMN_WIDTHS}>
      {quotes.map((quote) => (
        <DeskRow
          key={quote.id}
          id={quote.id}
          name={quote.customer}
          to={deskQuotePath(quote.id)}
          under={
            <p className="truncate text-ink-500">
              <span className="tabular-nums">{quote.number}</span>
              {quote.person && ` · ${quote.person}`}
            </p>
          }
          asked={<Asked quote={quote} moment={columns.moment[state]} />}
          from={
            <p className="truncate">
              <span className="lg:block">{columns.moment[state]} </span>
              <span className="text-ink-700">{quote.moment}</span>
            </p>
          }
          state={<QuoteMark stage={quote.stage} word={words.states[quote.stage]} />}
          next={
            <>
              {quote.once && <Sum sum={quote.once} per={totals.once} />}
              {quote.month && <Sum sum={quote.month} per={totals.month} />}
            </>
          }
        />
      ))}
    </DeskList>
  );
}

const QUOTE_COLUMN_WIDTHS =
  "lg:[--list-columns:0_minmax(0,11fr)_minmax(0,11fr)_9rem_9rem_minmax(12rem,8fr)_0_0] lg:[&_.list-next]:text-right max-lg:[&_.list-from]:hidden max-lg:[&_.list-next]:max-w-none!";

/** The number and the moment stand here on a phone, so that the sums have a line of their own. */
function Asked({ quote, moment }: { quote: ListedQuote; moment: string }) {
  const { number, viewed, reason, questions } = quote;
  return (
    <div className="flex gap-x-2 overflow-hidden lg:block">
      <p className="truncate">
        <span className="text-ink-500 lg:hidden">
          {number} · {!reason && `${moment} ${quote.moment}`}
        </span>
        {viewed && <span className="text-ink-500 max-lg:hidden">{viewed}</span>}
        {reason && <span className="text-ink-950">{reason}</span>}
      </p>
      {questions > 0 && <Questions quote={quote} />}
    </div>
  );
}

/** The count has the colour of weld unless the mark of the quote says the same. */
function Questions({ quote: { stage, questions, unanswered } }: { quote: ListedQuote }) {
  const { waiting, done } = useWords("quotes").questions;
  const count = unanswered || questions;
  const words = unanswered > 0 ? waiting : done;
  return (
    <p
      className={`flex w-fit max-w-full shrink-0 items-center gap-1.5 font-semibold text-ink-950 ${unanswered > 0 && stage !== "asked" ? "rounded-stitch bg-weld-200 px-2" : ""}`}
    >
      <MessageCircleQuestion aria-hidden="true" className="size-4.5 shrink-0" />
      <span className="truncate">
        {count} {count === 1 ? words.one : words.more}
      </span>
    </p>
  );
}

function Sum({ sum, per }: { sum: string; per: string }) {
  return (
    <p className="truncate text-small">
      <span className="text-ink-950 tabular-nums">{sum}</span> <span className="text-ink-500">{per}</span>
    </p>
  );
}
