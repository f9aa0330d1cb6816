import { FilePlus2, MessageCircleQuestion, Send } from "lucide-react";
import { useEffect } from "react";
import { useNavigation } from "react-router";
import { dropDeskDraft } from "~/components/desk/desk-draft";
import { RichTextField } from "~/components/desk/rich-text/rich-text-field";
import { TypedForm } from "~/components/desk/typed-form";
import { useTypedForm } from "~/components/desk/use-typed-form";
import { answerTo, type FormAnswer, fieldsOf } from "~/components/forms/form-answer";
import { Button } from "~/components/ui/button";
import { FormNotice } from "~/components/ui/form-notice";
import { TimeOf } from "~/components/ui/time-of";
import { useWords } from "~/content/desk/words";
import { Formatted } from "~/features/mail/thread/formatted";
import { fill } from "~/lib/text/fill";
import { ANSWER_FIELD, ANSWER_FORM, deskQuotePath, NEW_VERSION, QUESTION_FIELD } from "../paths";
import { QUOTE_BOUNDS } from "../quote";
import type { DeskQuestion } from "../read-questions.server";
import { QuoteAction } from "./desk-quote-view";

interface QuestionCardProps {
  question: DeskQuestion;
  action: string;
  /** Result of any form of the page. */
  answer: FormAnswer | null;
}

export function QuestionCard({ question, action, answer }: QuestionCardProps) {
  const { question: words, quote } = useWords("quotes");
  const { id, text, at, answer: given, quoteId, quoteState } = question;
  const isAnswered = given !== null || quoteState === "replaced";
  const own = answerTo(answer, { do: ANSWER_FORM, [QUESTION_FIELD]: id });
  return (
    <article
      aria-label={words.label}
      className={`grid gap-3 rounded-card border-2 bg-white px-4 py-4 sm:px-5 ${isAnswered ? "border-linen-200" : "border-weld-400"}`}
    >
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-ink-500">
        <MessageCircleQuestion aria-hidden="true" className="size-5 text-madder-600" />
        <span className="font-semibold text-ink-950">{fill(words.about, { number: question.number })}</span>
        <TimeOf moment={at} />
      </p>
      <p dir="auto" className="max-w-[65ch] whitespace-pre-line wrap-anywhere text-ink-950">
        {text}
      </p>
      {given && <Answered draft={answerDraft(question)} answer={given} />}
      {given && own?.problem && <FormNotice text={`${own.problem}\n${own.fields[ANSWER_FIELD]}`} />}
      {!given && quoteState !== "replaced" && <Reply question={question} action={action} answer={own} />}
      {!given && quoteState === "replaced" && (
        <details open={own !== null}>
          <summary className="flex min-h-11 flex-wrap items-center gap-x-2 text-small">
            <span className="text-ink-500">{words.replaced}</span>
            <span className="link">{words.replyLater}</span>
          </summary>
          <Reply question={question} action={action} answer={own} />
        </details>
      )}
      {!given && quoteState === "sent" && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-linen-200 pt-3">
          <p className="max-w-[42ch] text-small text-ink-500">{words.versionHint}</p>
          <QuoteAction icon={FilePlus2} name={NEW_VERSION} label={quote.newVersion} action={deskQuotePath(quoteId)} />
        </div>
      )}
    </article>
  );
}

interface AnsweredProps {
  draft: string;
  answer: NonNullable<DeskQuestion["answer"]>;
}

function Answered({ draft, answer }: AnsweredProps) {
  const { answered } = useWords("quotes").question;
  useEffect(() => dropDeskDraft(draft), [draft]);
  return (
    <div className="border-l-8 border-double border-moss-600 py-1 pl-4">
      <div className="text-ink-950">
        <Formatted text={answer.text} />
      </div>
      <p className="text-small text-ink-500 wrap-anywhere">
        {fill(answered, { who: answer.by })}{" "}
        <time dateTime={answer.at.iso} className="tabular-nums">
          {answer.at.text}
        </time>
      </p>
    </div>
  );
}

/** Works without JavaScript; sent twice, it is mailed once. */
function Reply({ question, action, answer }: QuestionCardProps) {
  const { question: words } = useWords("quotes");
  const { id } = question;
  const typed = useTypedForm({ source: answerDraft(question), refused: answer });
  const field = fieldsOf<typeof ANSWER_FIELD>({ form: id, answer })(ANSWER_FIELD);
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
      <RichTextField
        {...field}
        format="mail"
        label={words.answer}
        maxLength={QUOTE_BOUNDS.answer}
        error={isPending ? undefined : (field.error ?? answer?.problem ?? undefined)}
        required
        className="min-h-24!"
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="max-w-[42ch] text-small text-ink-500">{words.hint}</p>
        <Button type="submit" aria-disabled={isPending}>
          <Send aria-hidden="true" />
          {isPending ? words.pending : words.submit}
        </Button>
      </div>
    </TypedForm>
  );
}

function answerDraft({ id, quoteId }: DeskQuestion): string {
  return `quote-${quoteId}-answer-${id}`;
}
