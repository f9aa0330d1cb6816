import { NotebookPen } from "lucide-react";
import { useRef, useState } from "react";
import { v4 as uuidv4 } from "uuid";
import { RichTextField } from "~/components/desk/rich-text/rich-text-field";
import { outcomeOf, problemOf } from "~/components/desk/row-answer";
import { TypedForm } from "~/components/desk/typed-form";
import { usePostInPlace } from "~/components/desk/use-post-in-place";
import { useTypedForm } from "~/components/desk/use-typed-form";
import { answerTo, type FormAnswer, fieldsOf } from "~/components/forms/form-answer";
import { Button } from "~/components/ui/button";
import { FormNotice } from "~/components/ui/form-notice";
import { useWords } from "~/content/desk/words";
import { LEAD_BOUNDS } from "../lead";
import { leadPath } from "../paths";
import { leadDraft } from "./lead-forms";

const NOTE = { do: "note" };

interface NoteFormProps {
  leadId: string;
  /** The answer to any form of the page, if there are no scripts. */
  answer: FormAnswer | null;
  onTaken: () => void;
}

/** Never sent: only colleagues read it. */
export function NoteForm({ leadId, answer, onTaken }: NoteFormProps) {
  const { note: words } = useWords("admin").lead;
  const { pending } = useWords("form");
  const [refused, setRefused] = useState(() => answerTo(answer, NOTE));
  /** The id stays the same until the note is stored or changed: a lost answer makes no second note. */
  const attempt = useRef<{ id: string; sent: FormData } | null>(null);
  const typed = useTypedForm({ source: leadDraft(leadId, "note"), refused });
  const { post, sent } = usePostInPlace(leadPath(leadId), (answered) => {
    const isStored = outcomeOf(answered) === "saved";
    setRefused(isStored ? null : answered);
    if (!isStored || !attempt.current) return;
    typed.begin(attempt.current.sent);
    attempt.current = null;
    onTaken();
  });
  const problem = problemOf(refused);
  const field = fieldsOf<"note">({ form: "lead", answer: refused });

  function send(form: HTMLFormElement) {
    const fields = new FormData(form);
    const isAgain = attempt.current?.sent.get("note") === fields.get("note");
    const id = isAgain && attempt.current ? attempt.current.id : uuidv4();
    attempt.current = { id, sent: fields };
    post({ ...NOTE, id, note: String(fields.get("note")) });
  }

  return (
    <TypedForm
      typed={typed}
      action={leadPath(leadId)}
      replace
      onSubmit={(event) => {
        event.preventDefault();
        if (!sent) send(event.currentTarget);
      }}
      className="grid gap-2"
    >
      {problem && !sent && <FormNotice text={problem} />}
      <input type="hidden" name="do" value={NOTE.do} />
      <RichTextField
        {...field("note")}
        error={sent ? undefined : refused?.errors.note}
        format="mail"
        label={<span className="sr-only">{words.label}</span>}
        placeholder={words.hint}
        maxLength={LEAD_BOUNDS.note}
        className="writing-text bg-weld-200!"
        toolsClassName="writing-more"
        beside={
          <Button type="submit" variant="dark" aria-disabled={sent !== null} className="ml-auto">
            <NotebookPen aria-hidden="true" />
            {sent ? pending : words.submit}
          </Button>
        }
        required
      />
    </TypedForm>
  );
}
