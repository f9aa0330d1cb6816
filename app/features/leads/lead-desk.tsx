import type { AdminCopy } from "~/content/admin/admin-copy.server";
import { LeadQuoteList } from "~/features/quotes/lead-quotes";
import { LeadContact } from "./lead-contact";
import { LeadDetails } from "./lead-details";
import { LeadHead } from "./lead-head";
import { LeadTags } from "./lead-tags";
import { LeadTimeline } from "./lead-timeline";
import { NoteForm, PlanForm, StatusForm } from "./lead-work";
import type { LeadFile } from "./read-lead.server";
import type { RefusedChange } from "./refused-change";

interface LeadDeskProps {
  file: LeadFile;
  copy: Pick<AdminCopy, "requests" | "suspects" | "mails" | "leads" | "lead">;
  /** "door {who}" */
  by: string;
  refused: RefusedChange | null;
}

/**
 * A lead on its own page. On a phone, from above: who it is and how to reach them, what was asked, what to do, what
 * happened.
 */
export function LeadDesk({ file, copy, by, refused }: LeadDeskProps) {
  const { lead, version, declineReason, language, timeline, quotes } = file;
  const frame = { leadId: lead.id, version, copy: copy.lead, refused };
  const notes = timeline.filter(({ kind }) => kind === "note").length;
  return (
    <>
      <LeadHead lead={lead} copy={copy} />
      {/* Beside each other on a desktop: what was asked and what happened, and how to reach the person and what to do. */}
      <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_auto_1fr]">
        <section
          aria-label={copy.lead.reach}
          className="rounded-card border border-linen-200 bg-white px-4 py-4 sm:px-5 lg:col-start-2"
        >
          <LeadContact lead={lead} copy={copy.requests} />
        </section>
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <LeadDetails lead={lead} language={language} copy={copy} />
        </div>
        <div className="grid gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-2">
          {lead.status !== "spam" && <LeadQuoteList quotes={quotes} />}
          {/* Once somebody has changed the lead, its forms begin anew. */}
          {lead.status !== "spam" && (
            <StatusForm
              key={`status ${version}`}
              {...frame}
              lead={lead}
              declineReason={declineReason}
              statuses={copy.leads.statuses}
            />
          )}
          <PlanForm key={`plan ${version}`} {...frame} lead={lead} />
          <NoteForm key={`note ${notes}`} {...frame} />
          <LeadTags leadId={lead.id} tags={lead.tags} copy={copy.lead} refused={refused} />
        </div>
        <div className="min-w-0 max-lg:mt-3 lg:col-start-1 lg:row-start-3">
          <LeadTimeline items={timeline} copy={copy.lead.timeline} by={by} />
        </div>
      </div>
    </>
  );
}
