import { MessagesSquare, Undo2 } from "lucide-react";
import { Link } from "react-router";
import type { AdminCopy } from "~/content/admin/admin-copy.server";
import type { Lead } from "./lead";
import { LeadAction } from "./lead-action";
import { LeadConfiguration } from "./lead-configuration";
import { LeadContact } from "./lead-contact";
import { LeadMails } from "./lead-mails";
import { LeadMessage } from "./lead-message";
import { TimeOf } from "./time-of";

/** The words of a request, whichever list it stands in. */
export type LeadCopy = Pick<AdminCopy, "requests" | "suspects" | "mails">;

interface LeadRowProps {
  lead: Lead;
  copy: LeadCopy;
  /** Where the list is, with its query: what is done with the request comes back here. */
  listPath: string;
}

/** One request: on a phone a card with buttons for a thumb, on a desktop a row of three columns. */
export function LeadRow({ lead, copy, listPath }: LeadRowProps) {
  const headingId = `lead-${lead.id}`;
  return (
    <li className="border-t border-linen-200 first:border-t-0">
      <article
        aria-labelledby={headingId}
        className="grid gap-x-8 gap-y-3 px-4 py-5 sm:px-6 lg:grid-cols-[10.5rem_minmax(0,1fr)_21rem] lg:py-4"
      >
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-small text-ink-500 lg:flex-col lg:justify-start lg:gap-y-1 lg:pt-0.5">
          <TimeOf moment={lead.createdAt} />
          <span>
            {copy.requests.sourceLabel} <span className="text-ink-700">{lead.source}</span>
          </span>
          {lead.origin.length > 0 && (
            <span className="min-w-0 wrap-anywhere">
              {copy.requests.originLabel} <span className="text-ink-700">{lead.origin.join(", ")}</span>
            </span>
          )}
        </p>
        <div className="grid min-w-0 content-start gap-2">
          <div>
            <h2 id={headingId} className="text-h3 wrap-anywhere">
              {lead.name}
            </h2>
            {lead.company && <p className="text-small wrap-anywhere">{lead.company}</p>}
          </div>
          {lead.service && (
            <p className="w-fit rounded-stitch bg-indigo-100 px-2 py-0.5 text-small font-semibold text-indigo-700 wrap-anywhere">
              {lead.service}
            </p>
          )}
          <LeadConfiguration lead={lead} copy={copy.requests} />
          <LeadMessage message={lead.message} copy={copy.requests} />
          {lead.chatPath && (
            <Link to={lead.chatPath} className="link inline-flex min-h-11 w-fit items-center gap-1.5 text-small">
              <MessagesSquare aria-hidden="true" className="size-4.5" />
              {copy.requests.openChat}
              <span className="sr-only">: {lead.name}</span>
            </Link>
          )}
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <LeadContact lead={lead} copy={copy.requests} />
          <LeadMails mails={lead.mails} copy={copy.mails} leadName={lead.name} listPath={listPath} />
          {lead.isSuspect && (
            <LeadAction
              listPath={listPath}
              name="restore"
              value={lead.id}
              icon={Undo2}
              label={copy.suspects.restore}
              pendingLabel={copy.suspects.restoring}
              about={lead.name}
            />
          )}
        </div>
      </article>
    </li>
  );
}
