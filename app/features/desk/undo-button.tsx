import { Undo2 } from "lucide-react";
import { Form, useNavigation } from "react-router";

interface UndoButtonProps {
  listPath: string;
  /** What is posted: `do`, and what it is done to. */
  fields: Record<string, string>;
  label: string;
  pending: string;
}

/** Takes back what was just done. */
export function UndoButton({ listPath, fields, label, pending }: UndoButtonProps) {
  const isPending = useNavigation().formData?.get("do") === fields.do;
  return (
    <Form method="post" action={listPath} replace preventScrollReset>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        data-undo
        aria-disabled={isPending}
        className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-weld-400 underline underline-offset-4 hover:bg-ink-700 aria-disabled:opacity-60"
      >
        <Undo2 aria-hidden="true" className="size-4.5" />
        {isPending ? pending : label}
      </button>
    </Form>
  );
}
