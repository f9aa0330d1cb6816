import { useEffect, useRef } from "react";
import { BOUNDS } from "~/components/forms/bounds";
import { TextField } from "~/components/ui/field";
import type { Lead } from "../lead";
import { LeadForm, type LeadFormProps } from "./lead-form";

interface CorrectFormProps extends LeadFormProps {
  lead: Lead;
  hasOthers: boolean;
}

export function CorrectForm({ lead, hasOthers, ...frame }: CorrectFormProps) {
  const { refused } = frame;
  const copy = frame.copy.correct;
  const problem = refused?.form === "correct" ? refused : null;
  const part = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (problem && part.current) part.current.open = true;
  }, [problem]);
  const field = (name: "name" | "email" | "phone" | "company") => ({
    id: `lead-correct-${name}`,
    name,
    label: copy.fields[name],
    error: problem?.field === name ? copy.wrong[name] : undefined,
    defaultValue: problem?.fields[name] ?? lead[name] ?? "",
    maxLength: BOUNDS[name],
    autoComplete: "off",
  });
  return (
    <details ref={part} open={problem !== null}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-small font-semibold text-indigo-700 underline underline-offset-4">
        {copy.open}
      </summary>
      <LeadForm
        {...frame}
        form="correct"
        about={JSON.stringify([lead.name, lead.email, lead.phone, lead.company])}
        submit={copy.submit}
        isSaidAtField={Boolean(problem?.field && problem.field in copy.wrong)}
      >
        <TextField {...field("name")} required />
        <TextField {...field("phone")} type="tel" />
        <TextField {...field("email")} type="email" />
        <TextField {...field("company")} />
        {hasOthers && (
          <label className="flex min-h-11 items-center gap-3 text-small font-semibold text-ink-950">
            <input
              type="checkbox"
              name="others"
              value="on"
              defaultChecked={problem?.fields.others === "on"}
              className="size-5 shrink-0 accent-indigo-700"
            />
            {copy.others}
          </label>
        )}
      </LeadForm>
    </details>
  );
}
