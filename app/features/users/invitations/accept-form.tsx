import { Form } from "react-router";
import { SubmitButton } from "~/components/desk/submit-button";
import { type FormAnswer, fieldsOf } from "~/components/forms/form-answer";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import { useWords } from "~/content/desk/words";
import { NewPasswordFields } from "../passwords/new-password-fields";
import type { Role } from "../sign-in/role";

interface AcceptFormProps {
  role: Role;
  email: string;
  answer: FormAnswer<"name" | "password" | "repeat"> | null;
}

export function AcceptForm({ role, email, answer }: AcceptFormProps) {
  const { invitation: words, roles } = useWords("users");
  const form = useErrorInView(answer);
  const field = fieldsOf({ form: "accept", answer });
  return (
    <Form ref={form} method="post" className="grid gap-5">
      {answer?.problem && <FormNotice text={answer.problem} />}
      <p className="border-l-4 border-weld-400 pl-3 text-small">
        {words.as}: <strong className="text-ink-950">{roles[role].name}</strong>. {roles[role].says}
      </p>
      <TextField id="email" type="email" label={words.email} autoComplete="username" value={email} readOnly />
      <TextField {...field("name")} label={words.name} hint={words.nameHint} autoComplete="name" required />
      <NewPasswordFields words={words} field={field} />
      <SubmitButton value="accept">{words.submit}</SubmitButton>
    </Form>
  );
}
