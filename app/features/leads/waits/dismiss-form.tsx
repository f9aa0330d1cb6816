import { Form, useNavigation } from "react-router";
import type { AdminCopy } from "~/content/desk/admin/admin-copy.server";
import { DISMISS_FORM, type Dismissal } from "./dismiss";

interface DismissFormProps {
  dismissal: Dismissal;
  who: string;
  path: string;
  copy: AdminCopy["leads"]["dismiss"];
}

/** One tap, which can be undone. */
export function DismissForm({ dismissal, who, path, copy }: DismissFormProps) {
  const sent = useNavigation().formData;
  const [[name, value] = ["", ""]] = Object.entries(dismissal);
  const isPending = sent?.get("do") === DISMISS_FORM && sent.get(name) === value;
  return (
    <Form method="post" action={path} replace preventScrollReset>
      <input type="hidden" name="do" value={DISMISS_FORM} />
      <input type="hidden" name={name} value={value} />
      <button
        type="submit"
        aria-disabled={isPending}
        className="link inline-flex min-h-11 items-center text-small whitespace-nowrap aria-disabled:opacity-60"
      >
        {isPending ? copy.pending : copy.label}
        <span className="sr-only">: {who}</span>
      </button>
    </Form>
  );
}
