import { fill } from "~/lib/text/fill";
import type { Lead } from "../lead";
import { LeadRow } from "./lead-row";

interface LeadListProps {
  leads: readonly Lead[];
  label: string;
  listPath: string;
  /** "Kies {name}" */
  choose: string;
  chosen: readonly string[];
}

export function LeadList({ leads, label, listPath, choose, chosen }: LeadListProps) {
  return (
    <ol aria-label={label} className="overflow-clip rounded-card border border-linen-200 bg-white">
      {leads.map((lead) => (
        <LeadRow
          key={lead.id}
          lead={lead}
          listPath={listPath}
          choose={fill(choose, { name: lead.name })}
          isChosen={chosen.includes(lead.id)}
        />
      ))}
    </ol>
  );
}
