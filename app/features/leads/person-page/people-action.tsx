import type { LucideIcon } from "lucide-react";
import { Form, useLocation } from "react-router";
import { useIsPending } from "~/components/desk/submit-button";
import { Button, type ButtonVariant } from "~/components/ui/button";
import { useWords } from "~/content/desk/words";
import { personPath } from "../paths";

interface PeopleActionProps {
  person: string;
  fields: Readonly<Record<string, string>>;
  icon: LucideIcon;
  label: string;
  variant: ButtonVariant;
  /** Names the person for screen readers. */
  about: string;
}

export function PeopleAction({ person, fields, icon: Icon, label, variant, about }: PeopleActionProps) {
  const { pathname } = useLocation();
  const { pending } = useWords("form");
  const isPending = useIsPending(fields);
  return (
    // Going back would show the earlier outcome again.
    <Form method="post" action={personPath(person)} replace={pathname === personPath(person)}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant={variant} aria-disabled={isPending}>
        <Icon aria-hidden="true" />
        {isPending ? pending : label}
        <span className="sr-only">: {about}</span>
      </Button>
    </Form>
  );
}
