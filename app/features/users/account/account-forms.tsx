import { type ReactNode, useId } from "react";
import { Form } from "react-router";
import { SubmitButton } from "~/components/desk/submit-button";
import { answerTo, type FormAnswer, fieldsOf } from "~/components/forms/form-answer";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { TextAreaField, TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { NewPasswordFields } from "../passwords/new-password-fields";

export const LONGEST_SIGNATURE = 1_000;

export type AccountField = "name" | "signature" | "present" | "password" | "repeat";

interface AccountFormProps {
  /** The answer to any form of the page. */
  answer: FormAnswer<AccountField> | null;
}

export function NameForm({ name, answer }: AccountFormProps & { name: string }) {
  const { name: words } = useWords("users").account;
  const own = answerTo(answer, { do: "name" });
  const form = useErrorInView(own);
  const field = fieldsOf({ form: "account", answer: own, served: { name } });
  return (
    <AccountSection title={words.title}>
      <Form ref={form} method="post" className="grid justify-items-start gap-4 *:w-full">
        <TextField {...field("name")} label={words.label} hint={words.hint} autoComplete="name" required />
        <SubmitButton value="name" variant="dark" className="sm:w-auto!">
          {words.submit}
        </SubmitButton>
      </Form>
    </AccountSection>
  );
}

export function SignatureForm({ signature, answer }: AccountFormProps & { signature: string }) {
  const { signature: words } = useWords("users").account;
  const own = answerTo(answer, { do: "signature" });
  const form = useErrorInView(own);
  const field = fieldsOf({ form: "account", answer: own, served: { signature } });
  return (
    <AccountSection title={words.title}>
      <Form ref={form} method="post" className="grid justify-items-start gap-4 *:w-full">
        <TextAreaField {...field("signature")} label={words.label} hint={words.hint} maxLength={LONGEST_SIGNATURE} />
        <SubmitButton value="signature" variant="dark" className="sm:w-auto!">
          {words.submit}
        </SubmitButton>
      </Form>
    </AccountSection>
  );
}

export function PasswordForm({ email, answer }: AccountFormProps & { email: string }) {
  const { password: words } = useWords("users").account;
  const own = answerTo(answer, { do: "password" });
  const form = useErrorInView(own);
  const field = fieldsOf({ form: "account", answer: own });
  return (
    <AccountSection title={words.title}>
      <p className="text-small">{words.says}</p>
      <Form ref={form} method="post" className="grid justify-items-start gap-4 *:w-full">
        {/* Tells a password manager whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <TextField
          {...field("present")}
          type="password"
          label={words.present}
          autoComplete="current-password"
          required
        />
        <NewPasswordFields words={words} field={field} />
        <SubmitButton value="password" variant="dark" className="sm:w-auto!">
          {words.submit}
        </SubmitButton>
      </Form>
    </AccountSection>
  );
}

interface AccountSectionProps {
  title: string;
  children: ReactNode;
}

export function AccountSection({ title, children }: AccountSectionProps) {
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
