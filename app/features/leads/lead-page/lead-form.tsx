import { type ReactNode, useId } from "react";
import { useNavigation } from "react-router";
import { TypedForm } from "~/components/desk/typed-form";
import { useFormKey } from "~/components/desk/use-form-key";
import { useTypedForm } from "~/components/desk/use-typed-form";
import { Button } from "~/components/ui/button";
import { FormNotice } from "~/components/ui/form-notice";
import type { AdminCopy } from "~/content/desk/admin/admin-copy.server";
import { leadPath } from "../paths";
import { leadDraft } from "./lead-draft";
import type { LeadForm as LeadFormName, RefusedChange } from "./refused-change";
import { useTaken } from "./use-taken";

export interface LeadFormProps {
  leadId: string;
  version: number;
  copy: AdminCopy["lead"];
  refused: RefusedChange | null;
}

interface FrameProps extends LeadFormProps {
  form: Extract<LeadFormName, keyof AdminCopy["lead"]>;
  submit: string;
  /** The form starts over when it changes. Empty where the form only adds. */
  about?: string;
  /** One more means that an addition was taken. */
  kept?: number;
  /** No notice has to say it then. */
  isSaidAtField: boolean;
  /** After the button that Enter presses. */
  more?: ReactNode;
  children: ReactNode;
}

export function LeadForm(props: FrameProps) {
  const { form, version, about = "" } = props;
  const isSent = useNavigation().formData?.get("do") === form;
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
  copy,
  refused,
  form,
  submit,
  isSent,
  noteUse,
  more,
  children,
  ...rest
}: KeyedFormProps) {
  const { about = "", kept = about, isSaidAtField } = rest;
  const headingId = useId();
  const problem = refused?.form === form ? refused : null;
  const typed = useTypedForm({ source: leadDraft(leadId, form), about, stamp: String(version), refused: problem });
  useTaken(form, kept, typed.begin);
  const keep = () => {
    noteUse();
    typed.keep();
  };
  return (
    <section aria-labelledby={headingId} className="rounded-card border border-linen-200 bg-white px-4 py-4 sm:px-5">
      <h2 id={headingId} className="mb-3 text-h3">
        {copy[form].title}
      </h2>
      <TypedForm typed={{ ...typed, keep }} action={leadPath(leadId)} replace onSubmit={noteUse} className="grid gap-3">
        {problem && !isSaidAtField && <FormNotice text={problem.conflict ?? problemMessage(problem, copy, form)} />}
        <input type="hidden" name="do" value={form} />
        <input type="hidden" name="version" value={typed.stamp} />
        {children}
        <Button type="submit" variant="quiet" aria-disabled={isSent}>
          {isSent ? copy.pending : submit}
        </Button>
        {more}
      </TypedForm>
    </section>
  );
}

function problemMessage({ problem }: RefusedChange, copy: AdminCopy["lead"], form: FrameProps["form"]): string {
  return problem === "invalid" ? copy[form].problems.invalid : copy[problem === "signedOut" ? problem : "failed"];
}
