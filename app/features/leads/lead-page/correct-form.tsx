import { useEffect, useRef } from "react";
import { BOUNDS } from "~/components/forms/bounds";
import { answerTo, fieldsOf } from "~/components/forms/form-answer";
import { CheckboxField, TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import type { Lead } from "../lead";
import { LeadForm, type LeadFormProps } from "./lead-form";

interface CorrectFormProps extends LeadFormProps {
  lead: Lead;
  hasOthers: boolean;
}

export function CorrectForm({ lead, hasOthers, ...frame }: CorrectFormProps) {
  const { correct: words } = useWords("admin").lead;
  const answer = answerTo(frame.answer, { do: "correct" });
  const part = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (answer && part.current) part.current.open = true;
  }, [answer]);
  const served = { name: lead.name, email: lead.email ?? "", phone: lead.phone ?? "", company: lead.company ?? "" };
  const fieldOf = fieldsOf({ form: "lead-correct", answer, served });
  const field = (name: keyof typeof served) => ({
    ...fieldOf(name),
    label: words.fields[name],
    maxLength: BOUNDS[name],
    autoComplete: "off",
  });
  return (
    <details ref={part} open={answer !== null}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-small font-semibold text-indigo-700 underline underline-offset-4">
        {words.open}
      </summary>
      <LeadForm
        {...frame}
        form="correct"
        about={JSON.stringify([lead.name, lead.email, lead.phone, lead.company])}
        submit={words.submit}
      >
        <TextField {...field("name")} required />
        <TextField {...field("phone")} type="tel" />
        <TextField {...field("email")} type="email" />
        <TextField {...field("company")} />
        {hasOthers && <CheckboxField {...fieldOf("others")} label={words.others} />}
      </LeadForm>
    </details>
  );
}
