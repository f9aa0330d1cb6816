import { Form, useNavigation } from "react-router";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { TAKES_FOCUS } from "~/components/layout/use-focus-on-navigation";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import type { UsersCopy } from "~/content/desk/users/users-copy.server";

export type CodeProblem = keyof UsersCopy["secondStep"]["problems"];

interface CodeFormProps {
  copy: UsersCopy["secondStep"];
  refused: { problem: CodeProblem } | null;
}

export function CodeForm({ copy, refused }: CodeFormProps) {
  const isPending = useNavigation().state !== "idle";
  const form = useErrorInView(refused);
  const { notice, error } = problemMessage(refused, copy);
  return (
    <Form ref={form} method="post" className="grid gap-5">
      {notice && <FormNotice text={notice} />}
      <TextField
        id="code"
        name="code"
        label={copy.code}
        error={error}
        autoComplete="one-time-code"
        inputMode="numeric"
        // The only field of the page: a phone opens its keypad.
        autoFocus
        {...TAKES_FOCUS}
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

/** Above the form if no other code would help, otherwise at the field. */
export function problemMessage(refused: CodeFormProps["refused"], copy: UsersCopy["secondStep"]) {
  if (!refused) return {};
  const { problem } = refused;
  const says = copy.problems[problem];
  return problem === "limited" || problem === "away" ? { notice: says } : { error: says };
}
