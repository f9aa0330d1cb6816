import type { LucideIcon } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";

interface PostToProps {
  action: string;
  fields: Readonly<Record<string, string | number>>;
  icon: LucideIcon;
  label: string;
  pending: string;
}

export function PostTo({ action, fields, icon: Icon, label, pending }: PostToProps) {
  const isPending = useNavigation().formAction === action;
  return (
    <Form method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" aria-disabled={isPending} className="wrap-anywhere">
        <Icon aria-hidden="true" />
        {isPending ? pending : label}
      </Button>
    </Form>
  );
}
