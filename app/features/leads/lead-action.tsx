import type { LucideIcon } from "lucide-react";
import { Form, useNavigation } from "react-router";

interface LeadActionProps {
  /** Where the list is, with its query. */
  listPath: string;
  /** What to do, and with which mail or request. */
  name: "mail" | "restore";
  value: string;
  icon: LucideIcon;
  label: string;
  pendingLabel: string;
  /** What the label is about, for who does not see the row. */
  about: string;
}

/** A button that does something with a request and comes back to its list; works without JavaScript. */
export function LeadAction({ listPath, name, value, icon: Icon, label, pendingLabel, about }: LeadActionProps) {
  const isPending = useNavigation().formData?.get(name) === value;
  return (
    <Form method="post" action={listPath} preventScrollReset>
      <input type="hidden" name={name} value={value} />
      <button
        type="submit"
        aria-disabled={isPending}
        className="inline-flex min-h-11 items-center gap-2 rounded-control border-2 border-ink-950 px-3 text-small font-semibold text-ink-950 hover:bg-ink-950 hover:text-linen-50 active:bg-ink-700 aria-disabled:opacity-60"
      >
        <Icon aria-hidden="true" className="size-4.5" />
        {isPending ? pendingLabel : label}
        <span className="sr-only">: {about}</span>
      </button>
    </Form>
  );
}
