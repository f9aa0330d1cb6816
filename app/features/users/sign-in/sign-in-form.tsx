import { Form } from "react-router";
import { SubmitButton } from "~/components/desk/submit-button";
import { type FormAnswer, fieldsOf } from "~/components/forms/form-answer";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import { useWords } from "~/content/desk/words";

export function SignInForm({ answer }: { answer: FormAnswer<"email" | "password"> | null }) {
  const { signIn: words } = useWords("admin");
  const form = useErrorInView(answer);
  const field = fieldsOf({ form: "sign-in", answer });
  return (
    <Form ref={form} method="post" className="grid gap-5">
      {answer?.problem && <FormNotice text={answer.problem} />}
      <TextField {...field("email")} type="email" label={words.email} autoComplete="username" required />
      <TextField
        {...field("password")}
        type="password"
        label={words.password}
        autoComplete="current-password"
        required
      />
      <SubmitButton value="sign-in">{words.submit}</SubmitButton>
    </Form>
  );
}
