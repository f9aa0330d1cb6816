import { TextField } from "~/components/ui/field";
import type { PasswordErrors } from "../sign-in/setup";

interface NewPasswordFieldsProps {
  copy: { password: string; hint: string; repeat: string };
  problems: Record<"short" | "long" | "guessable" | "repeat", string>;
  errors: PasswordErrors;
}

export function NewPasswordFields({ copy, problems, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <TextField
        id="password"
        name="password"
        type="password"
        label={copy.password}
        hint={copy.hint}
        error={errors.password && problems[errors.password]}
        autoComplete="new-password"
        required
      />
      <TextField
        id="repeat"
        name="repeat"
        type="password"
        label={copy.repeat}
        error={errors.repeat && problems[errors.repeat]}
        autoComplete="new-password"
        required
      />
    </>
  );
}
