import { Form, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import type { AdminCopy } from "~/content/admin/admin-copy.server";
import { NewPasswordFields } from "./new-password-fields";
import type { SetupErrors } from "./setup";

interface SetupFormProps {
  copy: AdminCopy["setup"];
  /** What was typed before. */
  email: string;
  errors: SetupErrors;
  /** Whether the database could not be reached. */
  isAway: boolean;
}

export function SetupForm({ copy, email, errors, isAway }: SetupFormProps) {
  const isPending = useNavigation().state !== "idle";
  const { problems } = copy;
  return (
    <Form method="post" className="grid gap-5">
      {isAway && <FormNotice text={problems.away} />}
      <TextField
        id="email"
        name="email"
        type="email"
        label={copy.email}
        error={errors.email && problems[errors.email]}
        autoComplete="username"
        defaultValue={email}
        required
      />
      <NewPasswordFields copy={{ ...copy, hint: copy.passwordHint }} problems={problems} errors={errors} />
      <Button type="submit" aria-disabled={isPending}>
        {isPending ? copy.pending : copy.submit}
      </Button>
    </Form>
  );
}
