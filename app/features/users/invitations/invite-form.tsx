import { useEffect } from "react";
import { Form, useNavigation } from "react-router";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { Button } from "~/components/ui/button";
import { SelectField, TextField } from "~/components/ui/field";
import type { UsersCopy } from "~/content/desk/users/users-copy.server";
import { ROLES } from "../sign-in/role";

export type InviteFormProblem = keyof UsersCopy["users"]["problems"];

export interface TypedInvite {
  email: string;
  role: string;
  problem: InviteFormProblem;
}

interface InviteFormProps {
  copy: UsersCopy["users"];
  roles: UsersCopy["roles"];
  typed: TypedInvite | null;
  /** Different for each invitation that has just been made from the form; null if none has. */
  taken: string | null;
}

export function InviteForm({ copy, roles, typed, taken }: InviteFormProps) {
  const isPending = useNavigation().state !== "idle";
  const form = useErrorInView(typed);
  // What is typed for the next one is kept, whatever else is done on the page.
  useEffect(() => {
    if (taken) form.current?.reset();
  }, [taken, form]);
  return (
    <section aria-labelledby="invite" className="rounded-card border border-linen-200 bg-white p-4 sm:p-5">
      <h2 id="invite" className="text-h3">
        {copy.invite.title}
      </h2>
      <Form ref={form} method="post" className="mt-3 grid gap-4">
        <TextField
          id="email"
          name="email"
          type="email"
          label={copy.invite.email}
          error={typed ? copy.problems[typed.problem] : undefined}
          defaultValue={typed?.email}
          autoComplete="off"
          required
        />
        <SelectField id="role" name="role" label={copy.invite.role} defaultValue={typed?.role || "staff"}>
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
        <Button type="submit" name="do" value="invite" aria-disabled={isPending}>
          {isPending ? copy.pending : copy.invite.submit}
        </Button>
        <p className="text-small text-ink-500">{copy.invite.says}</p>
      </Form>
    </section>
  );
}
