import { CalendarDays, ChevronDown } from "lucide-react";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import { SelectField, TextField } from "~/components/ui/field";
import { TimeOf } from "~/components/ui/time-of";
import { useWords } from "~/content/desk/words";
import { LEAD_BOUNDS, type Lead } from "../lead";
import { chosenValue } from "../list/bulk-change";
import { LEAD_STATUSES } from "../list/lead-filter";
import { AdsMark, AssigneeMark, ClockMark, isUrgent, NextActionMark, TagMarks, TestMark } from "../list/lead-marks";
import { leadPath } from "../paths";
import { BOARD_STATUSES } from "./board";
import { LeadWays } from "./lead-ways";

interface BoardCardProps extends MoveFormProps {
  isDraggable: boolean;
}

export function BoardCard({ lead, isDraggable, ...move }: BoardCardProps) {
  const { leads: words } = useWords("admin");
  const headingId = `lead-${lead.id}`;
  return (
    <li
      data-entry={lead.id}
      data-chosen={chosenValue(lead)}
      draggable={isDraggable}
      className={`board-card rounded-control border-2 bg-white ${isUrgent(lead) ? "border-madder-600" : "border-linen-200"}`}
    >
      <article aria-labelledby={headingId} className="grid gap-1.5 p-3 text-small">
        <AdsMark lead={lead} />
        <h3 id={headingId} className="text-[1.0625rem] leading-tight wrap-anywhere">
          <Link
            to={leadPath(lead.id)}
            data-entry-open
            draggable={false}
            className="inline-flex min-h-6 items-center underline decoration-linen-300 decoration-2 underline-offset-4 hover:decoration-indigo-700"
          >
            {lead.name}
          </Link>
        </h3>
        {lead.company && <p className="-mt-1 wrap-anywhere">{lead.company}</p>}
        <Asked lead={lead} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {lead.clock && <ClockMark clock={lead.clock} />}
          {lead.isTest && <TestMark />}
          <AssigneeMark assignee={lead.assignee} />
        </div>
        <TagMarks tags={lead.tags} label={words.filter.tag} />
        {lead.nextAction && <NextActionMark action={lead.nextAction} />}
        <p className="text-xs text-ink-500">
          <TimeOf moment={lead.createdAt} />
          {" · "}
          <span className="wrap-anywhere">{lead.source}</span>
        </p>
        <div className="-mb-2 -ml-3 flex flex-wrap items-center justify-between gap-x-3 has-[details[open]]:block">
          <LeadWays lead={lead} />
          <div className="pl-3">
            <MoveForm lead={lead} {...move} />
          </div>
        </div>
      </article>
    </li>
  );
}

function Asked({ lead: { service, answers, appointment, message } }: { lead: Lead }) {
  const words = useWords("admin");
  const about = service ?? answers[0]?.value;
  if (about) return <p className="font-semibold text-indigo-700 wrap-anywhere">{about}</p>;
  if (appointment) {
    return (
      <p className="flex items-start gap-1.5">
        <CalendarDays aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-indigo-700" />
        <span>
          {words.leads.appointment} <TimeOf moment={appointment.at} />
        </span>
      </p>
    );
  }
  return (
    message && (
      <p dir="auto" className="line-clamp-2 wrap-anywhere">
        {message}
      </p>
    )
  );
}

interface MoveFormProps {
  lead: Lead;
  listPath: string;
  refused: Record<string, string> | null;
}

function MoveForm({ lead, listPath, refused }: MoveFormProps) {
  const { statuses } = useWords("admin").leads;
  const words = useWords("dashboard").board;
  const chosen = chosenValue(lead);
  const isPending = useNavigation().formData?.get("lead") === chosen;
  return (
    // Must not show what was chosen before.
    <details key={chosen} className="board-move group/move" open={refused !== null}>
      <summary className="link inline-flex min-h-11 items-center gap-1.5 text-small">
        {words.move}
        <span className="sr-only">: {lead.name}</span>
        <ChevronDown aria-hidden="true" className="size-4" />
      </summary>
      <Form method="post" action={listPath} preventScrollReset className="grid gap-2 pt-1">
        <input type="hidden" name="do" value="move" />
        <input type="hidden" name="lead" value={chosen} />
        <SelectField
          id={`move-${lead.id}`}
          name="status"
          label={words.to}
          defaultValue={refused?.status ?? nextOf(lead.status)}
        >
          {BOARD_STATUSES.map((status) => (
            <option key={status} value={status}>
              {statuses[status]}
            </option>
          ))}
        </SelectField>
        <div className="board-reason">
          <TextField
            id={`reason-${lead.id}`}
            name="reason"
            label={words.reason}
            maxLength={LEAD_BOUNDS.reason}
            defaultValue={refused?.reason}
            autoComplete="off"
          />
        </div>
        <Button type="submit" variant="quiet" aria-disabled={isPending}>
          {words.submit}
        </Button>
      </Form>
    </details>
  );
}

function nextOf(status: Lead["status"]): Lead["status"] {
  return BOARD_STATUSES[LEAD_STATUSES.indexOf(status) + 1] ?? "new";
}
