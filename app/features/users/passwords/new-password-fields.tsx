import type { FieldProps } from "~/components/forms/form-answer";
import { TextField } from "~/components/ui/field";
import { authFacts } from "~/lib/account-bounds";
import { fill } from "~/lib/text/fill";

interface NewPasswordFieldsProps {
  words: { password: string; hint: string; repeat: string };
  field: (name: "password" | "repeat") => FieldProps;
}

export function NewPasswordFields({ words, field }: NewPasswordFieldsProps) {
  return (
    <>
      <TextField
        {...field("password")}
        type="password"
        label={words.password}
        hint={fill(words.hint, authFacts)}
        autoComplete="new-password"
        required
      />
      <TextField {...field("repeat")} type="password" label={words.repeat} autoComplete="new-password" required />
    </>
  );
}
