import { NotebookPen } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigation } from "react-router";
import { useIsPending } from "~/components/desk/submit-button";
import { TypedForm } from "~/components/desk/typed-form";
import { useTypedForm } from "~/components/desk/use-typed-form";
import { answerTo, type FormAnswer, fieldsOf } from "~/components/forms/form-answer";
import { Button } from "~/components/ui/button";
import { TextAreaField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import { useWords } from "~/content/desk/words";
import { LEAD_BOUNDS } from "../lead";
import { leadPath } from "../paths";
import { leadDraft } from "./lead-forms";

interface NoteFormProps {
  leadId: string;
  /** The answer to any form of the page. */
  answer: FormAnswer | null;
  /** One more means that the note was taken. */
  notes: number;
  onTaken: () => void;
}

/** Never sent: only colleagues read it. */
export function NoteForm({ leadId, answer, notes, onTaken }: NoteFormProps) {
  const { note: words } = useWords("admin").lead;
  const { pending } = useWords("form");
  const isSent = useIsPending({ do: "note" });
  const own = answerTo(answer, { do: "note" });
  const typed = useTypedForm({ source: leadDraft(leadId, "note"), refused: own });
  const field = fieldsOf<"note">({ form: "lead", answer: own });
  useTaken(notes, (sent) => {
    typed.begin(sent);
    onTaken();
  });
  return (
    <TypedForm typed={typed} action={leadPath(leadId)} replace className="grid gap-2">
      {own?.problem && <FormNotice text={own.problem} />}
      <input type="hidden" name="do" value="note" />
      <TextAreaField
        {...field("note")}
        label={<span className="sr-only">{words.label}</span>}
        placeholder={words.hint}
        maxLength={LEAD_BOUNDS.note}
        className="writing-text bg-weld-200!"
        required
      />
      <div className="writing-more flex justify-end">
        <Button type="submit" variant="dark" aria-disabled={isSent}>
          <NotebookPen aria-hidden="true" />
          {isSent ? pending : words.submit}
        </Button>
      </div>
    </TypedForm>
  );
}

/** A changed count shows that the note was taken. A colleague may add one meanwhile, and other forms may be sent. */
function useTaken(count: number, onTaken: (sent: FormData) => void): void {
  const { formData } = useNavigation();
  const sent = formData?.get("do") === "note" ? formData : null;
  const underWay = useRef<{ sent: FormData; before: number } | null>(null);
  const onTurn = useEffectEvent((now: FormData | null) => {
    const answered = underWay.current;
    underWay.current = now && { sent: now, before: answered?.before ?? count };
    if (!now && answered && answered.before !== count) onTaken(answered.sent);
  });
  useEffect(() => onTurn(sent), [sent]);
}
