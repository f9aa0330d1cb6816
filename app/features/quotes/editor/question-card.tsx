import { MessageCircleQuestion, Send } from "lucide-react";
import { useEffect } from "react";
import { useNavigation } from "react-router";
import { dropDeskDraft } from "~/components/desk/desk-draft";
import { TypedForm } from "~/components/desk/typed-form";
import { useTypedForm } from "~/components/desk/use-typed-form";
import { Button } from "~/components/ui/button";
import { TextAreaField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import { TimeOf } from "~/components/ui/time-of";
import type { QuotesCopy } from "~/content/site/quotes/quotes-copy.server";
import { fill } from "~/lib/text/fill";
import { QUOTE_BOUNDS } from "../quote";
import { ANSWER_FIELD, ANSWER_FORM, type DeskQuestion, QUESTION_FIELD, type RefusedReply } from "./desk-question";

interface QuestionCardProps {
  question: DeskQuestion;
  action: string;
  copy: QuotesCopy["question"];
  refused: RefusedReply | null;
}

export function QuestionCard({ question, action, copy, refused }: QuestionCardProps) {
  const { id, text, at, answer } = question;
  const mine = refused?.question === id ? refused : null;
  return (
    <article
      aria-label={copy.label}
      className={`grid gap-3 rounded-card border-2 bg-white px-4 py-4 sm:px-5 ${answer ? "border-linen-200" : "border-weld-400"}`}
    >
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-ink-500">
        <MessageCircleQuestion aria-hidden="true" className="size-5 text-madder-600" />
        <span className="font-semibold text-ink-950">{fill(copy.about, { number: question.number })}</span>
        <TimeOf moment={at} />
      </p>
      <p dir="auto" className="max-w-[65ch] whitespace-pre-line wrap-anywhere text-ink-950">
        {text}
      </p>
      {answer && <Answered draft={answerDraft(question)} answer={answer} copy={copy} />}
      {answer && mine?.problem === "conflict" && <FormNotice text={`${mine.says}\n${mine.text}`} />}
      {!answer && <Reply question={question} action={action} copy={copy} refused={mine} />}
    </article>
  );
}

interface AnsweredProps {
  draft: string;
  answer: NonNullable<DeskQuestion["answer"]>;
  copy: QuotesCopy["question"];
}

function Answered({ draft, answer, copy }: AnsweredProps) {
  useEffect(() => dropDeskDraft(draft), [draft]);
  return (
    <div className="border-l-8 border-double border-moss-600 py-1 pl-4">
      <p className="max-w-[65ch] whitespace-pre-line wrap-anywhere text-ink-950">{answer.text}</p>
      <p className="text-small text-ink-500 wrap-anywhere">
        {fill(copy.answered, { who: answer.by })}{" "}
        <time dateTime={answer.at.iso} className="tabular-nums">
          {answer.at.text}
        </time>
      </p>
    </div>
  );
}

/** Works without JavaScript; sent twice, it is mailed once. */
function Reply({ question, action, copy, refused }: QuestionCardProps) {
  const { id } = question;
  const typed = useTypedForm({ source: answerDraft(question), refused });
  const { formData } = useNavigation();
  const isPending = formData?.get("do") === ANSWER_FORM && formData.get(QUESTION_FIELD) === id;
  return (
    <TypedForm
      typed={typed}
      action={action}
      onSubmit={(event) => isPending && event.preventDefault()}
      className="grid gap-3"
    >
      <input type="hidden" name="do" value={ANSWER_FORM} />
      <input type="hidden" name={QUESTION_FIELD} value={id} />
      <TextAreaField
        id={`answer-${id}`}
        name={ANSWER_FIELD}
        label={copy.answer}
        maxLength={QUOTE_BOUNDS.answer}
        defaultValue={refused?.text ?? ""}
        error={refused && !isPending ? (refused.says ?? copy.problems[refused.problem]) : undefined}
        required
        className="min-h-24!"
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="max-w-[42ch] text-small text-ink-500">{copy.hint}</p>
        <Button type="submit" aria-disabled={isPending}>
          <Send aria-hidden="true" />
          {isPending ? copy.pending : copy.submit}
        </Button>
      </div>
    </TypedForm>
  );
}

function answerDraft({ id, quoteId }: DeskQuestion): string {
  return `quote-${quoteId}-answer-${id}`;
}
