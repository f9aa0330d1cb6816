import { useEffect, useState } from "react";
import { BOUNDS } from "~/components/forms/bounds";
import { type FormAnswer, fieldsOf } from "~/components/forms/form-answer";
import { PrivacyLink } from "~/components/forms/privacy-link";
import { WarpField } from "~/components/illustrations/warp-field";
import { TextAreaField, TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import { attribution } from "~/lib/attribution/origin";
import { SOLVE_FORM, type SolveField } from "../check-forms";
import { SOLVE_ID } from "../paths";
import type { DoneCheck } from "../read-check-page.server";
import { ResultForm } from "./result-form";

interface SolveFormProps {
  to: string;
  words: DoneCheck["solve"];
  /** True if it has been sent a moment ago. */
  isAsked: boolean;
  /** The address that was left for the rest on this page. */
  email: string;
  answer: FormAnswer<SolveField> | null;
}

/** The request that a result leads to, filled in with what is known. */
export function SolveForm({ to, words, isAsked, email, answer }: SolveFormProps) {
  return (
    <section
      id={SOLVE_ID}
      aria-labelledby="solve-title"
      className="on-dark relative isolate scroll-mt-16 overflow-hidden bg-indigo-900 py-16 text-indigo-100 sm:py-24"
    >
      <WarpField className="absolute inset-y-0 left-0 -z-10 h-full w-full opacity-20" />
      <div className="wrap grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <div>
          <h2 id="solve-title" className="text-h2 text-white">
            {words.title}
          </h2>
          <p className="mt-5 max-w-[32rem] text-lead">{words.text}</p>
        </div>
        <div className="on-light bg-linen-50 px-5 py-7 text-ink-700 sm:px-9 sm:py-9">
          {words.isSent || isAsked ? (
            <FormNotice tone="good" title={words.sentTitle} text={words.sent} />
          ) : (
            <RequestForm to={to} words={words} email={email} answer={answer} />
          )}
        </div>
      </div>
    </section>
  );
}

function RequestForm({ to, words, email, answer }: Omit<SolveFormProps, "isAsked">) {
  const field = fieldsOf<SolveField>({ form: "solve", answer, served: { ...words.served, email } });
  const origin = useOrigin();
  return (
    <ResultForm
      form={SOLVE_FORM}
      action={`${to}#${SOLVE_ID}`}
      words={words}
      answer={answer}
      variant="main"
      aside={<PrivacyLink className="text-small" />}
    >
      <input type="hidden" name="submission_id" value={answer?.fields.submission_id ?? words.served.submission_id} />
      <input type="hidden" name="attribution" value={origin} />
      <TextField {...field("name")} label={words.yourName} required autoComplete="name" maxLength={BOUNDS.name} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field("email")}
          type="email"
          label={words.email}
          required
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={BOUNDS.email}
        />
        <TextField
          {...field("phone")}
          type="tel"
          label={words.phone}
          hint={words.phoneHint}
          autoComplete="tel"
          maxLength={BOUNDS.phone}
        />
      </div>
      <TextAreaField {...field("message")} label={words.message} maxLength={BOUNDS.message} />
    </ResultForm>
  );
}

/** The way in which the visitor came to the site. The browser alone knows it. */
function useOrigin(): string {
  const [origin, setOrigin] = useState("");
  useEffect(() => setOrigin(JSON.stringify(attribution() ?? null)), []);
  return origin;
}
