import type { ReactNode } from "react";
import { answerTo, type FormAnswer } from "~/components/forms/form-answer";
import type { ButtonVariant } from "~/components/ui/button";
import { useWords } from "~/content/desk/words";
import type { Moment } from "~/lib/time/clock";
import { AccountForm, PresentPasswordField } from "../account/account-form";
import { AccountSection } from "../account/account-forms";
import { RecoveryField } from "./code-form";

export type SecondStepAnswer = FormAnswer<"password" | "code">;

interface AnswerProps {
  /** The answer to any form of the page. */
  answer: SecondStepAnswer | null;
}

export function BeginForm({ answer }: AnswerProps) {
  const { off: words } = useWords("users").twoStep;
  return (
    <AccountForm
      does="begin"
      answer={answerTo(answer, { do: "begin" })}
      submit={words.submit}
      className="grid max-w-[46rem] gap-4"
      button={{ className: "sm:justify-self-start" }}
    >
      {(field) => (
        <>
          <p>{words.text}</p>
          <PresentPasswordField {...field("password")} label={words.password} />
        </>
      )}
    </AccountForm>
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
  return (
    <AccountSection title={title}>
      <p className="text-small">{children}</p>
      <AccountForm
        does={does}
        answer={answerTo(answer, { do: does })}
        submit={submit}
        className="grid gap-4"
        button={{ variant }}
      >
        {(field) => (
          <>
            <PresentPasswordField {...field("password")} label={words.password} />
            <RecoveryField {...field("code")} label={words.code} autoComplete="one-time-code" />
          </>
        )}
      </AccountForm>
    </AccountSection>
  );
}
