import { FileText } from "lucide-react";
import { answerTo } from "~/components/forms/form-answer";
import { buttonClasses } from "~/components/ui/button";
import { FormNotice } from "~/components/ui/form-notice";
import { TOP_ID } from "../paths";
import { QuoteSheet } from "../quote-sheet";
import { QuoteTotal } from "../quote-total";
import { AgreeForm } from "./agree-form";
import { AskForm } from "./ask-form";
import { AskedQuestions } from "./asked-questions";
import { DeclineForm } from "./decline-form";
import type { QuoteFormAnswer } from "./quote-answer";
import { QuoteTerms } from "./quote-terms";
import { QuoteVerdict, Told } from "./quote-verdict";
import type { readQuotePage } from "./read-quote-page.server";
import { useTellView } from "./use-tell-view";

export const PAGE_OUTCOMES = ["agreed", "declined", "asked", "already", "changed"] as const;
export type PageOutcome = (typeof PAGE_OUTCOMES)[number];

interface CustomerQuoteProps {
  page: Awaited<ReturnType<typeof readQuotePage>>;
  outcome: PageOutcome | null;
  answer: QuoteFormAnswer | null;
}

export function CustomerQuote({ page, outcome, answer }: CustomerQuoteProps) {
  const { shown, copy, terms, hash, token, pdfTo, termsTo, questionId, questions } = page;
  useTellView(token);
  const isOpen = shown.state === "sent";
  const canAsk = isOpen || shown.state === "expired";
  const verdict = <QuoteVerdict shown={shown} copy={copy.page} />;
  return (
    <div id={TOP_ID} className="wrap pt-8 sm:pt-12 print:pt-5">
      <p className="woven-label mb-5">{copy.page.label}</p>
      <h1 className="max-w-[18ch] text-[clamp(1.75rem,min(9.5vw,1.6rem+2.8vw),3.75rem)] leading-none font-extrabold hyphens-auto wrap-anywhere print:max-w-none print:text-[1.75rem]">
        {copy.page.title}
      </h1>
      {(outcome === "already" || outcome === "changed") && (
        <div className="mt-7 max-w-[46rem]">
          <Told key={questionId}>
            <FormNotice text={copy.page.outcomes[outcome]} />
          </Told>
        </div>
      )}
      <div className="mt-8 grid items-start gap-x-10 gap-y-10 sm:mt-10 print:mt-5 print:block lg:grid-cols-[minmax(0,1fr)_20rem]">
        {shown.state !== "withdrawn" && <QuoteTotal shown={shown} copy={copy} pdfTo={pdfTo} />}
        <div className="grid gap-10 print:gap-6">
          {outcome === "agreed" || outcome === "declined" ? <Told>{verdict}</Told> : verdict}
          {shown.state !== "withdrawn" && (
            <>
              <QuoteSheet shown={shown} copy={copy.sheet} />
              <a href={pdfTo} className={buttonClasses("quiet", "no-print w-fit lg:hidden")}>
                <FileText aria-hidden="true" />
                {copy.page.pdf}
              </a>
            </>
          )}
          {isOpen && (
            <AgreeForm
              copy={copy}
              terms={terms}
              hash={hash}
              termsTo={termsTo}
              answer={answerTo(answer, { do: "agree" })}
            />
          )}
          {(shown.state === "agreed" || shown.state === "declined") && (
            <QuoteTerms terms={terms} state={shown.state} copy={copy.sheet} />
          )}
          {!canAsk && questions.length > 0 && <AskedQuestions questions={questions} copy={copy.page} />}
          {canAsk && (
            <div className="no-print">
              <AskForm
                copy={copy.page}
                questionId={questionId}
                questions={questions}
                isAsked={outcome === "asked"}
                answer={answerTo(answer, { do: "ask" })}
              />
              {isOpen && <DeclineForm copy={copy.page} answer={answerTo(answer, { do: "decline" })} />}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
