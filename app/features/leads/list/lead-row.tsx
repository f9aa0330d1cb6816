import { CalendarDays, MessagesSquare } from "lucide-react";
import { Link } from "react-router";
import { TimeOf } from "~/components/ui/time-of";
import { useWords } from "~/content/desk/words";
import { fill } from "~/lib/text/fill";
import { type Lead, type LeadMail, presentAsked } from "../lead";
import { RestoreLead } from "../lead-page/lead-action";
import { LeadContact } from "../lead-page/lead-contact";
import { LeadMails } from "../lead-page/lead-mails";
import { leadPath } from "../paths";
import { chosenValue } from "./bulk-change";
import {
  AdsMark,
  AssigneeMark,
  ClockMark,
  isUrgent,
  NextActionMark,
  StatusMark,
  TagMarks,
  TestMark,
} from "./lead-marks";

interface LeadRowProps {
  lead: Lead;
  listPath: string;
  choose: string;
  isChosen: boolean;
}

function LeadRow({ lead, listPath, choose, isChosen }: LeadRowProps) {
  const words = useWords("admin");
  const headingId = `lead-${lead.id}`;
  return (
    <li
      data-lead={lead.id}
      className={`border-t border-linen-200 first:border-t-0 has-[input[name=lead]:checked]:bg-linen-100 has-[input[name=lead]:checked]:inset-shadow-[4px_0_0_var(--color-indigo-700)] ${isUrgent(lead) ? "border-l-4 border-l-madder-600" : ""}`}
    >
      <article
        aria-labelledby={headingId}
        className="grid gap-x-8 gap-y-3 px-4 py-4 sm:px-6 lg:grid-cols-[13rem_minmax(0,1fr)_17rem]"
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-small lg:flex-col lg:items-start lg:justify-start">
          <div className="-my-2 flex flex-wrap items-center gap-2">
            <ChooseLead lead={lead} label={choose} isChosen={isChosen} />
            <StatusMark status={lead.status} />
            {lead.isTest && <TestMark />}
          </div>
          {lead.clock && <ClockMark clock={lead.clock} />}
          <AssigneeMark assignee={lead.assignee} />
          <p className="flex w-full flex-wrap justify-between gap-x-4 text-ink-500 lg:flex-col">
            <TimeOf moment={lead.createdAt} />
            <span className="min-w-0 wrap-anywhere">
              {words.requests.sourceLabel} <span className="text-ink-700">{lead.source}</span>
            </span>
          </p>
        </div>
        <div className="grid min-w-0 content-start gap-1.5">
          <AdsMark lead={lead} />
          <div>
            <h2 id={headingId} className="text-h3 wrap-anywhere">
              <Link
                to={leadPath(lead.id)}
                data-lead-open
                className="underline decoration-linen-300 decoration-2 underline-offset-4 hover:decoration-indigo-700"
              >
                {lead.name}
              </Link>
            </h2>
            {lead.company && <p className="text-small wrap-anywhere">{lead.company}</p>}
          </div>
          <Asked lead={lead} />
          <TagMarks tags={lead.tags} label={words.leads.filter.tag} />
          {lead.nextAction && <NextActionMark action={lead.nextAction} />}
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <LeadContact lead={lead} />
          <LeadMails mails={lead.mails.filter(isStuck)} leadName={lead.name} listPath={listPath} />
          {lead.status === "spam" && <RestoreLead lead={lead} listPath={listPath} />}
        </div>
      </article>
    </li>
  );
}

/** The list shows no other mails. */
function isStuck({ state }: LeadMail): boolean {
  return state === "queued" || state === "failed";
}

function Asked({ lead }: { lead: Lead }) {
  const words = useWords("admin");
  const { message, appointment, chatPath } = lead;
  const about = presentAsked(lead);
  return (
    <>
      {about && (
        <p className="w-fit rounded-stitch bg-indigo-100 px-2 py-0.5 text-small font-semibold text-indigo-700 wrap-anywhere">
          {about}
        </p>
      )}
      {appointment && (
        <p className="flex items-center gap-1.5 text-small">
          <CalendarDays aria-hidden="true" className="size-4.5 shrink-0 text-indigo-700" />
          <span>
            {words.leads.appointment} <TimeOf moment={appointment.at} />
            {appointment.isCancelled && `, ${words.leads.appointmentCancelled}`}
          </span>
        </p>
      )}
      {message && (
        <p dir="auto" className="line-clamp-2 max-w-[65ch] text-small wrap-anywhere">
          {message}
        </p>
      )}
      {chatPath && (
        <Link to={chatPath} className="link inline-flex min-h-11 w-fit items-center gap-1.5 text-small">
          <MessagesSquare aria-hidden="true" className="size-4.5" />
          {words.requests.openChat}
          <span className="sr-only">: {lead.name}</span>
        </Link>
      )}
    </>
  );
}

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

export const BULK_FORM = "bulk";

interface ChooseLeadProps {
  lead: Lead;
  label: string;
  isChosen: boolean;
}

function ChooseLead({ lead, label, isChosen }: ChooseLeadProps) {
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
