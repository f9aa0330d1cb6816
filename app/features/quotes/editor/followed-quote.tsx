import type { FormAnswer } from "~/components/forms/form-answer";
import { useWords } from "~/content/desk/words";
import { FoldedComposer } from "~/features/mail/thread/composer";
import type { Writing } from "~/features/mail/thread/writing";
import { deskQuotePath } from "../paths";
import { QuoteSheet } from "../quote-sheet";
import type { CustomerWords, ShownQuote } from "../show-quote.server";
import type { DeskQuote } from "./desk-quote.server";
import { DeskQuoteView } from "./desk-quote-view";
import { QuestionCard } from "./question-card";

interface FollowedQuoteProps {
  quote: DeskQuote;
  shown: ShownQuote;
  words: CustomerWords;
  /** The lead; null if the customer had not asked. */
  writeTo: string | null;
  writing: Writing | null;
  /** A double click makes one copy. */
  copyId: string;
  /** Result of the answer to a question. */
  reply: FormAnswer | null;
}

export function FollowedQuote({ quote, shown, words, writeTo, writing, copyId, reply }: FollowedQuoteProps) {
  const { questions } = useWords("quotes").quote;
  return (
    <>
      {quote.questions.length > 0 && (
        <section aria-label={questions} className="mb-10 grid max-w-[46rem] gap-4">
          <h2 className="text-h3">{questions}</h2>
          {quote.questions.map((asked) => (
            <QuestionCard key={asked.id} question={asked} action={deskQuotePath(quote.id)} answer={reply} />
          ))}
        </section>
      )}
      {writeTo && (
        <div className="mb-8 max-w-[46rem]">
          <FoldedComposer leadId={writeTo} writing={writing} />
        </div>
      )}
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <DeskQuoteView quote={quote} copyId={copyId} />
        <QuoteSheet shown={shown} copy={words.sheet} />
      </div>
    </>
  );
}
