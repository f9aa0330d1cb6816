import { MessagesSquare } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { TimeOf } from "~/components/ui/time-of";
import { useWords } from "~/content/desk/words";
import type { Language } from "~/lib/language/language";
import type { Lead } from "../lead";
import { leadPath } from "../paths";
import { LeadConfiguration } from "./lead-configuration";
import { LeadMails } from "./lead-mails";
import { LeadMessage } from "./lead-message";

interface LeadDetailsProps {
  lead: Lead;
  language: Language;
}

export function LeadDetails({ lead, language }: LeadDetailsProps) {
  const { requests, leads, lead: words } = useWords("admin");
  return (
    <section
      aria-labelledby="lead-details"
      className="grid gap-3 rounded-card border border-linen-200 bg-white px-4 py-4 sm:px-6"
    >
      <h2 id="lead-details" className="text-h3">
        {words.details}
      </h2>
      {lead.service && (
        <p className="w-fit rounded-stitch bg-indigo-100 px-2 py-0.5 text-small font-semibold text-indigo-700 wrap-anywhere">
          {lead.service}
        </p>
      )}
      {lead.appointment && (
        <p>
          {leads.appointment} <TimeOf moment={lead.appointment.at} />
          {lead.appointment.isCancelled && `, ${leads.appointmentCancelled}`}
        </p>
      )}
      <LeadConfiguration lead={lead} />
      <LeadMessage message={lead.message} />
      {lead.chatPath && (
        <Link to={lead.chatPath} className="link inline-flex min-h-11 w-fit items-center gap-1.5 text-small">
          <MessagesSquare aria-hidden="true" className="size-4.5" />
          {requests.openChat}
        </Link>
      )}
      <dl className="grid gap-x-4 gap-y-1 text-small sm:grid-cols-[9rem_minmax(0,1fr)]">
        <Fact label={words.createdAt}>
          <TimeOf moment={lead.createdAt} />
        </Fact>
        <Fact label={requests.sourceLabel}>
          {lead.isByHand ? lead.source : presentOnce(leads.kinds[lead.kind], lead.source)}
        </Fact>
        {lead.origin.length > 0 && <Fact label={requests.originLabel}>{lead.origin.join(", ")}</Fact>}
        <Fact label={words.language.label}>{words.language[language]}</Fact>
      </dl>
      <LeadMails mails={lead.mails} leadName={lead.name} listPath={leadPath(lead.id)} />
    </section>
  );
}

/** The name once if both are the same. */
function presentOnce(kind: string, source: string): string {
  return kind.toLowerCase() === source.toLowerCase() ? kind : `${kind}, ${source}`;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-ink-500 max-sm:mt-1">{label}</dt>
      <dd className="wrap-anywhere text-ink-950">{children}</dd>
    </div>
  );
}
