import { Hand } from "lucide-react";
import { Button } from "~/components/ui/button";
import { SelectField } from "~/components/ui/field";
import { LeadForm, type LeadFormProps } from "../lead-page/lead-form";
import { type Colleague, ME } from "./assignee";

interface AssignFormProps extends LeadFormProps {
  assigneeId: string | null;
  colleagues: readonly Colleague[];
}

export function AssignForm({ assigneeId, colleagues, ...frame }: AssignFormProps) {
  const { copy, refused } = frame;
  const typed = refused?.form === "assign" ? refused.fields.assignee : undefined;
  const isYours = colleagues.some(({ id, isYou }) => isYou && id === assigneeId);
  return (
    <LeadForm {...frame} form="assign" about={assigneeId ?? ""} submit={copy.assign.submit} isSaidAtField={false}>
      {!isYours && (
        <Button type="submit" name="take" value={ME} variant="dark">
          <Hand aria-hidden="true" />
          {copy.assign.take}
        </Button>
      )}
      <SelectField
        id="lead-assignee"
        name="assignee"
        label={copy.assign.label}
        defaultValue={typed ?? assigneeId ?? ""}
      >
        <option value="">{copy.assign.nobody}</option>
        {colleagues.map(({ id, name, isYou }) => (
          <option key={id} value={id}>
            {isYou ? `${copy.assign.you} (${name})` : name}
          </option>
        ))}
      </SelectField>
    </LeadForm>
  );
}
