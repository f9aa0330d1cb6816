import { useEffect } from "react";
import { Form } from "react-router";
import { SubmitButton } from "~/components/desk/submit-button";
import { type FormAnswer, fieldsOf } from "~/components/forms/form-answer";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { SelectField, TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { authFacts } from "~/lib/account-bounds";
import { fill } from "~/lib/text/fill";
import { ROLES } from "../sign-in/role";

interface InviteFormProps {
  answer: FormAnswer<"email" | "role"> | null;
  /** Different for each invitation that has just been made from the form; null if none has. */
  taken: string | null;
}

export function InviteForm({ answer, taken }: InviteFormProps) {
  const { users, roles } = useWords("users");
  const { invite: words } = users;
  const form = useErrorInView(answer);
  const field = fieldsOf({ form: "invite", answer, served: { role: "staff" } });
  // Another action on the page must not clear what is typed for the next invitation.
  useEffect(() => {
    if (taken) form.current?.reset();
  }, [taken, form]);
  return (
    <section aria-labelledby="invite" className="rounded-card border border-linen-200 bg-white p-4 sm:p-5">
      <h2 id="invite" className="text-h3">
        {words.title}
      </h2>
      <Form ref={form} method="post" className="mt-3 grid gap-4">
        <TextField {...field("email")} type="email" label={words.email} autoComplete="off" required />
        <SelectField {...field("role")} label={words.role}>
          {ROLES.toReversed().map((role) => (
            <option key={role} value={role}>
              {roles[role].name}
            </option>
          ))}
        </SelectField>
        <dl className="grid gap-1 text-small">
          {ROLES.toReversed().map((role) => (
            <div key={role}>
              <dt className="inline font-semibold text-ink-950">{roles[role].name}:</dt>{" "}
              <dd className="inline">{roles[role].says}</dd>
            </div>
          ))}
        </dl>
        <SubmitButton value="invite">{words.submit}</SubmitButton>
        <p className="text-small text-ink-500">{fill(words.says, authFacts)}</p>
      </Form>
    </section>
  );
}
