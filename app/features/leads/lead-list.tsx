import { Inbox } from "lucide-react";
import { ButtonLink } from "~/components/ui/button";
import type { AdminCopy } from "~/content/admin/admin-copy.server";
import { pathOf } from "~/content/pages";
import type { Lead } from "./lead";
import { LeadRow } from "./lead-row";

interface LeadListProps {
  leads: readonly Lead[];
  copy: Pick<AdminCopy, "requests" | "mails">;
  listPath: string;
}

export function LeadList({ leads, copy, listPath }: LeadListProps) {
  return (
    <ol aria-label={copy.requests.listLabel} className="rounded-card border border-linen-200 bg-white">
      {leads.map((lead) => (
        <LeadRow key={lead.id} lead={lead} copy={copy} listPath={listPath} />
      ))}
    </ol>
  );
}

interface LeadPagingProps {
  /** Where the list starts. */
  path: string;
  /** Whether newer requests than those shown exist. */
  isOlderPage: boolean;
  nextCursor: string | null;
  copy: AdminCopy["requests"];
}

export function LeadPaging({ path, isOlderPage, nextCursor, copy }: LeadPagingProps) {
  if (!isOlderPage && !nextCursor) return null;
  return (
    <nav aria-label={copy.pagesLabel} className="mt-6 flex flex-wrap items-center gap-3">
      {nextCursor ? (
        <ButtonLink to={`${path}?${new URLSearchParams({ cursor: nextCursor })}`} variant="dark" rel="next">
          {copy.older}
        </ButtonLink>
      ) : (
        <p className="text-small text-ink-500">{copy.noOlder}</p>
      )}
      {isOlderPage && (
        <ButtonLink to={path} variant="quiet">
          {copy.newest}
        </ButtonLink>
      )}
    </nav>
  );
}

export function NoLeads({ copy }: { copy: AdminCopy["requests"]["empty"] }) {
  return (
    <div className="grid justify-items-start gap-3 rounded-card border-2 border-dashed border-linen-300 px-6 py-10 sm:px-10">
      <Inbox aria-hidden="true" className="size-8 text-indigo-700" />
      <h2 className="text-h3">{copy.title}</h2>
      <p className="max-w-[60ch]">{copy.text}</p>
      <ButtonLink to={pathOf("contact")} variant="quiet">
        {copy.toSite}
      </ButtonLink>
    </div>
  );
}
