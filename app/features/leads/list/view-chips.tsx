import { Columns3, Rows3 } from "lucide-react";
import { Link } from "react-router";
import { useWords } from "~/content/desk/words";
import { ME } from "../lead";
import { EVERYTHING, LEAD_DUES, LEAD_LAYOUTS, type LeadFilter, leadListPath } from "./lead-filter";

interface ViewChipsProps {
  filter: LeadFilter;
}

/** Filters that are asked for every day, one tap each. */
export function ViewChips({ filter }: ViewChipsProps) {
  const words = useWords("dashboard").views;
  const here = leadListPath({ ...filter, cursor: null });
  const views = [
    ...LEAD_DUES.map((due) => ({ name: words.names[due], to: leadListPath({ ...EVERYTHING, due }) })),
    { name: words.names.mine, to: leadListPath({ ...EVERYTHING, assignee: ME }) },
  ];
  return (
    // The padding leaves room for the focus ring, which a scrolling list would cut off.
    <nav aria-label={words.label} className="relative -m-1.5 min-w-0 flex-[1_1_60%] overflow-x-auto p-1.5 sm:flex-none">
      <ul className="flex gap-2 sm:flex-wrap">
        {views.map(({ name, to }) => (
          // The row is wider than a phone: the current view comes first.
          <li key={to} className="max-sm:has-[[aria-current]]:-order-1">
            <Link
              to={to}
              preventScrollReset
              aria-current={to === here ? "page" : undefined}
              className="inline-flex min-h-11 items-center rounded-full border-2 border-linen-300 bg-white px-3.5 text-small font-semibold whitespace-nowrap text-ink-950 hover:border-indigo-700 aria-[current=page]:border-indigo-700 aria-[current=page]:bg-indigo-700 aria-[current=page]:text-white"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const ICONS = { list: Rows3, board: Columns3 } as const;

export function LayoutSwitch({ filter }: { filter: LeadFilter }) {
  const words = useWords("dashboard").layouts;
  return (
    <nav aria-label={words.label}>
      <ul className="flex rounded-control border-2 border-ink-950">
        {LEAD_LAYOUTS.map((view) => {
          const Icon = ICONS[view];
          const isCurrent = (view === "board") === (filter.view === "board");
          return (
            <li key={view}>
              <Link
                to={leadListPath({ ...filter, view, cursor: null })}
                preventScrollReset
                aria-current={isCurrent ? "page" : undefined}
                data-other-layout={isCurrent ? undefined : ""}
                className="inline-flex min-h-10 min-w-11 items-center justify-center gap-1.5 px-3 text-small font-semibold text-ink-950 hover:bg-linen-100 aria-[current=page]:bg-ink-950 aria-[current=page]:text-linen-50"
              >
                <Icon aria-hidden="true" className="size-4.5" />
                <span className="max-sm:sr-only">{words[view]}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
