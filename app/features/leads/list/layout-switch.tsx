import { Columns3, Rows3 } from "lucide-react";
import { Link } from "react-router";
import { useWords } from "~/content/desk/words";
import { LEAD_VIEWS, type LeadFilter, leadListPath } from "./lead-filter";

const ICONS = { list: Rows3, board: Columns3 } as const;

export function LayoutSwitch({ filter }: { filter: LeadFilter }) {
  const words = useWords("dashboard").layouts;
  return (
    <nav aria-label={words.label}>
      <ul className="flex rounded-control border-2 border-ink-950">
        {LEAD_VIEWS.map((view) => {
          const Icon = ICONS[view];
          const isCurrent = view === filter.view;
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
