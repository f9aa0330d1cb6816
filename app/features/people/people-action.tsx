import type { LucideIcon } from "lucide-react";
import { Form, useLocation, useNavigation } from "react-router";
import { Button, type ButtonVariant } from "~/components/ui/button";
import { personPath } from "./paths";

interface PeopleActionProps {
  /** Whose page does it. */
  person: string;
  /** What to do, and what with. */
  fields: Readonly<Record<string, string>>;
  icon: LucideIcon;
  label: string;
  pending: string;
  variant: ButtonVariant;
  /** What the label is about, for who does not see what it stands beside. */
  about: string;
}

/** A button that joins or parts people; works without JavaScript. */
export function PeopleAction({ person, fields, icon: Icon, label, pending, variant, about }: PeopleActionProps) {
  const { formData } = useNavigation();
  const { pathname } = useLocation();
  const isPending = Object.entries(fields).every(([name, value]) => formData?.get(name) === value);
  return (
    // Back would tell again what came of it before.
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
