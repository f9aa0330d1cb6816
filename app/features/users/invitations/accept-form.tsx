import { Form, useNavigation } from "react-router";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import type { UsersCopy } from "~/content/desk/users/users-copy.server";
import { NewPasswordFields } from "../passwords/new-password-fields";
import type { PasswordErrors } from "../sign-in/setup";

export interface AcceptErrors extends PasswordErrors {
  name?: "name";
  /** What no other input would mend. */
  form?: "away";
}

interface AcceptFormProps {
  copy: UsersCopy["invitation"];
  role: UsersCopy["roles"]["owner"];
  email: string;
  problems: UsersCopy["account"]["problems"];
  name: string;
  errors: AcceptErrors;
}

export function AcceptForm({ copy, role, email, problems, name, errors }: AcceptFormProps) {
  const isPending = useNavigation().state !== "idle";
  const form = useErrorInView(Object.keys(errors).length > 0 ? errors : null);
  return (
    <Form ref={form} method="post" className="grid gap-5">
      {errors.form && <FormNotice text={problems[errors.form]} />}
      <p className="border-l-4 border-weld-400 pl-3 text-small">
        {copy.as}: <strong className="text-ink-950">{role.name}</strong>. {role.says}
      </p>
      <TextField id="email" type="email" label={copy.email} autoComplete="username" value={email} readOnly />
      <TextField
        id="name"
        name="name"
        label={copy.name}
        hint={copy.nameHint}
        error={errors.name && problems[errors.name]}
        autoComplete="name"
        defaultValue={name}
        required
      />
      <NewPasswordFields copy={copy} problems={problems} errors={errors} />
      <Button type="submit" aria-disabled={isPending}>
        {isPending ? copy.pending : copy.submit}
      </Button>
    </Form>
  );
}
