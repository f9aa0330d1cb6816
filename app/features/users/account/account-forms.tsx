import { Form, useNavigation } from "react-router";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { Button } from "~/components/ui/button";
import { TextAreaField, TextField } from "~/components/ui/field";
import type { UsersCopy } from "~/content/desk/users/users-copy.server";
import { NewPasswordFields } from "../passwords/new-password-fields";
import type { PasswordErrors } from "../sign-in/setup";
import { AccountSection } from "./account-section";

export const LONGEST_SIGNATURE = 1_000;

export interface AccountErrors extends PasswordErrors {
  name?: "name";
  signature?: "signature";
  present?: "wrong" | "limited";
}

export interface RefusedAccount {
  errors: AccountErrors;
  /** As typed, where it was refused. */
  signature?: string;
}

interface NameFormProps {
  copy: UsersCopy["account"];
  name: string;
  refused: RefusedAccount | null;
}

export function NameForm({ copy, name, refused }: NameFormProps) {
  const isPending = useNavigation().state !== "idle";
  const form = useErrorInView(refused);
  const error = refused?.errors.name;
  return (
    <AccountSection title={copy.name.title}>
      <Form ref={form} method="post" className="grid justify-items-start gap-4 *:w-full">
        <TextField
          id="name"
          name="name"
          label={copy.name.label}
          hint={copy.name.hint}
          error={error && copy.problems[error]}
          autoComplete="name"
          defaultValue={name}
          required
        />
        <Button type="submit" name="do" value="name" variant="dark" className="sm:w-auto!" aria-disabled={isPending}>
          {isPending ? copy.pending : copy.name.submit}
        </Button>
      </Form>
    </AccountSection>
  );
}

interface SignatureFormProps {
  copy: UsersCopy["account"];
  signature: string;
  refused: RefusedAccount | null;
}

export function SignatureForm({ copy, signature, refused }: SignatureFormProps) {
  const isPending = useNavigation().state !== "idle";
  const form = useErrorInView(refused);
  const error = refused?.errors.signature;
  return (
    <AccountSection title={copy.signature.title}>
      <Form ref={form} method="post" className="grid justify-items-start gap-4 *:w-full">
        <TextAreaField
          id="signature"
          name="signature"
          label={copy.signature.label}
          hint={copy.signature.hint}
          error={error && copy.problems[error]}
          maxLength={LONGEST_SIGNATURE}
          defaultValue={refused?.signature ?? signature}
        />
        <Button
          type="submit"
          name="do"
          value="signature"
          variant="dark"
          className="sm:w-auto!"
          aria-disabled={isPending}
        >
          {isPending ? copy.pending : copy.signature.submit}
        </Button>
      </Form>
    </AccountSection>
  );
}

interface PasswordFormProps {
  copy: UsersCopy["account"];
  email: string;
  refused: RefusedAccount | null;
}

export function PasswordForm({ copy, email, refused }: PasswordFormProps) {
  const isPending = useNavigation().state !== "idle";
  const form = useErrorInView(refused);
  const errors = refused?.errors ?? {};
  return (
    <AccountSection title={copy.password.title}>
      <p className="text-small">{copy.password.says}</p>
      <Form ref={form} method="post" className="grid justify-items-start gap-4 *:w-full">
        {/* Tells a password manager whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <TextField
          id="present"
          name="present"
          type="password"
          label={copy.password.present}
          error={errors.present && copy.problems[errors.present]}
          autoComplete="current-password"
          required
        />
        <NewPasswordFields copy={copy.password} problems={copy.problems} errors={errors} />
        <Button
          type="submit"
          name="do"
          value="password"
          variant="dark"
          className="sm:w-auto!"
          aria-disabled={isPending}
        >
          {isPending ? copy.pending : copy.password.submit}
        </Button>
      </Form>
    </AccountSection>
  );
}
