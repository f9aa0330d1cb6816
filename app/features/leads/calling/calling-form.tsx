import { PhoneOutgoing } from "lucide-react";
import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { AdminCopy } from "~/content/desk/admin/admin-copy.server";
import { CALLING_FORMS } from "./calling";

interface CallingProps {
  lead: { id: string; name: string };
  path: string;
  copy: AdminCopy["leads"]["calling"];
}

export function CallButton(props: CallingProps) {
  return (
    <CallingForm {...props} form={CALLING_FORMS.call}>
      <PhoneOutgoing aria-hidden="true" className="size-4.5 max-sm:hidden" />
      {props.copy.now}
    </CallingForm>
  );
}

/** `calling`: who, in words. */
export function CallingNote({ calling, ...props }: CallingProps & { calling: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 *:last:-ml-2">
      <p className="text-small text-ink-950 wrap-anywhere">{calling}</p>
      <CallingForm {...props} form={CALLING_FORMS.undo}>
        {props.copy.undo}
      </CallingForm>
    </div>
  );
}

interface CallingFormProps extends CallingProps {
  form: (typeof CALLING_FORMS)[keyof typeof CALLING_FORMS];
  children: ReactNode;
}

function CallingForm({ lead: { id, name }, path, copy, form, children }: CallingFormProps) {
  const sent = useNavigation().formData;
  const isPending = sent?.get("do") === form && sent.get("lead") === id;
  return (
    <Form method="post" action={path} replace preventScrollReset>
      <input type="hidden" name="do" value={form} />
      <input type="hidden" name="lead" value={id} />
      <button
        type="submit"
        aria-disabled={isPending}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-small font-semibold whitespace-nowrap text-indigo-700 underline underline-offset-4 hover:bg-indigo-100 active:bg-indigo-300 aria-disabled:opacity-60"
      >
        {isPending ? copy.pending : children}
        <span className="sr-only">: {name}</span>
      </button>
    </Form>
  );
}
