import type { ReactNode } from "react";
import { Form } from "react-router";
import { SubmitButton } from "~/components/desk/submit-button";
import { answerTo, type FieldProps, type FormAnswer, fieldsOf } from "~/components/forms/form-answer";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import type { ButtonVariant } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import type { Moment } from "~/lib/time/clock";
import { AccountSection } from "../account/account-forms";

export type SecondStepAnswer = FormAnswer<"password" | "code">;

interface AnswerProps {
  /** The answer to any form of the page. */
  answer: SecondStepAnswer | null;
}

export function BeginForm({ answer }: AnswerProps) {
  const { off: words } = useWords("users").twoStep;
  const own = answerTo(answer, { do: "begin" });
  const form = useErrorInView(own);
  const field = fieldsOf<"password">({ form: "begin", answer: own });
  return (
    <Form ref={form} method="post" className="grid max-w-[46rem] gap-4">
      <p>{words.text}</p>
      <PasswordField {...field("password")} label={words.password} />
      <SubmitButton value="begin" className="sm:justify-self-start">
        {words.submit}
      </SubmitButton>
    </Form>
  );
}

interface ManageFormsProps extends AnswerProps {
  since: Moment;
  codesLeft: number;
}

const FEW = 3;

export function ManageForms({ since, codesLeft, answer }: ManageFormsProps) {
  const { on: words } = useWords("users").twoStep;
  return (
    <>
      <dl className="mb-6 flex flex-wrap gap-x-10 gap-y-2">
        <div>
          <dt className="text-small text-ink-500">{words.since}</dt>
          <dd className="font-semibold text-ink-950">
            <time dateTime={since.iso}>{since.text}</time>
          </dd>
        </div>
        <div>
          <dt className="text-small text-ink-500">{words.left}</dt>
          <dd className="font-semibold text-ink-950 tabular-nums">
            {codesLeft}
            {codesLeft < FEW && <span className="ml-3 font-semibold text-madder-700">{words.few}</span>}
          </dd>
        </div>
      </dl>
      <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
        <ChangeForm does="renew" title={words.renewTitle} answer={answer} submit={words.renewSubmit} variant="dark">
          {words.renewText}
        </ChangeForm>
        <ChangeForm does="off" title={words.offTitle} answer={answer} submit={words.offSubmit} variant="quiet">
          {words.offText}
        </ChangeForm>
      </div>
    </>
  );
}

interface ChangeFormProps extends AnswerProps {
  does: "renew" | "off";
  title: string;
  submit: string;
  variant: ButtonVariant;
  children: ReactNode;
}

function ChangeForm({ does, title, submit, variant, answer, children }: ChangeFormProps) {
  const { on: words } = useWords("users").twoStep;
  const own = answerTo(answer, { do: does });
  const form = useErrorInView(own);
  const field = fieldsOf<"password" | "code">({ form: does, answer: own });
  return (
    <AccountSection title={title}>
      <p className="text-small">{children}</p>
      <Form ref={form} method="post" className="grid gap-4">
        <PasswordField {...field("password")} label={words.password} />
        <TextField
          {...field("code")}
          label={words.code}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
        />
        <SubmitButton value={does} variant={variant}>
          {submit}
        </SubmitButton>
      </Form>
    </AccountSection>
  );
}

function PasswordField(props: FieldProps & { label: string }) {
  return <TextField {...props} type="password" autoComplete="current-password" required />;
}
