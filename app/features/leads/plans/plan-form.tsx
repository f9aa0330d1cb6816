import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { Button } from "~/components/ui/button";
import { SelectField, TextAreaField, TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import type { PlansCopy } from "~/content/desk/plans/nl";
import { LANGUAGES, type Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { useHydrated } from "~/lib/use-hydrated";
import { PLAN_BOUNDS, STEP_KINDS, VARIABLES } from "./plan";
import { type PlanField, type RefusedPlan, stepField } from "./plan-fields";

interface PlanFormProps {
  /** For a new one, so that a double press makes one plan. */
  id: string;
  version: number;
  /** What it begins with. */
  fields: Readonly<Record<string, string>>;
  refused: RefusedPlan | null;
  copy: PlansCopy;
}

interface StepsProps {
  field: (name: PlanField) => { id: string; name: string; defaultValue: string; error: string | undefined };
  copy: PlansCopy;
}

const NTHS = Array.from({ length: PLAN_BOUNDS.steps }, (_, nth) => nth);

export function PlanForm({ id, version, fields: served, refused, copy }: PlanFormProps) {
  const isHydrated = useHydrated();
  const form = useErrorInView(refused);
  const isPending = useNavigation().formData?.get("do") === "save";
  const fields = refused?.fields ?? served;
  const [made] = useState(fields.id || id);
  const words = copy.form;
  const field: StepsProps["field"] = (name) => {
    const error = refused?.errors[name];
    const facts = { most: String(PLAN_BOUNDS.day), names: error?.names ?? "" };
    return {
      id: `plan-${name}`,
      name,
      defaultValue: fields[name] ?? "",
      error: error && fill(words.errors[error.key], facts),
    };
  };
  return (
    <Form ref={form} method="post" noValidate={isHydrated} className="grid max-w-[56rem] gap-6">
      {refused && <FormNotice text={words[refused.problem]} />}
      <input type="hidden" name="id" value={made} />
      <input type="hidden" name="version" value={version} />
      <div className="grid gap-4 rounded-card border border-linen-200 bg-white p-4 sm:p-6">
        <TextField {...field("name")} label={words.name} maxLength={PLAN_BOUNDS.name} autoComplete="off" required />
        <div>
          <label className="flex min-h-11 items-center gap-3 font-semibold text-ink-950">
            <input
              type="checkbox"
              name="is_auto"
              value="on"
              defaultChecked={fields.is_auto === "on"}
              aria-describedby="plan-auto-hint"
              className="size-5 shrink-0 accent-indigo-700"
            />
            {words.isAuto}
          </label>
          <p id="plan-auto-hint" className="text-small text-ink-500">
            {words.isAutoHint}
          </p>
        </div>
      </div>
      {NTHS.map((nth) => (
        <Step key={nth} nth={nth} field={field} copy={copy} />
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
              <dd>{copy.variables[name]}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Button
        type="submit"
        name="do"
        value="save"
        aria-disabled={isPending}
        className="w-full sm:w-auto sm:justify-self-start"
      >
        {isPending ? words.pending : words.submit}
      </Button>
    </Form>
  );
}

function Step({ nth, field, copy }: StepsProps & { nth: number }) {
  const words = copy.form;
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
              {copy.kinds[known]}
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
        <Texts key={language} nth={nth} language={language} field={field} copy={copy} />
      ))}
    </fieldset>
  );
}

function Texts({ nth, language, field, copy }: StepsProps & { nth: number; language: Language }) {
  const { subject, body } = copy.form;
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
