import { Form, useNavigation } from "react-router";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import type { AdminCopy } from "~/content/desk/admin/admin-copy.server";

export type SignInProblem = keyof AdminCopy["signIn"]["problems"];

interface SignInFormProps {
  copy: AdminCopy["signIn"];
  refused: { email: string; problem: SignInProblem } | null;
}

export function SignInForm({ copy, refused }: SignInFormProps) {
  const isPending = useNavigation().state !== "idle";
  const form = useErrorInView(refused);
  const says = refused && copy.problems[refused.problem];
  const wrong = refused && wrongField(refused);
  return (
    <Form ref={form} method="post" className="grid gap-5">
      {says && !wrong && <FormNotice text={says} />}
      <TextField
        id="email"
        name="email"
        type="email"
        label={copy.email}
        error={(wrong === "email" && says) || undefined}
        autoComplete="username"
        defaultValue={refused?.email}
        required
      />
      <TextField
        id="password"
        name="password"
        type="password"
        label={copy.password}
        error={(wrong === "password" && says) || undefined}
        autoComplete="current-password"
        required
      />
      <Button type="submit" aria-disabled={isPending}>
        {isPending ? copy.pending : copy.submit}
      </Button>
    </Form>
  );
}

/** Does not reveal which of the two is wrong. */
function wrongField({ email, problem }: NonNullable<SignInFormProps["refused"]>): "email" | "password" | null {
  if (problem === "missing" && !email.trim()) return "email";
  return problem === "missing" || problem === "refused" ? "password" : null;
}
