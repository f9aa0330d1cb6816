import { CalendarDays, MessagesSquare } from "lucide-react";
import { Link } from "react-router";
import { DeskList, DeskRow } from "~/components/desk/desk-list";
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
import { LEAD_COLUMN_WIDTHS } from "./lead-sort";

interface LeadRowProps {
  lead: Lead;
  listPath: string;
  choose: string;
  isChosen: boolean;
}

function LeadRow({ lead, listPath, choose, isChosen }: LeadRowProps) {
  const words = useWords("admin");
  const stuck = lead.mails.filter(isStuck);
  return (
    <DeskRow
      id={lead.id}
      name={lead.name}
      to={leadPath(lead.id)}
      isUrgent={isUrgent(lead)}
      start={<ChooseLead lead={lead} label={choose} isChosen={isChosen} />}
      under={
        <>
          {lead.company && <p className="min-w-0 truncate">{lead.company}</p>}
          <TagMarks tags={lead.tags} label={words.leads.filter.tag} />
        </>
      }
      asked={<Asked lead={lead} />}
      from={
        <>
          <p className="truncate">
            {words.requests.sourceLabel} <span className="text-ink-700">{lead.source}</span>
          </p>
          <p className="truncate">
            <TimeOf moment={lead.createdAt} />
          </p>
        </>
      }
      state={
        <>
          <p className={`flex gap-1 ${isWaiting(lead) ? "max-lg:hidden" : ""}`}>
            <StatusMark status={lead.status} />
            {lead.isTest && <TestMark />}
          </p>
          {lead.clock && (
            <p className={isWaiting(lead) ? undefined : "max-lg:hidden"}>
              <ClockMark clock={lead.clock} />
            </p>
          )}
        </>
      }
      next={
        (lead.nextAction || lead.assignee) && (
          <>
            {lead.nextAction && <NextActionMark action={lead.nextAction} />}
            <AssigneeMark assignee={lead.assignee} />
          </>
        )
      }
      ways={
        lead.status === "spam" ? (
          <RestoreLead lead={lead} listPath={listPath} />
        ) : (
          <>
            {lead.chatPath && <OpenChat lead={lead} path={lead.chatPath} />}
            <LeadWays lead={lead} />
          </>
        )
      }
    >
      {stuck.length > 0 && (
        <div className="px-4 pb-3 lg:pl-14">
          <LeadMails mails={stuck} leadName={lead.name} listPath={listPath} />
        </div>
      )}
    </DeskRow>
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
    <>
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
    </>
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
    <DeskList label={label} className={LEAD_COLUMN_WIDTHS}>
      {leads.map((lead) => (
        <LeadRow
          key={lead.id}
          lead={lead}
          listPath={listPath}
          choose={fill(choose, { name: lead.name })}
          isChosen={chosen.includes(lead.id)}
        />
      ))}
    </DeskList>
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
    <label className="grid size-11 cursor-pointer place-items-center">
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
