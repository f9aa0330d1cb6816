import type { ReactNode } from "react";
import { Form } from "react-router";
import { SubmitButton } from "~/components/desk/submit-button";
import type { ButtonVariant } from "~/components/ui/button";
import { useWords } from "~/content/desk/words";
import type { ShownUser } from "./user-list";

interface UserChangesProps {
  user: ShownUser;
}

/** Folded away, so that nobody is removed by accident. */
export function UserChanges({ user }: UserChangesProps) {
  const { users: words } = useWords("users");
  const other = user.role === "owner" ? "staff" : "owner";
  const isOwner = user.role === "owner";
  return (
    <details className="mt-1">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-small font-semibold text-indigo-700 underline underline-offset-4">
        {words.change}
        <span className="sr-only"> {user.name}</span>
      </summary>
      <div className="grid gap-4 border-t border-linen-200 pt-4 md:grid-cols-3">
        <Change user={user} does="role" label={isOwner ? words.role.toStaff : words.role.toOwner}>
          <p className="text-small">{isOwner ? words.role.toStaffSays : words.role.toOwnerSays}</p>
          <input type="hidden" name="from" value={user.role} />
          <input type="hidden" name="to" value={other} />
        </Change>
        {user.hasSecondStep && (
          <Change user={user} does="two-step-reset" label={words.twoStep.reset}>
            <p className="text-small">{words.twoStep.says}</p>
          </Change>
        )}
        <Change user={user} does="remove" label={words.remove.submit} variant="main">
          <p className="text-small">{words.remove.says}</p>
        </Change>
      </div>
    </details>
  );
}

interface ChangeProps extends UserChangesProps {
  does: string;
  label: string;
  variant?: ButtonVariant;
  children: ReactNode;
}

function Change({ user, does, label, variant = "quiet", children }: ChangeProps) {
  return (
    <Form method="post" className="grid content-between gap-3">
      <input type="hidden" name="user" value={user.id} />
      {children}
      <SubmitButton value={does} among={{ user: user.id }} variant={variant}>
        <span>
          {label}
          <span className="sr-only"> ({user.name})</span>
        </span>
      </SubmitButton>
    </Form>
  );
}
