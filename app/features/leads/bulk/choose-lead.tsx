import type { Lead } from "../lead";
import { chosenValue } from "./bulk-change";

/** The id of the form that the checkboxes of all leads belong to, wherever they stand. */
export const BULK_FORM = "bulk";

interface ChooseLeadProps {
  lead: Lead;
  label: string;
  isChosen: boolean;
}

/** Chooses a lead for a change of several at once. */
export function ChooseLead({ lead, label, isChosen }: ChooseLeadProps) {
  return (
    <label className="-ml-3 grid size-11 cursor-pointer place-items-center">
      <input
        type="checkbox"
        name="lead"
        value={chosenValue(lead)}
        form={BULK_FORM}
        defaultChecked={isChosen}
        aria-label={label}
        className="size-5 cursor-pointer accent-indigo-700"
      />
    </label>
  );
}
