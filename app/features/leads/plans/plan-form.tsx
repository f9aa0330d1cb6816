import { useState } from "react";
import { Form } from "react-router";
import { SubmitButton } from "~/components/desk/submit-button";
import { type FieldProps, type FormAnswer, fieldsOf } from "~/components/forms/form-answer";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { CheckboxField, SelectField, TextAreaField, TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import { useWords } from "~/content/desk/words";
import { LANGUAGES, type Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { useHydrated } from "~/lib/use-hydrated";
import { PLAN_BOUNDS, type PlanField, STEP_KINDS, stepField, VARIABLES } from "./plan";

interface PlanFormProps {
  /** Made by the page: a double press makes one plan. */
  id: string;
  version: number;
  /** The values at the start. */
  fields: Readonly<Record<string, string>>;
  answer: FormAnswer<PlanField> | null;
}

interface StepProps {
  nth: number;
  field: (name: PlanField) => FieldProps;
}

const NTHS = Array.from({ length: PLAN_BOUNDS.steps }, (_, nth) => nth);

export function PlanForm({ id, version, fields: served, answer }: PlanFormProps) {
  const { form: words, variables } = useWords("plans");
  const isHydrated = useHydrated();
  const form = useErrorInView(answer);
  const [made] = useState(answer?.fields.id || id);
  const field = fieldsOf<PlanField>({ form: "plan", answer, served });
  return (
    <Form ref={form} method="post" noValidate={isHydrated} className="grid max-w-[56rem] gap-6">
      {answer?.problem && <FormNotice text={answer.problem} />}
      <input type="hidden" name="id" value={made} />
      <input type="hidden" name="version" value={version} />
      <div className="grid gap-4 rounded-card border border-linen-200 bg-white p-4 sm:p-6">
        <TextField {...field("name")} label={words.name} maxLength={PLAN_BOUNDS.name} autoComplete="off" required />
        <CheckboxField {...field("is_auto")} label={words.isAuto} hint={words.isAutoHint} />
      </div>
      {NTHS.map((nth) => (
        <Step key={nth} nth={nth} field={field} />
      ))}
      <section aria-labelledby="plan-variables" className="grid gap-2">
        <h2 id="plan-variables" className="text-h3">
          {words.variables}
        </h2>
        <p className="max-w-[60ch] text-small">{words.variablesText}</p>
        <dl className="grid gap-x-4 gap-y-1 text-small sm:grid-cols-[10rem_1fr]">
          {VARIABLES.map((name) => (
            <div key={name} className="contents">
              <dt className="font-semibold text-ink-950">{`{${name}}`}</dt>
              <dd>{variables[name]}</dd>
            </div>
          ))}
        </dl>
      </section>
      <SubmitButton value="save" className="w-full sm:w-auto sm:justify-self-start">
        {words.submit}
      </SubmitButton>
    </Form>
  );
}

function Step({ nth, field }: StepProps) {
  const { form: words, kinds } = useWords("plans");
  const kind = field(stepField(nth, "kind"));
  return (
    <fieldset className="group/step grid min-w-0 gap-4 rounded-card border border-linen-200 bg-white p-4 sm:p-6">
      <legend className="float-left w-full font-semibold text-ink-950">
        {fill(words.step, { nth: String(nth + 1) })}
      </legend>
      <div className="clear-both grid gap-4 sm:grid-cols-2">
        <SelectField {...kind} label={words.kind}>
          <option value="">{words.none}</option>
          {STEP_KINDS.map((known) => (
            <option key={known} value={known}>
              {kinds[known]}
            </option>
          ))}
        </SelectField>
        <div className="group-has-[option[value='']:checked]/step:hidden">
          <TextField
            {...field(stepField(nth, "day"))}
            inputMode="numeric"
            label={words.day}
            hint={words.dayHint}
            maxLength={3}
            autoComplete="off"
          />
        </div>
      </div>
      {LANGUAGES.map((language) => (
        <Texts key={language} nth={nth} language={language} field={field} />
      ))}
    </fieldset>
  );
}

function Texts({ nth, language, field }: StepProps & { language: Language }) {
  const { subject, body } = useWords("plans").form;
  return (
    <div className="grid gap-4 group-has-[option[value='']:checked]/step:hidden">
      <TextField
        {...field(stepField(nth, `subject_${language}`))}
        label={subject[language]}
        maxLength={PLAN_BOUNDS.subject}
        autoComplete="off"
      />
      <div className="group-has-[option[value=call]:checked]/step:hidden">
        <TextAreaField
          {...field(stepField(nth, `body_${language}`))}
          label={body[language]}
          maxLength={PLAN_BOUNDS.body}
        />
      </div>
    </div>
  );
}
