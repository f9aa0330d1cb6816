import { PenLine } from "lucide-react";
import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import { FieldError, TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import type { Language } from "~/lib/language/language";
import { errorField } from "../choice";
import { AGREE_ID, SIGN_ID } from "../paths";
import type { Offer } from "../quote";
import { quoteTotals } from "../quote-totals";
import type { CustomerWords } from "../show-quote.server";
import { essentialTerms, isMonthly, sumsInWords } from "../shown-offer";
import { type QuoteFormAnswer, useAnswerForm } from "./quote-answer";
import { QuoteTerms } from "./quote-terms";

interface AgreeFormProps {
  copy: CustomerWords;
  /** The chosen lines alone. */
  offer: Offer;
  language: Language;
  hash: string;
  submissionId: string;
  termsTo: string;
  answer: QuoteFormAnswer | null;
  /** The address of the page. */
  to: string;
}

export function AgreeForm({ copy, offer, language, hash, submissionId, termsTo, answer, to }: AgreeFormProps) {
  const { page, sheet } = copy;
  const { agree } = page;
  const { form, field, isPending } = useAnswerForm("agree", answer, `${to}#${SIGN_ID}`);
  const given = field("terms");
  const { once, month } = quoteTotals(offer);
  const terms = essentialTerms(sheet, { isDeclined: false, isMonthly: isMonthly(offer) });
  const nothing = field(errorField(null)).error;
  return (
    <section
      id={AGREE_ID}
      aria-labelledby="agree-title"
      className="print:border-0 print:p-0 grid scroll-mt-6 gap-7 border-y-8 border-double border-indigo-700 bg-white px-5 py-9 sm:px-9"
    >
      <div className="no-print">
        <h2 id="agree-title" className="text-panel">
          {agree.title}
        </h2>
        <p className="mt-2 max-w-[60ch]">{agree.intro}</p>
      </div>
      <div className="max-w-[65ch]">
        <QuoteTerms terms={terms} state="open" copy={sheet} />
        <a
          href={termsTo}
          target="_blank"
          className="no-print link mt-1 inline-flex min-h-11 items-center"
          rel="noopener"
        >
          {agree.conditions}
        </a>
      </div>
      <Form {...form} id={SIGN_ID} className="no-print grid max-w-xl scroll-mt-6 gap-5">
        {answer && answer.fields.do === "agree" && <FormNotice text={answer.problem ?? page.outcomes.failed} />}
        <FieldError id="agree-nothing" text={nothing} />
        <input type="hidden" name="document_sha256" value={hash} />
        <input type="hidden" name="submission_id" value={submissionId} />
        <input type="hidden" name="total_once_cents" value={once.excluding} />
        <input type="hidden" name="total_monthly_cents" value={month.excluding} />
        <div className="grid gap-1.5">
          <label htmlFor="agree-terms" className="flex min-h-11 items-start gap-3 py-2 text-ink-950">
            <input
              id="agree-terms"
              type="checkbox"
              name="terms"
              required
              defaultChecked={given.defaultValue === "on"}
              aria-invalid={given.error ? true : undefined}
              aria-describedby={given.error ? "agree-terms-error" : undefined}
              className="mt-0.5 size-6 shrink-0 accent-indigo-700"
            />
            <span className="min-w-0 font-semibold">{agree.terms}</span>
          </label>
          <FieldError id="agree-terms-error" text={given.error} />
        </div>
        <TextField
          {...field("name")}
          label={agree.name}
          hint={agree.nameHint}
          autoComplete="name"
          autoCapitalize="words"
          required
        />
        <div className="grid gap-2">
          <Button
            type="submit"
            name="do"
            value="agree"
            aria-disabled={isPending}
            className="justify-self-start text-lg max-sm:w-full"
          >
            <PenLine aria-hidden="true" />
            {isPending ? agree.pending : `${agree.submit} ${sumsInWords(offer, sheet, language)}`}
          </Button>
          <p className="text-small">
            {agree.including} {sumsInWords(offer, sheet, language, "including")}.
          </p>
        </div>
        <p className="text-small text-ink-500">{agree.promise}</p>
      </Form>
    </section>
  );
}
