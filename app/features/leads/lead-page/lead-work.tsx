import { SelectField, TextAreaField, TextField } from "~/components/ui/field";
import type { AdminCopy } from "~/content/desk/admin/admin-copy.server";
import type { Lead } from "../lead";
import { LEAD_BOUNDS } from "../lead-bounds";
import { LEAD_STATUSES } from "../list/lead-filter";
import { LeadForm, type LeadFormProps } from "./lead-form";
import type { LeadForm as LeadFormName } from "./refused-change";

interface StatusFormProps extends LeadFormProps {
  lead: Lead;
  declineReason: string | null;
  statuses: AdminCopy["leads"]["statuses"];
}

export function StatusForm({ lead, declineReason, statuses, ...frame }: StatusFormProps) {
  const { copy, refused } = frame;
  const typed = fieldsOf("status", refused);
  const error = errorAt(refused, "reason", copy.status.reasonMissing, copy.noText);
  return (
    <div className="group/status">
      <LeadForm
        {...frame}
        form="status"
        about={`${lead.status} ${declineReason}`}
        submit={copy.status.submit}
        isSaidAtField={error !== undefined}
      >
        <SelectField
          id="lead-status"
          name="status"
          label={copy.status.label}
          defaultValue={typed?.status ?? lead.status}
          required
        >
          {LEAD_STATUSES.map((status) => (
            <option key={status} value={status}>
              {statuses[status]}
            </option>
          ))}
        </SelectField>
        <div className="hidden group-has-[option[value=declined]:checked]/status:block">
          <TextField
            id="lead-reason"
            name="reason"
            label={copy.status.reason}
            hint={copy.status.reasonHint}
            error={error}
            maxLength={LEAD_BOUNDS.reason}
            defaultValue={typed?.reason ?? declineReason ?? ""}
            autoComplete="off"
          />
        </div>
      </LeadForm>
    </div>
  );
}

export function PlanForm({ lead, ...frame }: LeadFormProps & { lead: Lead }) {
  const { copy, refused } = frame;
  const typed = fieldsOf("plan", refused);
  const missing = typed?.on ? copy.plan.actionMissing : copy.plan.nothing;
  const actionError = errorAt(refused, "action", missing, copy.noText);
  const onError = errorAt(refused, "on", copy.plan.onWrong, copy.plan.onWrong);
  const { nextAction } = lead;
  const about = `${nextAction?.text} ${nextAction?.day?.iso}`;
  return (
    <LeadForm
      {...frame}
      form="plan"
      about={about}
      submit={copy.plan.submit}
      isSaidAtField={(actionError ?? onError) !== undefined}
    >
      <TextField
        id="lead-action"
        name="action"
        label={copy.plan.action}
        error={actionError}
        maxLength={LEAD_BOUNDS.action}
        defaultValue={typed?.action ?? nextAction?.text ?? ""}
        autoComplete="off"
      />
      <TextField
        id="lead-action-on"
        name="on"
        type="date"
        label={copy.plan.on}
        error={onError}
        defaultValue={typed?.on ?? nextAction?.day?.iso ?? ""}
      />
    </LeadForm>
  );
}

export function NoteForm({ notes, ...frame }: LeadFormProps & { notes: number }) {
  const { copy, refused } = frame;
  const error = errorAt(refused, "note", copy.note.missing, copy.noText);
  return (
    <LeadForm {...frame} form="note" kept={notes} submit={copy.note.submit} isSaidAtField={error !== undefined}>
      <TextAreaField
        id="lead-note"
        name="note"
        label={copy.note.label}
        error={error}
        maxLength={LEAD_BOUNDS.note}
        defaultValue={fieldsOf("note", refused)?.note ?? ""}
        required
      />
    </LeadForm>
  );
}

/** Empty, or not valid. */
function errorAt(refused: LeadFormProps["refused"], field: string, missing: string, wrong: string): string | undefined {
  if (refused?.field !== field) return undefined;
  return refused.fields[field]?.trim() ? wrong : missing;
}

function fieldsOf(form: LeadFormName, refused: LeadFormProps["refused"]): Record<string, string> | null {
  return refused?.form === form ? refused.fields : null;
}
