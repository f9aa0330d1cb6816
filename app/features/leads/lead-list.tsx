import { Inbox } from "lucide-react";
import { ButtonLink } from "~/components/ui/button";
import type { AdminCopy } from "~/content/admin/admin-copy.server";
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

interface LeadPagingProps {
  /** The page with older requests; null on the last. */
  olderPath: string | null;
  /** Where the list starts; null when newer requests than those shown do not exist. */
  newestPath: string | null;
  copy: AdminCopy["requests"];
}

export function LeadPaging({ olderPath, newestPath, copy }: LeadPagingProps) {
  if (!olderPath && !newestPath) return null;
  return (
    <nav aria-label={copy.pagesLabel} className="mt-6 flex flex-wrap items-center gap-3">
      {olderPath ? (
        <ButtonLink to={olderPath} variant="dark" rel="next">
          {copy.older}
        </ButtonLink>
      ) : (
        <p className="text-small text-ink-500">{copy.noOlder}</p>
      )}
      {newestPath && (
        <ButtonLink to={newestPath} variant="quiet">
          {copy.newest}
        </ButtonLink>
      )}
    </nav>
  );
}

interface NoLeadsProps {
  copy: { title: string; text: string };
  /** Where to go from here. */
  link: { to: string; text: string };
}

export function NoLeads({ copy, link }: NoLeadsProps) {
  return (
    <div className="grid justify-items-start gap-3 rounded-card border-2 border-dashed border-linen-300 px-6 py-10 sm:px-10">
      <Inbox aria-hidden="true" className="size-8 text-indigo-700" />
      <h2 className="text-h3">{copy.title}</h2>
      <p className="max-w-[60ch]">{copy.text}</p>
      <ButtonLink to={link.to} variant="quiet">
        {link.text}
      </ButtonLink>
    </div>
  );
}
