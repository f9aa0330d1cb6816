import { ChevronDown } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import { SelectField, TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import type { Lead } from "../lead";
import { LEAD_BOUNDS } from "../lead-bounds";
import { chosenValue } from "../list/bulk-change";
import { LEAD_STATUSES } from "../list/lead-filter";
import { BOARD_STATUSES } from "./board";

export interface MoveFormProps {
  lead: Lead;
  listPath: string;
  refused: Record<string, string> | null;
}

export function MoveForm({ lead, listPath, refused }: MoveFormProps) {
  const { statuses } = useWords("admin").leads;
  const words = useWords("dashboard").board;
  const chosen = chosenValue(lead);
  const isPending = useNavigation().formData?.get("lead") === chosen;
  return (
    // Must not show what was chosen before.
    <details key={chosen} className="board-move group/move" open={refused !== null}>
      <summary className="link inline-flex min-h-11 items-center gap-1.5 text-small">
        {words.move}
        <span className="sr-only">: {lead.name}</span>
        <ChevronDown aria-hidden="true" className="size-4" />
      </summary>
      <Form method="post" action={listPath} preventScrollReset className="grid gap-2 pt-1">
        <input type="hidden" name="do" value="move" />
        <input type="hidden" name="lead" value={chosen} />
        <SelectField
          id={`move-${lead.id}`}
          name="status"
          label={words.to}
          defaultValue={refused?.status ?? nextOf(lead.status)}
        >
          {BOARD_STATUSES.map((status) => (
            <option key={status} value={status}>
              {statuses[status]}
            </option>
          ))}
        </SelectField>
        <div className="board-reason">
          <TextField
            id={`reason-${lead.id}`}
            name="reason"
            label={words.reason}
            maxLength={LEAD_BOUNDS.reason}
            defaultValue={refused?.reason}
            autoComplete="off"
          />
        </div>
        <Button type="submit" variant="quiet" aria-disabled={isPending}>
          {words.submit}
        </Button>
      </Form>
    </details>
  );
}

function nextOf(status: Lead["status"]): Lead["status"] {
  return BOARD_STATUSES[LEAD_STATUSES.indexOf(status) + 1] ?? "new";
}
