import { Form } from "react-router";
import { SubmitButton } from "~/components/desk/submit-button";
import { answerTo, fieldsOf } from "~/components/forms/form-answer";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import { useWords } from "~/content/desk/words";
import type { CodeAnswer } from "./code-form";

/** It takes letters, so it cannot share the field for digits. */
export function RecoveryForm({ answer }: { answer: CodeAnswer | null }) {
  const { secondStep: words } = useWords("users");
  const own = answerTo(answer, { do: "recovery" });
  const form = useErrorInView(own);
  const field = fieldsOf<"recovery">({ form: "second-step", answer: own });
  return (
    <details open={own !== null} className="mt-6 border-t border-linen-200 pt-2">
      <summary className="link inline-flex min-h-11 items-center">{words.recoveryTitle}</summary>
      <Form ref={form} method="post" className="grid gap-4 pt-2 pb-4">
        {own?.problem && <FormNotice text={own.problem} />}
        <p className="text-small">{words.recoveryText}</p>
        <TextField
          {...field("recovery")}
          label={words.recovery}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
        />
        <SubmitButton value="recovery" variant="quiet">
          {words.submit}
        </SubmitButton>
      </Form>
    </details>
  );
}
