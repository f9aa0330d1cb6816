import type { Lead } from "./lead";
import { type LeadCopy, LeadRow } from "./lead-row";

interface LeadListProps {
  leads: readonly Lead[];
  label: string;
  copy: LeadCopy;
  listPath: string;
}

export function LeadList({ leads, label, copy, listPath }: LeadListProps) {
  return (
    <ol aria-label={label} className="rounded-card border border-linen-200 bg-white">
      {leads.map((lead) => (
        <LeadRow key={lead.id} lead={lead} copy={copy} listPath={listPath} />
      ))}
    </ol>
  );
}
