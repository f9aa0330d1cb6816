import { Form } from "react-router";
import { SubmitButton } from "~/components/desk/submit-button";
import { type FormAnswer, fieldsOf } from "~/components/forms/form-answer";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import { useWords } from "~/content/desk/words";
import { NewPasswordFields } from "../passwords/new-password-fields";

export function SetupForm({ answer }: { answer: FormAnswer<"email" | "password" | "repeat"> | null }) {
  const { setup: words } = useWords("admin");
  const form = useErrorInView(answer);
  const field = fieldsOf({ form: "setup", answer });
  return (
    <Form ref={form} method="post" className="grid gap-5">
      {answer?.problem && <FormNotice text={answer.problem} />}
      <TextField {...field("email")} type="email" label={words.email} autoComplete="username" required />
      <NewPasswordFields words={words} field={field} />
      <SubmitButton value="setup">{words.submit}</SubmitButton>
    </Form>
  );
}
