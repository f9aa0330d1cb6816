import type { Lead } from "../lead";
import { chosenValue } from "./bulk-change";

export const BULK_FORM = "bulk";

interface ChooseLeadProps {
  lead: Lead;
  label: string;
  isChosen: boolean;
}

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
