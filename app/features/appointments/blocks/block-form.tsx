import { useId } from "react";
import { Form, useNavigation } from "react-router";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import type { AgendaBlocksCopy } from "~/content/desk/agenda-blocks/agenda-blocks-copy.server";
import { useHydrated } from "~/lib/use-hydrated";
import { BLOCKS_PATH } from "../agenda/desk-paths";
import { type BlockField, NOTE_LENGTH, type RefusedBlock } from "./block";

interface BlockFormProps {
  refused: RefusedBlock | null;
  /** `YYYY-MM-DD` */
  today: string;
  copy: AgendaBlocksCopy;
}

export function BlockForm({ refused, today, copy }: BlockFormProps) {
  const id = useId();
  const isHydrated = useHydrated();
  const form = useErrorInView(refused);
  const isPending = useNavigation().formData?.get("do") === "block";
  const words = copy.form;
  const field = (name: BlockField) => {
    const problem = refused?.errors[name];
    return {
      id: `${id}-${name}`,
      name,
      defaultValue: refused?.fields[name] ?? "",
      error: problem && copy.problems[problem],
    };
  };
  return (
    <Form
      ref={form}
      method="post"
      action={BLOCKS_PATH}
      noValidate={isHydrated}
      aria-label={words.label}
      className="grid max-w-[46rem] gap-5 rounded-card border border-linen-200 bg-white p-4 sm:grid-cols-2 sm:p-6"
    >
      <input type="hidden" name="do" value="block" />
      <TextField {...field("from")} type="date" min={today} required label={words.from} />
      <TextField {...field("until")} type="date" min={today} label={words.until} hint={words.untilHint} />
      <TextField {...field("fromTime")} type="time" label={words.fromTime} hint={words.timeHint} />
      <TextField {...field("untilTime")} type="time" label={words.untilTime} hint={words.timeHint} />
      <div className="sm:col-span-2">
        <TextField {...field("note")} maxLength={NOTE_LENGTH} label={words.note} hint={words.noteHint} />
      </div>
      <div>
        <Button type="submit" className="max-sm:w-full" aria-disabled={isPending}>
          {isPending ? words.pending : words.submit}
        </Button>
      </div>
    </Form>
  );
}
