import { Undo2 } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { UNDO_LOOK } from "./notice-frame";

interface UndoButtonProps {
  listPath: string;
  fields: Record<string, string>;
  label: string;
  pending: string;
}

export function UndoButton({ listPath, fields, label, pending }: UndoButtonProps) {
  const isPending = useNavigation().formData?.get("do") === fields.do;
  return (
    <Form method="post" action={listPath} replace preventScrollReset>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" data-undo aria-disabled={isPending} className={UNDO_LOOK}>
        <Undo2 aria-hidden="true" className="size-4.5" />
        {isPending ? pending : label}
      </button>
    </Form>
  );
}
