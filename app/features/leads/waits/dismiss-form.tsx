import { Form } from "react-router";
import { useIsPending } from "~/components/desk/submit-button";
import { useWords } from "~/content/desk/words";
import { DISMISS_FORM, type Dismissal } from "../lead-page/lead-forms";

interface DismissFormProps {
  dismissal: Dismissal;
  who: string;
  path: string;
}

/** One tap, which can be undone. */
export function DismissForm({ dismissal, who, path }: DismissFormProps) {
  const words = useWords("admin").leads.dismiss;
  const [[name, value] = ["", ""]] = Object.entries(dismissal);
  const isPending = useIsPending({ do: DISMISS_FORM, [name]: value });
  return (
    <Form method="post" action={path} replace preventScrollReset>
      <input type="hidden" name="do" value={DISMISS_FORM} />
      <input type="hidden" name={name} value={value} />
      <button
        type="submit"
        aria-disabled={isPending}
        className="link inline-flex min-h-11 items-center text-small whitespace-nowrap aria-disabled:opacity-60"
      >
        {isPending ? words.pending : words.label}
        <span className="sr-only">: {who}</span>
      </button>
    </Form>
  );
}
