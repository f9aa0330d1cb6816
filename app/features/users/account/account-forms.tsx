import { type ReactNode, useId } from "react";
import { answerTo, type FieldProps, type FormAnswer } from "~/components/forms/form-answer";
import { TextAreaField, TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { NewPasswordFields } from "../passwords/new-password-fields";
import { AccountForm, PresentPasswordField } from "./account-form";

export const LONGEST_SIGNATURE = 1_000;

export type AccountField = "name" | "signature" | "present" | "password" | "repeat";

interface AnswerProps {
  /** The answer to any form of the page. */
  answer: FormAnswer<AccountField> | null;
}

export function NameForm({ name, answer }: AnswerProps & { name: string }) {
  const { name: words } = useWords("users").account;
  return (
    <SectionForm does="name" words={words} answer={answer} served={{ name }}>
      {(field) => <TextField {...field("name")} label={words.label} hint={words.hint} autoComplete="name" required />}
    </SectionForm>
  );
}

export function SignatureForm({ signature, answer }: AnswerProps & { signature: string }) {
  const { signature: words } = useWords("users").account;
  return (
    <SectionForm does="signature" words={words} answer={answer} served={{ signature }}>
      {(field) => (
        <TextAreaField {...field("signature")} label={words.label} hint={words.hint} maxLength={LONGEST_SIGNATURE} />
      )}
    </SectionForm>
  );
}

export function PasswordForm({ email, answer }: AnswerProps & { email: string }) {
  const { password: words } = useWords("users").account;
  return (
    <SectionForm does="password" words={words} answer={answer} lead={<p className="text-small">{words.says}</p>}>
      {(field) => (
        <>
          {/* Tells a password manager the account of the password. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PresentPasswordField {...field("present")} label={words.present} />
          <NewPasswordFields words={words} field={field} />
        </>
      )}
    </SectionForm>
  );
}

interface SectionFormProps extends AnswerProps {
  does: string;
  words: { title: string; submit: string };
  lead?: ReactNode;
  served?: Readonly<Record<string, string>>;
  children: (field: (name: AccountField) => FieldProps) => ReactNode;
}

function SectionForm({ does, words, answer, lead, ...form }: SectionFormProps) {
  return (
    <AccountSection title={words.title}>
      {lead}
      <AccountForm
        {...form}
        does={does}
        answer={answerTo(answer, { do: does })}
        submit={words.submit}
        className="grid justify-items-start gap-4 *:w-full"
        button={{ variant: "dark", className: "sm:w-auto!" }}
      />
    </AccountSection>
  );
}

export function AccountSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-linen-200 bg-white p-4 sm:p-6">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <div className="mt-3 grid gap-4">{children}</div>
    </section>
  );
}
