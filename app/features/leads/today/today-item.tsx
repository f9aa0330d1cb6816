import { Check, Ellipsis } from "lucide-react";
import { Link } from "react-router";
import { OneTapForm } from "~/components/desk/one-tap-form";
import { useWords } from "~/content/desk/words";
import { LeadWays } from "../board/lead-ways";
import { CallButton, CallingNote, DismissForm } from "../calling/calling-form";
import { AssigneeMark, ClockMark } from "../list/lead-marks";
import type { Ending, TodayGroup, TodayRow } from "./today";

interface TodayItemProps {
  row: TodayRow;
  group: TodayGroup;
  path: string;
}

export function TodayItem({ row, group, path }: TodayItemProps) {
  const { who, company, todo, why, clock, until, assignee, calling, ways, ending, dismissal } = row;
  const calls = { lead: { id: row.id, name: who }, path };
  const words = useWords("today");
  const isAwaited = group === "call";
  const canCall = calling === null && ways.call !== null;
  const hasMore = canCall || dismissal !== undefined || (!isAwaited && hasWays(ways));
  return (
    <li
      className={`flex flex-wrap items-center gap-x-1 px-4 py-2 ${clock?.state === "late" ? "inset-shadow-[4px_0_0_var(--color-madder-600)]" : ""}`}
    >
      <div className={`grid min-w-0 flex-1 ${isAwaited ? "max-sm:basis-full" : ""}`}>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <Link
            to={row.path}
            className="inline-flex min-h-6 min-w-0 items-center font-semibold text-ink-950 underline decoration-linen-300 decoration-2 underline-offset-4 wrap-anywhere hover:decoration-indigo-700"
          >
            {who}
          </Link>
          {clock && <ClockMark clock={clock} />}
          {until && (
            <span
              className={`text-small tabular-nums ${until.isLate ? "font-semibold text-madder-700" : "text-ink-950"}`}
            >
              {until.text}
            </span>
          )}
        </p>
        <div className="flex min-w-0 items-baseline gap-x-2 text-small">
          <p
            dir="auto"
            className={`min-w-0 wrap-anywhere ${isAwaited ? "line-clamp-1 sm:line-clamp-2" : "line-clamp-2"}`}
          >
            {todo && <span className="font-semibold text-ink-950">{todo}: </span>}
            {company && <span className="text-ink-950">{company}, </span>}
            {why}
          </p>
          <AssigneeMark assignee={assignee} />
        </div>
      </div>
      {isAwaited && (
        <div className="-ml-3 sm:ml-2">
          <LeadWays lead={{ name: who, ways }} />
        </div>
      )}
      {hasMore && (
        <details className="today-more">
          <summary className="grid size-11 place-items-center rounded-control text-ink-700 hover:bg-indigo-100">
            <Ellipsis aria-hidden="true" className="size-5" />
            <span className="sr-only">
              {words.actions}: {who}
            </span>
          </summary>
          <div className="flex flex-wrap items-center gap-x-3">
            {!isAwaited && <LeadWays lead={{ name: who, ways }} />}
            {canCall && <CallButton {...calls} />}
            {dismissal && <DismissForm dismissal={dismissal} who={who} path={path} />}
          </div>
        </details>
      )}
      {ending && (
        <div className="ml-auto">
          <EndingForm ending={ending} who={who} path={path} />
        </div>
      )}
      {calling && (
        <div className="basis-full">
          <CallingNote {...calls} calling={calling} />
        </div>
      )}
    </li>
  );
}

function hasWays({ call, whatsapp, mail }: TodayRow["ways"]): boolean {
  return [call, whatsapp, mail].some((way) => way !== null);
}

interface EndingFormProps {
  ending: Ending;
  who: string;
  path: string;
}

function EndingForm({ ending, who, path }: EndingFormProps) {
  const words = useWords("today");
  const look =
    "gap-1.5 rounded-control bg-linen-200 px-3 text-small font-semibold whitespace-nowrap text-ink-950 hover:bg-indigo-100 active:bg-indigo-300 aria-disabled:opacity-60";
  const icon = <Check aria-hidden="true" className="size-4.5" />;
  return (
    <OneTapForm path={path} fields={ending} about={who} pending={words.pending} icon={icon} className={look} replace>
      {words.endings[ending.do === "contact" ? ending.way : ending.do === "step" ? ending.act : "done"]}
    </OneTapForm>
  );
}
