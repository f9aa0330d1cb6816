import { SubmitButton } from "~/components/desk/submit-button";
import { TypedForm } from "~/components/desk/typed-form";
import { useTypedForm } from "~/components/desk/use-typed-form";
import { BOUNDS } from "~/components/forms/bounds";
import { type FieldProps, type FormAnswer, fieldsOf } from "~/components/forms/form-answer";
import { CheckboxField, FieldError, SelectField, TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import { useWords } from "~/content/desk/words";
import { useHydrated } from "~/lib/use-hydrated";
import { PROJECT_BOUNDS, PROJECT_KINDS } from "../project";
import { BEGUN_STATES } from "./new-project";

interface NewProjectFormProps {
  /** The id that the project gets. */
  id: string;
  served: Readonly<Record<string, string>>;
  /** `YYYY-MM-DD` */
  today: string;
  answer: FormAnswer | null;
}

export function NewProjectForm({ id, served, today, answer }: NewProjectFormProps) {
  const { fields: labels, kinds, languages, make: words } = useWords("projects");
  const isHydrated = useHydrated();
  const source = `project-new-${served.lead_id ?? ""}`;
  const typed = useTypedForm({ source, about: id, stamp: id, refused: answer });
  const field = fieldsOf<string>({ form: "project", answer, served });
  const text = (name: keyof typeof labels, fieldName: string = name) => ({
    ...field(fieldName),
    label: labels[name],
    autoComplete: "off",
  });
  return (
    <TypedForm typed={typed} noValidate={isHydrated} className="grid max-w-2xl gap-5">
      {answer?.problem && <FormNotice text={answer.problem} />}
      <input type="hidden" name="id" value={typed.stamp} />
      <input type="hidden" name="lead_id" value={served.lead_id ?? ""} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...text("name", "customer_name")} maxLength={BOUNDS.name} required />
        <TextField {...text("company")} hint={words.optional} maxLength={BOUNDS.company} />
        <TextField {...text("email")} hint={words.optional} type="email" inputMode="email" maxLength={BOUNDS.email} />
        <TextField {...text("phone")} hint={words.optional} type="tel" inputMode="tel" maxLength={BOUNDS.phone} />
        <SelectField {...field("kind")} label={labels.kind}>
          {PROJECT_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {kinds[kind]}
            </option>
          ))}
        </SelectField>
        <SelectField {...field("language")} label={labels.language}>
          {(["nl", "en"] as const).map((language) => (
            <option key={language} value={language}>
              {languages[language]}
            </option>
          ))}
        </SelectField>
      </div>
      <States field={field("state")}>
        <TextField
          {...text("url")}
          inputMode="url"
          maxLength={PROJECT_BOUNDS.url}
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField {...text("on")} type="date" max={today} />
      </States>
      <CheckboxField {...field("mail")} label={labels.mail} hint={words.mailHint} />
      <div>
        <SubmitButton value="add" className="max-sm:w-full">
          {words.submit}
        </SubmitButton>
      </div>
    </TypedForm>
  );
}

/** The children are asked for if the site is live. */
function States({ field, children }: { field: FieldProps; children: React.ReactNode }) {
  const { fields, make } = useWords("projects");
  return (
    <fieldset className="group/state grid min-w-0 gap-1">
      <legend className="mb-1 font-semibold text-ink-950">{fields.state}</legend>
      {BEGUN_STATES.map((state) => (
        <label key={state} className="flex min-h-11 items-center gap-3 text-ink-950">
          <input
            type="radio"
            name={field.name}
            value={state}
            defaultChecked={state === (field.defaultValue || "collecting")}
            className="size-5 shrink-0 accent-indigo-700"
          />
          {make.states[state]}
        </label>
      ))}
      <FieldError id={`${field.id}-error`} text={field.error} />
      <div className="mt-2 hidden gap-5 group-has-[input[value=live]:checked]/state:grid sm:grid-cols-2">
        {children}
      </div>
    </fieldset>
  );
}
