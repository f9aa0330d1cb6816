import { Form, useNavigation } from "react-router";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import type { AdminCopy } from "~/content/desk/admin/admin-copy.server";
import { NewPasswordFields } from "../passwords/new-password-fields";
import type { SetupErrors } from "./setup";

interface SetupFormProps {
  copy: AdminCopy["setup"];
  refused: { email: string; errors: SetupErrors; isAway: boolean } | null;
}

export function SetupForm({ copy, refused }: SetupFormProps) {
  const isPending = useNavigation().state !== "idle";
  const form = useErrorInView(refused);
  const { problems } = copy;
  const errors = refused?.errors ?? {};
  return (
    <Form ref={form} method="post" className="grid gap-5">
      {refused?.isAway && <FormNotice text={problems.away} />}
      <TextField
        id="email"
        name="email"
        type="email"
        label={copy.email}
        error={errors.email && problems[errors.email]}
        autoComplete="username"
        defaultValue={refused?.email}
        required
      />
      <NewPasswordFields copy={{ ...copy, hint: copy.passwordHint }} problems={problems} errors={errors} />
      <Button type="submit" aria-disabled={isPending}>
        {isPending ? copy.pending : copy.submit}
      </Button>
    </Form>
  );
}
