import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import { FieldError, TextAreaField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import type { QuotesCopy } from "~/content/site/quotes/quotes-copy.server";
import { DECLINE_ID } from "../paths";
import { DECLINE_REASONS, QUOTE_BOUNDS } from "../quote";
import { FoldTitle } from "./ask-form";
import { type QuoteFormAnswer, useAnswerForm } from "./quote-answer";

interface DeclineFormProps {
  copy: QuotesCopy["page"];
  submissionId: string;
  answer: QuoteFormAnswer | null;
  /** The address of the page. */
  to: string;
}

export function DeclineForm({ copy: { decline, outcomes }, submissionId, answer, to }: DeclineFormProps) {
  const { form, field, isPending } = useAnswerForm("decline", answer, `${to}#${DECLINE_ID}`);
  const { id, defaultValue: chosen, error } = field("reason");
  return (
    <details id={DECLINE_ID} open={answer !== null} className="group scroll-mt-6 border-y-2 border-linen-300">
      <FoldTitle>{decline.title}</FoldTitle>
      <Form {...form} className="grid gap-5 pb-8">
        {answer && <FormNotice text={answer.problem ?? outcomes.failed} />}
        <p>{decline.text}</p>
        <input type="hidden" name="do" value="decline" />
        <input type="hidden" name="submission_id" value={submissionId} />
        <fieldset aria-describedby={error ? `${id}-error` : undefined} className="grid gap-1">
          <legend className="mb-1 font-semibold text-ink-950">{decline.legend}</legend>
          {DECLINE_REASONS.map((reason) => (
            <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3 text-ink-950">
              <input
                type="radio"
                name="reason"
                value={reason}
                required
                defaultChecked={chosen === reason}
                aria-invalid={error ? true : undefined}
                className="size-5 shrink-0 accent-indigo-700"
              />
              {decline.reasons[reason]}
            </label>
          ))}
          <FieldError id={`${id}-error`} text={error} />
        </fieldset>
        <TextAreaField
          {...field("note")}
          label={decline.note}
          hint={decline.noteHint}
          maxLength={QUOTE_BOUNDS.declineNote}
          className="min-h-24"
        />
        <Button type="submit" variant="quiet" aria-disabled={isPending} className="justify-self-start">
          {isPending ? decline.pending : decline.submit}
        </Button>
      </Form>
    </details>
  );
}
