import type { AdminCopy } from "~/content/desk/admin/admin-copy.server";
import type { ThreadCopy } from "~/content/desk/thread/thread-copy.server";
import type { QuotesCopy } from "~/content/site/quotes/quotes-copy.server";
import { FoldedComposer } from "~/features/mail/thread/composer";
import type { Writing } from "~/features/mail/thread/writing";
import { QuoteSheet } from "../customer/quote-sheet";
import type { CustomerWords, ShownQuote } from "../customer/show-quote.server";
import { deskQuotePath } from "../paths";
import type { RefusedReply } from "./desk-question";
import type { DeskQuote } from "./desk-quote.server";
import { DeskQuoteView } from "./desk-quote-view";
import { QuestionCard } from "./question-card";

interface FollowedQuoteProps {
  quote: DeskQuote;
  shown: ShownQuote;
  words: CustomerWords;
  /** A lead; null for a quote of nobody who asked. */
  writeTo: string | null;
  writing: Writing | null;
  thread: ThreadCopy;
  /** A double click makes one copy. */
  copyId: string;
  copy: QuotesCopy["desk"]["quote"];
  question: QuotesCopy["question"];
  mailsCopy: AdminCopy["mails"];
  reply: RefusedReply | null;
}

export function FollowedQuote({
  quote,
  shown,
  words,
  writeTo,
  writing,
  thread,
  copyId,
  copy,
  question,
  mailsCopy,
  reply,
}: FollowedQuoteProps) {
  return (
    <>
      {quote.questions.length > 0 && (
        <section aria-label={copy.questions} className="mb-10 grid max-w-[46rem] gap-4">
          <h2 className="text-h3">{copy.questions}</h2>
          {quote.questions.map((asked) => (
            <QuestionCard
              key={asked.id}
              question={asked}
              action={deskQuotePath(quote.id)}
              copy={question}
              refused={reply}
            />
          ))}
        </section>
      )}
      {writeTo && (
        <div className="mb-8 max-w-[46rem]">
          <FoldedComposer leadId={writeTo} writing={writing} copy={thread} />
        </div>
      )}
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <DeskQuoteView quote={quote} copyId={copyId} copy={copy} mailsCopy={mailsCopy} />
        <QuoteSheet shown={shown} copy={words.sheet} />
      </div>
    </>
  );
}
