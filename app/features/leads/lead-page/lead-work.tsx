import { Hand } from "lucide-react";
import { useEffect, useRef } from "react";
import { BOUNDS } from "~/components/forms/bounds";
import { answerTo, fieldsOf } from "~/components/forms/form-answer";
import { Button } from "~/components/ui/button";
import { CheckboxField, SelectField, TextAreaField, TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { type Colleague, LEAD_BOUNDS, type Lead, ME } from "../lead";
import { LEAD_STATUSES } from "../list/lead-filter";
import { LeadForm, type LeadFormProps } from "./lead-form";
import type { LeadFile } from "./read-lead.server";

interface StatusFormProps extends LeadFormProps {
  lead: Lead;
  declineReason: string | null;
}

export function StatusForm({ lead, declineReason, ...frame }: StatusFormProps) {
  const {
    lead: { status: words },
    leads: { statuses },
  } = useWords("admin");
  const answer = answerTo(frame.answer, { do: "status" });
  const served = { status: lead.status, reason: declineReason ?? "" };
  const field = fieldsOf<"status" | "reason">({ form: "lead", answer, served });
  return (
    <div className="group/status">
      <LeadForm {...frame} form="status" about={`${lead.status} ${declineReason}`} submit={words.submit}>
        <SelectField {...field("status")} label={words.label} required>
          {LEAD_STATUSES.map((status) => (
            <option key={status} value={status}>
              {statuses[status]}
            </option>
          ))}
        </SelectField>
        <div className="hidden group-has-[option[value=declined]:checked]/status:block">
          <TextField
            {...field("reason")}
            label={words.reason}
            hint={words.reasonHint}
            maxLength={LEAD_BOUNDS.reason}
            autoComplete="off"
          />
        </div>
      </LeadForm>
    </div>
  );
}

export function PlanForm({ lead: { nextAction }, ...frame }: LeadFormProps & { lead: Lead }) {
  const { plan: words } = useWords("admin").lead;
  const answer = answerTo(frame.answer, { do: "plan" });
  const served = { action: nextAction?.text ?? "", on: nextAction?.day?.iso ?? "" };
  const field = fieldsOf<"action" | "on">({ form: "lead", answer, served });
  const about = `${nextAction?.text} ${nextAction?.day?.iso}`;
  return (
    <LeadForm {...frame} form="plan" about={about} submit={words.submit}>
      <TextField {...field("action")} label={words.action} maxLength={LEAD_BOUNDS.action} autoComplete="off" />
      <TextField {...field("on")} type="date" label={words.on} />
    </LeadForm>
  );
}

export function NoteForm({ notes, ...frame }: LeadFormProps & { notes: number }) {
  const { note: words } = useWords("admin").lead;
  const field = fieldsOf<"note">({ form: "lead", answer: answerTo(frame.answer, { do: "note" }) });
  return (
    <LeadForm {...frame} form="note" kept={notes} submit={words.submit}>
      <TextAreaField {...field("note")} label={words.label} maxLength={LEAD_BOUNDS.note} required />
    </LeadForm>
  );
}

interface LiveFormProps extends LeadFormProps {
  live: NonNullable<LeadFile["live"]>;
}

export function LiveForm({ live: { on, says }, ...frame }: LiveFormProps) {
  const { live: words } = useWords("admin").lead;
  const answer = answerTo(frame.answer, { do: "live" });
  const field = fieldsOf<"on">({ form: "lead-live", answer, served: { on: on ?? "" } });
  return (
    <LeadForm
      {...frame}
      form="live"
      about={String(on)}
      submit={words.submit}
      more={
        <>
          {on && (
            <Button type="submit" name="clear" value="on" variant="quiet">
              {words.clear}
            </Button>
          )}
          {/* This text changes its length: above the buttons, it would move "clear" below the pointer that has
             just saved. */}
          <p className="text-small">{says}</p>
        </>
      }
    >
      <TextField {...field("on")} type="date" label={words.on} />
    </LeadForm>
  );
}

interface CorrectFormProps extends LeadFormProps {
  lead: Lead;
  hasOthers: boolean;
}

export function CorrectForm({ lead, hasOthers, ...frame }: CorrectFormProps) {
  const { correct: words } = useWords("admin").lead;
  const answer = answerTo(frame.answer, { do: "correct" });
  const part = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (answer && part.current) part.current.open = true;
  }, [answer]);
  const served = { name: lead.name, email: lead.email ?? "", phone: lead.phone ?? "", company: lead.company ?? "" };
  const fieldOf = fieldsOf({ form: "lead-correct", answer, served });
  const field = (name: keyof typeof served) => ({
    ...fieldOf(name),
    label: words.fields[name],
    maxLength: BOUNDS[name],
    autoComplete: "off",
  });
  return (
    <details ref={part} open={answer !== null}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-small font-semibold text-indigo-700 underline underline-offset-4">
        {words.open}
      </summary>
      <LeadForm
        {...frame}
        form="correct"
        about={JSON.stringify([lead.name, lead.email, lead.phone, lead.company])}
        submit={words.submit}
      >
        <TextField {...field("name")} required />
        <TextField {...field("phone")} type="tel" />
        <TextField {...field("email")} type="email" />
        <TextField {...field("company")} />
        {hasOthers && <CheckboxField {...fieldOf("others")} label={words.others} />}
      </LeadForm>
    </details>
  );
}

interface AssignFormProps extends LeadFormProps {
  assigneeId: string | null;
  colleagues: readonly Colleague[];
}

export function AssignForm({ assigneeId, colleagues, ...frame }: AssignFormProps) {
  const { assign: words } = useWords("admin").lead;
  const answer = answerTo(frame.answer, { do: "assign" });
  const field = fieldsOf<"assignee">({ form: "lead", answer, served: { assignee: assigneeId ?? "" } });
  const isYours = colleagues.some(({ id, isYou }) => isYou && id === assigneeId);
  return (
    <LeadForm {...frame} form="assign" about={assigneeId ?? ""} submit={words.submit}>
      {!isYours && (
        <Button type="submit" name="take" value={ME} variant="dark">
          <Hand aria-hidden="true" />
          {words.take}
        </Button>
      )}
      <SelectField {...field("assignee")} label={words.label}>
        <option value="">{words.nobody}</option>
        {colleagues.map(({ id, name, isYou }) => (
          <option key={id} value={id}>
            {isYou ? `${words.you} (${name})` : name}
          </option>
        ))}
      </SelectField>
    </LeadForm>
  );
}
