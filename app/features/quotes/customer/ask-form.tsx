import { ChevronDown } from "lucide-react";
import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import { TextAreaField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import type { QuotesCopy } from "~/content/site/quotes/quotes-copy.server";
import { ASK_ID } from "../paths";
import { QUOTE_BOUNDS } from "../quote";
import { type AskedQuestion, AskedQuestions } from "./asked-questions";
import { type QuoteFormAnswer, useAnswerForm } from "./quote-answer";
import { Told } from "./quote-verdict";

interface AskFormProps {
  copy: QuotesCopy["page"];
  /** A double click asks once. */
  questionId: string;
  questions: readonly AskedQuestion[];
  isAsked: boolean;
  answer: QuoteFormAnswer | null;
  /** The address of the page. */
  to: string;
}

export function AskForm({ copy, questionId, questions, isAsked, answer, to }: AskFormProps) {
  const { ask, outcomes } = copy;
  const { form, field, isPending } = useAnswerForm("ask", answer, `${to}#${ASK_ID}`);
  return (
    <details
      id={ASK_ID}
      open={answer !== null || questions.length > 0}
      className="group scroll-mt-6 border-t-2 border-linen-300"
    >
      <FoldTitle>{ask.title}</FoldTitle>
      <div className="grid gap-5 pb-8">
        {questions.length > 0 && <AskedQuestions questions={questions} copy={copy} />}
        {/* The address still says so when the page is opened again later. */}
        {isAsked && questions.some((each) => each.answer === null) && (
          <Told key={questionId}>
            <FormNotice tone="good" text={outcomes.asked} />
          </Told>
        )}
        <p>{ask.text}</p>
        <Form key={questionId} {...form} className="grid gap-4">
          {answer && <FormNotice text={answer.problem ?? outcomes.failed} />}
          <input type="hidden" name="do" value="ask" />
          <input type="hidden" name="id" value={questionId} />
          <TextAreaField {...field("question")} label={ask.label} maxLength={QUOTE_BOUNDS.question} required />
          <Button type="submit" variant="dark" aria-disabled={isPending} className="justify-self-start">
            {isPending ? ask.pending : ask.submit}
          </Button>
        </Form>
      </div>
    </details>
  );
}

export function FoldTitle({ children }: { children: string }) {
  return (
    <summary className="flex min-h-16 items-center justify-between gap-4 py-2">
      <h2 className="text-h3">{children}</h2>
      <ChevronDown
        aria-hidden="true"
        className="size-6 shrink-0 transition-transform duration-200 ease-out group-open:rotate-180 motion-reduce:transition-none"
      />
    </summary>
  );
}
