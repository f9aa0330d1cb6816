import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from "react";
import { useNavigation } from "react-router";
import { useIsPending } from "~/components/desk/submit-button";
import { TypedForm } from "~/components/desk/typed-form";
import { useFormKey } from "~/components/desk/use-form-key";
import { useTypedForm } from "~/components/desk/use-typed-form";
import { answerTo, type FormAnswer } from "~/components/forms/form-answer";
import { Button } from "~/components/ui/button";
import { FormNotice } from "~/components/ui/form-notice";
import type { DeskWords } from "~/content/desk/nl";
import { useWords } from "~/content/desk/words";
import { leadPath } from "../paths";
import { type LeadForm as LeadFormName, leadDraft } from "./lead-forms";

export interface LeadFormProps {
  leadId: string;
  version: number;
  /** The answer to any form of the page. */
  answer: FormAnswer | null;
}

interface FrameProps extends LeadFormProps {
  form: Extract<LeadFormName, keyof DeskWords["admin"]["lead"]>;
  submit: string;
  /** The form starts over when it changes. Empty where the form only adds. */
  about?: string;
  /** One more means that an addition was taken. */
  kept?: number;
  /** Buttons after the one that Enter presses. */
  more?: ReactNode;
  children: ReactNode;
}

export function LeadForm(props: FrameProps) {
  const { form, version, about = "" } = props;
  const isSent = useIsPending({ do: form });
  const { key, noteUse } = useFormKey({ about, version, isSent });
  return <KeyedForm key={key} {...props} isSent={isSent} noteUse={noteUse} />;
}

interface KeyedFormProps extends FrameProps {
  isSent: boolean;
  noteUse: () => void;
}

function KeyedForm({
  leadId,
  version,
  answer,
  form,
  submit,
  isSent,
  noteUse,
  more,
  children,
  ...rest
}: KeyedFormProps) {
  const { about = "", kept = about } = rest;
  const headingId = useId();
  const { title } = useWords("admin").lead[form];
  const { pending } = useWords("form");
  const own = answerTo(answer, { do: form });
  const typed = useTypedForm({ source: leadDraft(leadId, form), about, stamp: String(version), refused: own });
  useTaken(form, kept, typed.begin);
  const keep = () => {
    noteUse();
    typed.keep();
  };
  return (
    <section aria-labelledby={headingId} className="rounded-card border border-linen-200 bg-white px-4 py-4 sm:px-5">
      <h2 id={headingId} className="mb-3 text-h3">
        {title}
      </h2>
      <TypedForm typed={{ ...typed, keep }} action={leadPath(leadId)} replace onSubmit={noteUse} className="grid gap-3">
        {own?.problem && <FormNotice text={own.problem} />}
        <input type="hidden" name="do" value={form} />
        <input type="hidden" name="version" value={typed.stamp} />
        {children}
        <Button type="submit" variant="quiet" aria-disabled={isSent}>
          {isSent ? pending : submit}
        </Button>
        {more}
      </TypedForm>
    </section>
  );
}

/** A changed `kept` shows it. Ignores what a colleague adds meanwhile, and the other forms of the page. */
export function useTaken(form: LeadFormName, kept: number | string, onTaken: (sent: FormData) => void): void {
  const { formData } = useNavigation();
  const sent = formData?.get("do") === form ? formData : null;
  const underWay = useRef<{ sent: FormData; before: number | string } | null>(null);
  const onTurn = useEffectEvent((now: FormData | null) => {
    const answered = underWay.current;
    underWay.current = now && { sent: now, before: answered?.before ?? kept };
    if (!now && answered && answered.before !== kept) onTaken(answered.sent);
  });
  useEffect(() => onTurn(sent), [sent]);
}
