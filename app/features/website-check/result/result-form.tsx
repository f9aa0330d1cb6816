import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { FormAnswer } from "~/components/forms/form-answer";
import { Honeypot } from "~/components/forms/honeypot";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { useOnlineOnly } from "~/components/forms/use-online-only";
import { Button } from "~/components/ui/button";
import { FormNotice } from "~/components/ui/form-notice";

interface ResultFormProps {
  /** The value of `do`. */
  form: string;
  /** Path of the page, with the place of the form. */
  action: string;
  words: { failed: string; submit: string; pending: string };
  answer: FormAnswer | null;
  variant: "main" | "dark";
  /** Stands beside the button. */
  aside: ReactNode;
  onSend?: (sent: FormData) => void;
  children: ReactNode;
}

/** The frame of the forms below a result. */
export function ResultForm({ form, action, words, answer, variant, aside, onSend, children }: ResultFormProps) {
  const onlineOnly = useOnlineOnly();
  const element = useErrorInView(answer);
  const isPending = useNavigation().formData?.get("do") === form;
  const notice = answer && Object.keys(answer.errors).length === 0 ? (answer.problem ?? words.failed) : null;
  return (
    <Form
      ref={element}
      method="post"
      action={action}
      noValidate
      preventScrollReset
      onSubmit={(event) => {
        onlineOnly(event);
        onSend?.(new FormData(event.currentTarget));
      }}
      className="grid gap-4"
    >
      {notice && <FormNotice text={notice} />}
      <input type="hidden" name="do" value={form} />
      <Honeypot />
      {children}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" variant={variant} aria-disabled={isPending}>
          {isPending ? words.pending : words.submit}
        </Button>
        {aside}
      </div>
    </Form>
  );
}
