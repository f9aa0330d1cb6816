import { Form, useNavigation } from "react-router";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import type { UsersCopy } from "~/content/desk/users/users-copy.server";
import type { Moment } from "~/lib/time/clock";
import { AccountSection } from "../account/account-section";

export interface SecondStepErrors {
  form: "begin" | "confirm" | "renew" | "off";
  password?: "wrong" | "limited";
  code?: "usedCode" | "code" | "limitedCode";
}

interface SecondStepFormsProps {
  copy: UsersCopy["twoStep"];
  errors: SecondStepErrors | null;
}

export function BeginForm({ copy, errors }: SecondStepFormsProps) {
  const isPending = useNavigation().state !== "idle";
  const form = useErrorInView(errors);
  return (
    <Form ref={form} method="post" className="grid max-w-[46rem] gap-4">
      <p>{copy.off.text}</p>
      <PasswordField form="begin" label={copy.off.password} copy={copy} errors={errors} />
      <Button type="submit" name="do" value="begin" className="sm:justify-self-start" aria-disabled={isPending}>
        {isPending ? copy.pending : copy.off.submit}
      </Button>
    </Form>
  );
}

interface ManageFormsProps extends SecondStepFormsProps {
  since: Moment;
  codesLeft: number;
}

const FEW = 3;

export function ManageForms({ since, codesLeft, copy, errors }: ManageFormsProps) {
  const isPending = useNavigation().state !== "idle";
  const renewForm = useErrorInView(errors);
  const offForm = useErrorInView(errors);
  const words = copy.on;
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
        <AccountSection title={words.renewTitle}>
          <p className="text-small">{words.renewText}</p>
          <Form ref={renewForm} method="post" className="grid gap-4">
            <PasswordField form="renew" label={words.password} copy={copy} errors={errors} />
            <CodeField form="renew" label={words.code} copy={copy} errors={errors} />
            <Button type="submit" name="do" value="renew" variant="dark" aria-disabled={isPending}>
              {isPending ? copy.pending : words.renewSubmit}
            </Button>
          </Form>
        </AccountSection>
        <AccountSection title={words.offTitle}>
          <p className="text-small">{words.offText}</p>
          <Form ref={offForm} method="post" className="grid gap-4">
            <PasswordField form="off" label={words.password} copy={copy} errors={errors} />
            <CodeField form="off" label={words.code} copy={copy} errors={errors} />
            <Button type="submit" name="do" value="off" variant="quiet" aria-disabled={isPending}>
              {isPending ? copy.pending : words.offSubmit}
            </Button>
          </Form>
        </AccountSection>
      </div>
    </>
  );
}

interface FormFieldProps extends SecondStepFormsProps {
  form: SecondStepErrors["form"];
  label: string;
}

function CodeField({ form, label, copy, errors }: FormFieldProps) {
  return (
    <TextField
      id={`${form}-code`}
      name="code"
      label={label}
      error={errors?.form === form && errors.code ? copy.problems[errors.code] : undefined}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      required
    />
  );
}

function PasswordField({ form, label, copy, errors }: FormFieldProps) {
  return (
    <TextField
      id={`${form}-password`}
      name="password"
      type="password"
      label={label}
      error={errors?.form === form && errors.password ? copy.problems[errors.password] : undefined}
      autoComplete="current-password"
      required
    />
  );
}
