import { Hand } from "lucide-react";
import { answerTo, fieldsOf } from "~/components/forms/form-answer";
import { Button } from "~/components/ui/button";
import { SelectField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { type Colleague, ME } from "../lead";
import { LeadForm, type LeadFormProps } from "../lead-page/lead-form";

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
