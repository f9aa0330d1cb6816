import { ChevronLeft, UserRound } from "lucide-react";
import { Link } from "react-router";
import { useWords } from "~/content/desk/words";
import { DESK_PATH } from "~/lib/desk-path";
import type { Lead } from "../lead";
import { AdsMark, AssigneeMark, ClockMark, StatusMark, TestMark } from "../list/lead-marks";
import { leadPath, personPath } from "../paths";
import { RestoreLead } from "./lead-action";
import type { LeadFile } from "./read-lead.server";

interface LeadHeadProps {
  lead: Lead;
  person: LeadFile["person"];
}

export function LeadHead({ lead, person }: LeadHeadProps) {
  const { back } = useWords("admin").lead;
  return (
    <header className="mb-6 grid gap-2">
      <Link to={DESK_PATH} className="link inline-flex min-h-11 w-fit items-center gap-1 text-small">
        <ChevronLeft aria-hidden="true" className="size-4" />
        {back}
      </Link>
      <h1 className="text-[clamp(1.75rem,1.5rem+1.2vw,2.5rem)] leading-none wrap-anywhere">{lead.name}</h1>
      {lead.company && <p className="wrap-anywhere">{lead.company}</p>}
      {person && <LeadPerson person={person} />}
      <AdsMark lead={lead} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <StatusMark status={lead.status} />
        {lead.isTest && <TestMark />}
        {lead.clock && <ClockMark clock={lead.clock} />}
        <AssigneeMark assignee={lead.assignee} />
      </p>
      {lead.status === "spam" && (
        <div className="mt-1 w-fit">
          <RestoreLead lead={lead} listPath={leadPath(lead.id)} />
        </div>
      )}
    </header>
  );
}

function LeadPerson({ person: { id, says } }: { person: { id: string; says: string } }) {
  return (
    <Link to={personPath(id)} className="link inline-flex min-h-11 w-fit items-center gap-2 wrap-anywhere">
      <UserRound aria-hidden="true" className="size-5 shrink-0 text-indigo-700" />
      {says}
    </Link>
  );
}
