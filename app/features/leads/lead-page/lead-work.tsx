import { answerTo, fieldsOf } from "~/components/forms/form-answer";
import { SelectField, TextAreaField, TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { LEAD_BOUNDS, type Lead } from "../lead";
import { LEAD_STATUSES } from "../list/lead-filter";
import { LeadForm, type LeadFormProps } from "./lead-form";

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
