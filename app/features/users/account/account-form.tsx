import type { ReactNode } from "react";
import { Form } from "react-router";
import { SubmitButton } from "~/components/desk/submit-button";
import { type FieldProps, type FormAnswer, fieldsOf } from "~/components/forms/form-answer";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import type { ButtonVariant } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";

interface AccountFormProps<Field extends string> {
  /** The value of the button, by which the action knows the form. */
  does: string;
  /** The answer to this form. */
  answer: FormAnswer<Field> | null;
  /** Values that the form begins with. */
  served?: Readonly<Record<string, string>>;
  submit: string;
  className?: string;
  button?: { variant?: ButtonVariant; className?: string };
  children: (field: (name: Field) => FieldProps) => ReactNode;
}

/** A form about an account: its notice, its fields and its button. */
export function AccountForm<Field extends string>(props: AccountFormProps<Field>) {
  const { does, answer, served = {}, submit, className = "grid gap-5", button, children } = props;
  const form = useErrorInView(answer);
  return (
    <Form ref={form} method="post" className={className}>
      {answer?.problem && <FormNotice text={answer.problem} />}
      {children(fieldsOf<Field>({ form: does, answer, served }))}
      <SubmitButton value={does} {...button}>
        {submit}
      </SubmitButton>
    </Form>
  );
}

export function PresentPasswordField(props: FieldProps & { label: string }) {
  return <TextField {...props} type="password" autoComplete="current-password" required />;
}
