import { CalendarDays, MessagesSquare } from "lucide-react";
import { Link } from "react-router";
import { TimeOf } from "~/components/ui/time-of";
import { useWords } from "~/content/desk/words";
import { fill } from "~/lib/text/fill";
import { LeadWays } from "../board/lead-ways";
import { isWaiting, type Lead, type LeadMail, presentAsked } from "../lead";
import { RestoreLead } from "../lead-page/lead-action";
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
  const stuck = lead.mails.filter(isStuck);
  return (
    <li
      data-lead={lead.id}
      className={`lead-row has-[input[name=lead]:checked]:bg-linen-100 has-[input[name=lead]:checked]:inset-shadow-[4px_0_0_var(--color-indigo-700)] ${isUrgent(lead) ? "lead-row-urgent" : ""}`}
    >
      <article aria-labelledby={headingId} className="lead-columns">
        <ChooseLead lead={lead} label={choose} isChosen={isChosen} />
        <div className="lead-who">
          <h2 id={headingId} className="font-text text-base leading-5 font-semibold tracking-normal">
            <Link
              to={leadPath(lead.id)}
              data-lead-open
              className="block w-fit max-w-full truncate underline decoration-linen-300 decoration-2 underline-offset-3 hover:decoration-indigo-700"
            >
              {lead.name}
            </Link>
          </h2>
          <div className="flex gap-x-2 overflow-hidden max-lg:hidden">
            {lead.company && <p className="min-w-0 truncate text-small">{lead.company}</p>}
            <TagMarks tags={lead.tags} label={words.leads.filter.tag} />
          </div>
        </div>
        <Asked lead={lead} />
        <p className="lead-from text-xs leading-5 text-ink-500">
          <span className="block truncate">
            {words.requests.sourceLabel} <span className="text-ink-700">{lead.source}</span>
          </span>
          <span className="block truncate">
            <TimeOf moment={lead.createdAt} />
          </span>
        </p>
        <div className="lead-state">
          <p className={`flex gap-1 ${isWaiting(lead) ? "max-lg:hidden" : ""}`}>
            <StatusMark status={lead.status} />
            {lead.isTest && <TestMark />}
          </p>
          {lead.clock && (
            <p className={isWaiting(lead) ? undefined : "max-lg:hidden"}>
              <ClockMark clock={lead.clock} />
            </p>
          )}
        </div>
        <div className="lead-next">
          {lead.nextAction && <NextActionMark action={lead.nextAction} />}
          <AssigneeMark assignee={lead.assignee} />
        </div>
        <div className="lead-ways">
          {lead.status === "spam" ? (
            <RestoreLead lead={lead} listPath={listPath} />
          ) : (
            <>
              {lead.chatPath && <OpenChat lead={lead} path={lead.chatPath} />}
              <LeadWays lead={lead} />
            </>
          )}
        </div>
      </article>
      {stuck.length > 0 && (
        <div className="px-4 pb-3 lg:pl-14">
          <LeadMails mails={stuck} leadName={lead.name} listPath={listPath} />
        </div>
      )}
    </li>
  );
}

/** The list shows no other mails. */
function isStuck({ state }: LeadMail): boolean {
  return state === "queued" || state === "failed";
}

/** The first line says why somebody is here, the second what they wrote. */
function Asked({ lead }: { lead: Lead }) {
  const words = useWords("admin");
  const { message, appointment } = lead;
  const about = presentAsked(lead);
  return (
    <div className="lead-asked text-small leading-5">
      <div className="flex min-w-0 gap-x-2 overflow-hidden whitespace-nowrap">
        <AdsMark lead={lead} />
        {about && <p className="min-w-0 truncate font-semibold text-indigo-700">{about}</p>}
        {appointment && (
          <p className="flex min-w-0 items-center gap-1.5">
            <CalendarDays aria-hidden="true" className="size-4 shrink-0 text-indigo-700" />
            <span className="min-w-0 truncate">
              {words.leads.appointment} <TimeOf moment={appointment.at} />
              {appointment.isCancelled && `, ${words.leads.appointmentCancelled}`}
            </span>
          </p>
        )}
      </div>
      {message && (
        <p
          dir="auto"
          className={
            about || appointment || isUrgent(lead) ? "truncate max-lg:hidden" : "line-clamp-2 max-lg:line-clamp-1"
          }
        >
          {message}
        </p>
      )}
    </div>
  );
}

function OpenChat({ lead, path }: { lead: Lead; path: string }) {
  const words = useWords("admin").requests;
  return (
    <Link
      to={path}
      className="grid size-11 place-items-center rounded-control text-indigo-700 hover:bg-indigo-100 lg:size-9"
    >
      <MessagesSquare aria-hidden="true" className="size-5" />
      <span className="sr-only">
        {words.openChat}: {lead.name}
      </span>
    </Link>
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
    <label className="lead-choose grid size-11 cursor-pointer place-items-center">
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
