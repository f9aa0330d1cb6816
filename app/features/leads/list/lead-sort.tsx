import { ArrowDown, ArrowUp } from "lucide-react";
import { Link } from "react-router";
import { useWords } from "~/content/desk/words";
import { type LeadColumn, type LeadFilter, type LeadSort, leadListPath } from "./lead-filter";

export const LEAD_COLUMN_WIDTHS =
  "lg:[--list-columns:2.75rem_minmax(0,11fr)_minmax(0,14fr)_9rem_12.5rem_minmax(0,9fr)_7.25rem_0]";

/** The columns above which each link stands, in the order of the row. */
const PLACES = [
  { area: "who", columns: ["name"] },
  { area: "from", columns: ["source", "created"] },
  { area: "state", columns: ["due"] },
  { area: "next", columns: ["planned", "assignee"] },
] as const satisfies readonly { area: string; columns: readonly LeadColumn[] }[];

/** The links above the columns. On a phone the filter has them. */
export function LeadSortLinks({ filter }: { filter: LeadFilter }) {
  const words = useWords("dashboard").sort;
  return (
    <nav aria-label={words.label} className="max-lg:hidden">
      <ul className={`list-columns border border-transparent ${LEAD_COLUMN_WIDTHS}`}>
        {PLACES.map(({ area, columns }) => (
          <li key={area} className={`list-${area} flex gap-x-3 text-xs font-semibold`}>
            {columns.map((column) => (
              <SortLink key={column} column={column} filter={filter} />
            ))}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SortLink({ column, filter }: { column: LeadColumn; filter: LeadFilter }) {
  const words = useWords("dashboard").sort;
  const current = sortOf(filter);
  const isUp = current === column;
  const isDown = current === `-${column}`;
  const other: LeadSort = isUp || (column === "created" && !isDown) ? `-${column}` : column;
  return (
    <Link
      to={leadListPath({ ...filter, view: "list", sort: other === NEWEST ? null : other, cursor: null })}
      preventScrollReset
      aria-current={isUp || isDown ? "true" : undefined}
      className="inline-flex min-h-9 items-center gap-1 text-ink-700 underline-offset-4 hover:text-ink-950 hover:underline aria-[current]:text-ink-950"
    >
      {words.columns[column]}
      {isUp && <ArrowUp aria-hidden="true" className="size-3.5" />}
      {isDown && <ArrowDown aria-hidden="true" className="size-3.5" />}
      {(isUp || isDown) && <span className="sr-only">, {isUp ? words.up : words.down}</span>}
    </Link>
  );
}

const NEWEST: LeadSort = "-created";

function sortOf({ sort }: Pick<LeadFilter, "sort">): LeadSort {
  return sort ?? NEWEST;
}

/** The orders that the filter offers. */
export const OFFERED_SORTS = [
  "created",
  "due",
  "planned",
  "assignee",
  "name",
  "source",
] as const satisfies readonly LeadColumn[];

export function isNewestFirst(filter: LeadFilter): boolean {
  return sortOf(filter) === NEWEST;
}
