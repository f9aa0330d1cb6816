import { Form, useNavigation } from "react-router";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import type { UsersCopy } from "~/content/desk/users/users-copy.server";
import { type CodeProblem, problemMessage } from "./code-form";

interface RecoveryFormProps {
  copy: UsersCopy["secondStep"];
  refused: { problem: CodeProblem } | null;
}

/** It takes letters, so it cannot share the field for digits. */
export function RecoveryForm({ copy, refused }: RecoveryFormProps) {
  const isPending = useNavigation().state !== "idle";
  const form = useErrorInView(refused);
  const { notice, error } = problemMessage(refused, copy);
  return (
    <details open={refused !== null} className="mt-6 border-t border-linen-200 pt-2">
      <summary className="link inline-flex min-h-11 items-center">{copy.recoveryTitle}</summary>
      <Form ref={form} method="post" className="grid gap-4 pt-2 pb-4">
        {notice && <FormNotice text={notice} />}
        <p className="text-small">{copy.recoveryText}</p>
        <TextField
          id="recovery"
          name="recovery"
          label={copy.recovery}
          error={error}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
        />
        <Button type="submit" variant="quiet" aria-disabled={isPending}>
          {isPending ? copy.pending : copy.submit}
        </Button>
      </Form>
    </details>
  );
}
