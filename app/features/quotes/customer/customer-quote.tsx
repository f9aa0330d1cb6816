import { FileText } from "lucide-react";
import { useState } from "react";
import { answerTo } from "~/components/forms/form-answer";
import { buttonClasses } from "~/components/ui/button";
import { FormNotice } from "~/components/ui/form-notice";
import { chosenOffer, errorField } from "../choice";
import { SIGN_ID, TOP_ID } from "../paths";
import { QuoteSheet } from "../quote-sheet";
import { QuoteTotal } from "../quote-total";
import { essentialTerms, isMonthly, showPeriods } from "../shown-offer";
import { AgreeForm } from "./agree-form";
import { AskForm } from "./ask-form";
import { AskedQuestions } from "./asked-questions";
import { DeclineForm } from "./decline-form";
import { KEPT_CHOICE, type QuoteFormAnswer, RECOUNT } from "./quote-answer";
import { QuoteTerms } from "./quote-terms";
import { QuoteVerdict, Told } from "./quote-verdict";
import type { CustomerPage } from "./read-quote-page.server";
import { ReplacedQuote } from "./replaced-quote";
import { useChoice } from "./use-choice";
import { useTellView } from "./use-tell-view";

export const PAGE_OUTCOMES = ["agreed", "declined", "asked", "already", "changed"] as const;
export type PageOutcome = (typeof PAGE_OUTCOMES)[number];

interface CustomerQuoteProps {
  page: CustomerPage;
  outcome: PageOutcome | null;
  answer: QuoteFormAnswer | null;
}

export function CustomerQuote({ page, outcome, answer }: CustomerQuoteProps) {
  const { shown, copy, hash, token, pdfTo, termsTo, questionId, questions } = page;
  useTellView(token);
  const isOpen = shown.state === "sent";
  const isReadable = shown.state !== "withdrawn" && shown.state !== "replaced";
  const [mended, setMended] = useState<QuoteFormAnswer | null>(null);
  const asked = answer && (answerTo(answer, { do: "agree" }) ?? answerTo(answer, { do: RECOUNT }));
  const agreeing = asked && mended === asked ? withoutChoiceErrors(asked) : asked;
  const kept = asked?.fields[KEPT_CHOICE];
  const { choice, read } = useChoice(SIGN_ID, {
    offer: shown.offer,
    choice: kept === undefined ? shown.choice : kept.split(" "),
  });
  const offer = chosenOffer(shown.offer, choice);
  const state = { isDeclined: shown.state === "declined", isMonthly: isMonthly(offer) };
  const onChoose = () => {
    setMended(asked);
    read();
  };
  const choosing = isOpen
    ? { form: SIGN_ID, onChoose, errorOf: (group: string) => agreeing?.errors[errorField(group)] }
    : null;
  const canAsk = isOpen || shown.state === "expired";
  const { projectTo, intakeTo } = page;
  const verdict = <QuoteVerdict shown={shown} copy={copy.page} projectTo={projectTo} intakeTo={intakeTo} />;
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
        {isReadable && (
          <QuoteTotal isOpen={isOpen} periods={showPeriods(offer, shown.language)} copy={copy} pdfTo={pdfTo} />
        )}
        <div className="grid gap-10 print:gap-6">
          {outcome === "agreed" || outcome === "declined" ? <Told>{verdict}</Told> : verdict}
          {page.replacement && <ReplacedQuote replacement={page.replacement} />}
          {isReadable && (
            <>
              <QuoteSheet shown={shown} copy={copy.sheet} choice={choice} choosing={choosing} />
              <a href={pdfTo} className={buttonClasses("quiet", "no-print w-fit lg:hidden")}>
                <FileText aria-hidden="true" />
                {copy.page.pdf}
              </a>
            </>
          )}
          {isOpen && (
            <AgreeForm
              copy={copy}
              offer={offer}
              language={shown.language}
              hash={hash}
              submissionId={questionId}
              termsTo={termsTo}
              answer={agreeing}
              to={page.to}
            />
          )}
          {(shown.state === "agreed" || shown.state === "declined") && (
            <QuoteTerms terms={essentialTerms(copy.sheet, state)} state={shown.state} copy={copy.sheet} />
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
                to={page.to}
              />
              {isOpen && (
                <DeclineForm
                  copy={copy.page}
                  submissionId={questionId}
                  answer={answerTo(answer, { do: "decline" })}
                  to={page.to}
                />
              )}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

/** They go once anything is chosen. */
function withoutChoiceErrors(answer: QuoteFormAnswer): QuoteFormAnswer {
  const errors = Object.entries(answer.errors).filter(([field]) => !field.startsWith(`${KEPT_CHOICE}-`));
  return { ...answer, errors: Object.fromEntries(errors) };
}
