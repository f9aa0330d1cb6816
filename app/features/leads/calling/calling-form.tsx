import { PhoneOutgoing } from "lucide-react";
import { OneTapForm } from "~/components/desk/one-tap-form";
import { useWords } from "~/content/desk/words";
import { CALLING_FORMS, DISMISS_FORM, type Dismissal } from "../lead-page/lead-forms";

const CALLING =
  "gap-1.5 rounded-control px-2 text-small font-semibold whitespace-nowrap text-indigo-700 underline underline-offset-4 hover:bg-indigo-100 active:bg-indigo-300 aria-disabled:opacity-60";

interface CallingProps {
  lead: { id: string; name: string };
  path: string;
}

export function CallButton({ lead: { id, name }, path }: CallingProps) {
  const words = useWords("admin").leads.calling;
  const fields = { do: CALLING_FORMS.call, lead: id };
  const icon = <PhoneOutgoing aria-hidden="true" className="size-4.5 max-sm:hidden" />;
  return (
    <OneTapForm
      path={path}
      fields={fields}
      about={name}
      pending={words.pending}
      icon={icon}
      className={CALLING}
      replace
    >
      {words.now}
    </OneTapForm>
  );
}

/** `calling`: who, in words. */
export function CallingNote({ lead: { id, name }, path, calling }: CallingProps & { calling: string }) {
  const words = useWords("admin").leads.calling;
  const fields = { do: CALLING_FORMS.undo, lead: id };
  return (
    <div className="flex flex-wrap items-center gap-x-3 *:last:-ml-2">
      <p className="text-small text-ink-950 wrap-anywhere">{calling}</p>
      <OneTapForm path={path} fields={fields} about={name} pending={words.pending} className={CALLING} replace>
        {words.undo}
      </OneTapForm>
    </div>
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
  const look = "link text-small whitespace-nowrap aria-disabled:opacity-60";
  const fields = { do: DISMISS_FORM, ...dismissal };
  return (
    <OneTapForm path={path} fields={fields} about={who} pending={words.pending} className={look} replace>
      {words.label}
    </OneTapForm>
  );
}
