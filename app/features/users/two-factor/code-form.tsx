import { Form } from "react-router";
import { SubmitButton } from "~/components/desk/submit-button";
import { answerTo, type FormAnswer, fieldsOf } from "~/components/forms/form-answer";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { TAKES_FOCUS } from "~/components/layout/use-focus-on-navigation";
import { TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import { useWords } from "~/content/desk/words";

export type CodeAnswer = FormAnswer<"code" | "recovery">;

/** `answer`: to this form or the one for recovery codes. */
export function CodeForm({ answer }: { answer: CodeAnswer | null }) {
  const { secondStep: words } = useWords("users");
  const own = answerTo(answer, { do: "code" });
  const form = useErrorInView(own);
  const field = fieldsOf<"code">({ form: "second-step", answer: own });
  return (
    <Form ref={form} method="post" className="grid gap-5">
      {own?.problem && <FormNotice text={own.problem} />}
      <TextField
        {...field("code")}
        label={words.code}
        autoComplete="one-time-code"
        inputMode="numeric"
        // The only field of the page: a phone opens its keypad.
        autoFocus
        {...TAKES_FOCUS}
        maxLength={12}
        className="font-display text-2xl tracking-widest tabular-nums"
        required
      />
      <SubmitButton value="code">{words.submit}</SubmitButton>
    </Form>
  );
}
