import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button, type ButtonVariant } from "~/components/ui/button";
import type { UsersCopy } from "~/content/desk/users/users-copy.server";
import type { ShownUser } from "./user-list";

interface UserChangesProps {
  user: ShownUser;
  copy: UsersCopy["users"];
}

/** Folded away, so that nobody is removed by accident. */
export function UserChanges({ user, copy }: UserChangesProps) {
  const other = user.role === "owner" ? "staff" : "owner";
  const isOwner = user.role === "owner";
  return (
    <details className="mt-1">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-small font-semibold text-indigo-700 underline underline-offset-4">
        {copy.change}
        <span className="sr-only"> {user.name}</span>
      </summary>
      <div className="grid gap-4 border-t border-linen-200 pt-4 md:grid-cols-3">
        <Change user={user} does="role" label={isOwner ? copy.role.toStaff : copy.role.toOwner} copy={copy}>
          <p className="text-small">{isOwner ? copy.role.toStaffSays : copy.role.toOwnerSays}</p>
          <input type="hidden" name="from" value={user.role} />
          <input type="hidden" name="to" value={other} />
        </Change>
        {user.hasSecondStep && (
          <Change user={user} does="two-step-reset" label={copy.twoStep.reset} copy={copy}>
            <p className="text-small">{copy.twoStep.says}</p>
          </Change>
        )}
        <Change user={user} does="remove" label={copy.remove.submit} variant="main" copy={copy}>
          <p className="text-small">{copy.remove.says}</p>
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

function Change({ user, does, label, variant = "quiet", copy, children }: ChangeProps) {
  const isPending = useNavigation().state !== "idle";
  return (
    <Form method="post" className="grid content-between gap-3">
      <input type="hidden" name="user" value={user.id} />
      {children}
      <Button type="submit" name="do" value={does} variant={variant} aria-disabled={isPending}>
        <span>
          {isPending ? copy.pending : label}
          <span className="sr-only"> ({user.name})</span>
        </span>
      </Button>
    </Form>
  );
}
