import { Form, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import type { UsersCopy } from "~/content/users/users-copy.server";

export type CodeProblem = keyof UsersCopy["secondStep"]["problems"];

interface CodeFormProps {
  copy: UsersCopy["secondStep"];
  problem: CodeProblem | null;
}

/** Asks for the code of the app. */
export function CodeForm({ copy, problem }: CodeFormProps) {
  const isPending = useNavigation().state !== "idle";
  return (
    <Form method="post" className="grid gap-5">
      {problem && <FormNotice text={copy.problems[problem]} />}
      <TextField
        id="code"
        name="code"
        label={copy.code}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={12}
        className="font-display text-2xl tracking-widest tabular-nums"
        required
      />
      <Button type="submit" aria-disabled={isPending}>
        {isPending ? copy.pending : copy.submit}
      </Button>
    </Form>
  );
}
