import { answerTo, type FieldProps, type FormAnswer } from "~/components/forms/form-answer";
import { TAKES_FOCUS } from "~/components/layout/use-focus-on-navigation";
import { TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { AccountForm } from "../account/account-form";

export type CodeAnswer = FormAnswer<"code" | "recovery">;

interface AnswerProps {
  /** The answer to either form of the page. */
  answer: CodeAnswer | null;
}

export function CodeForm({ answer }: AnswerProps) {
  const { secondStep: words } = useWords("users");
  return (
    <AccountForm does="code" answer={answerTo(answer, { do: "code" })} submit={words.submit}>
      {/* The only field of the page: a phone opens its keypad. */}
      {(field) => <DigitsField {...field("code")} label={words.code} autoFocus {...TAKES_FOCUS} />}
    </AccountForm>
  );
}

/** It takes letters, so it cannot share the field for digits. */
export function RecoveryForm({ answer }: AnswerProps) {
  const { secondStep: words } = useWords("users");
  const own = answerTo(answer, { do: "recovery" });
  return (
    <details open={own !== null} className="mt-6 border-t border-linen-200 pt-2">
      <summary className="link inline-flex min-h-11 items-center">{words.recoveryTitle}</summary>
      <AccountForm
        does="recovery"
        answer={own}
        submit={words.submit}
        className="grid gap-4 pt-2 pb-4"
        button={{ variant: "quiet" }}
      >
        {(field) => (
          <>
            <p className="text-small">{words.recoveryText}</p>
            <RecoveryField {...field("recovery")} label={words.recovery} autoComplete="off" />
          </>
        )}
      </AccountForm>
    </details>
  );
}

type CodeFieldProps = FieldProps & { label: string; autoFocus?: boolean };

/** A code of the app. */
export function DigitsField(props: CodeFieldProps) {
  return (
    <TextField
      {...props}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={12}
      className="font-display text-2xl tracking-widest tabular-nums"
      required
    />
  );
}

/** A code with letters too. */
export function RecoveryField(props: CodeFieldProps & { autoComplete: "off" | "one-time-code" }) {
  return <TextField {...props} autoCapitalize="none" spellCheck={false} maxLength={40} required />;
}
