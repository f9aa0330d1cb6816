import { Form, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import type { AdminCopy } from "~/content/admin/admin-copy.server";

export type SignInProblem = keyof AdminCopy["signIn"]["problems"];

interface SignInFormProps {
  copy: AdminCopy["signIn"];
  /** What was typed before. */
  email: string;
  problem: SignInProblem | null;
}

export function SignInForm({ copy, email, problem }: SignInFormProps) {
  const isPending = useNavigation().state !== "idle";
  return (
    <Form method="post" className="grid gap-5">
      {problem && <FormNotice text={copy.problems[problem]} />}
      <TextField
        id="email"
        name="email"
        type="email"
        label={copy.email}
        autoComplete="username"
        defaultValue={email}
        required
      />
      <TextField
        id="password"
        name="password"
        type="password"
        label={copy.password}
        autoComplete="current-password"
        required
      />
      <Button type="submit" aria-disabled={isPending}>
        {isPending ? copy.pending : copy.submit}
      </Button>
    </Form>
  );
}
