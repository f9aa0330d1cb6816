import { Link } from "react-router";
import { DeskList, DeskRow } from "~/components/desk/desk-list";
import { TimeOf } from "~/components/ui/time-of";
import { useWords } from "~/content/desk/words";
import type { ShownRow } from "./read-checks.server";

const TONES = { good: "text-moss-600", bad: "text-madder-700", none: "text-ink-700" };

export function CheckList({ rows }: { rows: readonly ShownRow[] }) {
  const words = useWords("websiteChecks");
  return (
    <DeskList
      label={words.list.label}
      className="lg:[--list-columns:0_minmax(0,10fr)_minmax(0,9fr)_0_11rem_minmax(0,9fr)_0_0]"
    >
      {rows.map(({ id, host, to, says, tone, from, at, lead, hasAddress }) => (
        <DeskRow
          key={id}
          id={id}
          name={host}
          to={to}
          asked={
            <p className="lg:truncate">
              <span className={`font-semibold ${TONES[tone]}`}>{says}</span>
              <span className="text-ink-500 lg:hidden"> · {from}</span>
            </p>
          }
          under={<span className="truncate text-ink-500">{from}</span>}
          state={
            <p className="text-xs text-ink-500">
              <TimeOf moment={at} />
            </p>
          }
          next={
            lead ? (
              <Link to={lead.to} className="link block min-w-0 truncate py-2.5 text-small lg:py-1.5">
                {lead.says}
              </Link>
            ) : (
              <span className="text-small text-ink-500">{hasAddress ? words.left : words.noLead}</span>
            )
          }
        />
      ))}
    </DeskList>
  );
}
