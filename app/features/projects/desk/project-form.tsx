import { type ReactNode, useId } from "react";
import { SubmitButton } from "~/components/desk/submit-button";
import { TypedForm } from "~/components/desk/typed-form";
import type { Values } from "~/components/desk/use-post-in-place";
import { useTypedForm } from "~/components/desk/use-typed-form";
import { answerTo, type FieldProps, type FormAnswer, fieldsOf } from "~/components/forms/form-answer";
import type { ButtonVariant } from "~/components/ui/button";
import { FormNotice } from "~/components/ui/form-notice";
import { deskProjectPath } from "../paths";
import { type ProjectForm as Form, projectDraft } from "./project-forms";

export interface PageForm {
  project: string;
  /** The answer to any form of the page. */
  answer: FormAnswer | null;
}

interface ProjectFormProps extends PageForm {
  form: Form;
  /** Hidden fields beside `do`. */
  about?: Values;
  served?: Values;
  hasFiles?: boolean;
  submit: string;
  variant?: ButtonVariant;
  children: (field: (name: string) => FieldProps) => ReactNode;
}

/** A form that is sent on purpose, since the customer hears of it. */
export function ProjectForm({ project, answer, form, about = {}, served = {}, submit, ...look }: ProjectFormProps) {
  const fixed = { do: form, ...about };
  const own = answerTo(answer, fixed);
  const typed = useTypedForm({ source: projectDraft(project, fixed), refused: own });
  const field = fieldsOf<string>({ form: useId(), answer: own, served });
  return (
    <TypedForm
      typed={typed}
      action={deskProjectPath(project)}
      encType={look.hasFiles ? "multipart/form-data" : "application/x-www-form-urlencoded"}
      replace
      className="grid gap-4"
    >
      {own?.problem && <FormNotice text={own.problem} />}
      {Object.entries(about).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {look.children(field)}
      <div>
        <SubmitButton value={form} among={about} variant={look.variant ?? "dark"} className="max-sm:w-full">
          {submit}
        </SubmitButton>
      </div>
    </TypedForm>
  );
}

/** True if the answer is to this form, which is then shown open. */
export function isAnswered({ answer }: PageForm, form: Form, about: Values = {}): boolean {
  return answerTo(answer, { do: form, ...about }) !== null;
}

interface FoldedProps {
  label: string;
  isOpen: boolean;
  children: ReactNode;
}

/** A form behind its name. */
export function Folded({ label, isOpen, children }: FoldedProps) {
  return (
    <details open={isOpen} className="mr-4 min-w-0 open:mr-0 open:w-full">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small font-semibold">
        {label}
      </summary>
      <div className="max-w-xl pt-1 pb-3">{children}</div>
    </details>
  );
}
