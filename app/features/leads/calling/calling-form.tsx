import { PhoneOutgoing } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { useIsPending } from "~/components/desk/submit-button";
import { useWords } from "~/content/desk/words";
import { CALLING_FORMS, DISMISS_FORM, type Dismissal } from "../lead-page/lead-forms";

interface CallingProps {
  lead: { id: string; name: string };
  path: string;
}

export function CallButton(props: CallingProps) {
  const words = useWords("admin").leads.calling;
  return (
    <CallingForm {...props} form={CALLING_FORMS.call}>
      <PhoneOutgoing aria-hidden="true" className="size-4.5 max-sm:hidden" />
      {words.now}
    </CallingForm>
  );
}

/** `calling`: who, in words. */
export function CallingNote({ calling, ...props }: CallingProps & { calling: string }) {
  const words = useWords("admin").leads.calling;
  return (
    <div className="flex flex-wrap items-center gap-x-3 *:last:-ml-2">
      <p className="text-small text-ink-950 wrap-anywhere">{calling}</p>
      <CallingForm {...props} form={CALLING_FORMS.undo}>
        {words.undo}
      </CallingForm>
    </div>
  );
}

interface CallingFormProps extends CallingProps {
  form: (typeof CALLING_FORMS)[keyof typeof CALLING_FORMS];
  children: ReactNode;
}

function CallingForm({ lead: { id, name }, path, form, children }: CallingFormProps) {
  const { pending } = useWords("admin").leads.calling;
  const isPending = useIsPending({ do: form, lead: id });
  return (
    <Form method="post" action={path} replace preventScrollReset>
      <input type="hidden" name="do" value={form} />
      <input type="hidden" name="lead" value={id} />
      <button
        type="submit"
        aria-disabled={isPending}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-small font-semibold whitespace-nowrap text-indigo-700 underline underline-offset-4 hover:bg-indigo-100 active:bg-indigo-300 aria-disabled:opacity-60"
      >
        {isPending ? pending : children}
        <span className="sr-only">: {name}</span>
      </button>
    </Form>
  );
}

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
