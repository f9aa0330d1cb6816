import type { ReactNode } from "react";
import { Form } from "react-router";
import { useIsPending } from "./submit-button";

interface OneTapFormProps {
  path: string;
  fields: Readonly<Record<string, string>>;
  /** Names the subject for screen readers. */
  about: string;
  pending: string;
  icon?: ReactNode;
  className: string;
  replace?: boolean;
  children: ReactNode;
}

/** A button that posts these fields. */
export function OneTapForm({
  path,
  fields,
  about,
  pending,
  icon,
  className,
  replace = false,
  children,
}: OneTapFormProps) {
  const isPending = useIsPending(fields);
  return (
    <Form method="post" action={path} replace={replace} preventScrollReset>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" aria-disabled={isPending} className={`inline-flex min-h-11 items-center ${className}`}>
        {icon}
        {isPending ? pending : children}
        <span className="sr-only">: {about}</span>
      </button>
    </Form>
  );
}
