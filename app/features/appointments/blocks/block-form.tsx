import { type ReactNode, useId } from "react";
import { Form } from "react-router";
import { SubmitButton } from "~/components/desk/submit-button";
import { type FormAnswer, fieldsOf } from "~/components/forms/form-answer";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { useHydrated } from "~/lib/use-hydrated";
import { type BlockField, NOTE_LENGTH } from "./block";

interface BlockFormProps {
  answer: FormAnswer<BlockField> | null;
  /** `YYYY-MM-DD` */
  today: string;
  action: string;
  /** Fields that the form begins with. */
  served?: Partial<Record<BlockField, string>>;
  className?: string;
  children?: ReactNode;
}

export const BLOCK_CARD = "max-w-[46rem] rounded-card border border-linen-200 bg-white p-4 sm:p-6";

export function BlockForm({ answer, today, action, served = {}, className = "", children }: BlockFormProps) {
  const { form: words } = useWords("agendaBlocks");
  const isHydrated = useHydrated();
  const form = useErrorInView(answer);
  const field = fieldsOf<BlockField>({ form: useId(), answer, served });
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      noValidate={isHydrated}
      aria-label={words.label}
      className={`grid gap-5 sm:grid-cols-2 ${className}`}
    >
      {children}
      <TextField {...field("from")} type="date" min={today} required label={words.from} />
      <TextField {...field("until")} type="date" min={today} label={words.until} hint={words.untilHint} />
      <TextField {...field("fromTime")} type="time" label={words.fromTime} hint={words.timeHint} />
      <TextField {...field("untilTime")} type="time" label={words.untilTime} hint={words.timeHint} />
      <div className="sm:col-span-2">
        <TextField {...field("note")} maxLength={NOTE_LENGTH} label={words.note} hint={words.noteHint} />
      </div>
      <div>
        <SubmitButton value="block" className="max-sm:w-full">
          {words.submit}
        </SubmitButton>
      </div>
    </Form>
  );
}
