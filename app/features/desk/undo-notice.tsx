import { Undo2 } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import { FormNotice } from "~/components/ui/form-notice";

interface UndoNoticeProps {
  tone: "good" | "bad";
  text: string;
  /** What takes back what was done: the fields to post, and its name. Null where nothing does. */
  undo: { action: string; fields: Record<string, string>; label: string } | null;
}

/** What came of what somebody did at the desk, with the way back. */
export function UndoNotice({ tone, text, undo }: UndoNoticeProps) {
  const isPending = useNavigation().state === "submitting";
  return (
    <div className="mb-6 grid max-w-[46rem] gap-3 sm:grid-cols-[1fr_auto] sm:items-center">
      <FormNotice tone={tone} text={text} />
      {undo && (
        <Form method="post" action={undo.action}>
          {Object.entries(undo.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" variant="quiet" className="min-h-11 text-small" aria-disabled={isPending}>
            <Undo2 aria-hidden="true" />
            {undo.label}
          </Button>
        </Form>
      )}
    </div>
  );
}
