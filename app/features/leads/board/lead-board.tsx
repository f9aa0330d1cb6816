import { type DragEvent, useState } from "react";
import { Link } from "react-router";
import { Count } from "~/components/ui/count";
import { useWords } from "~/content/desk/words";
import { useLanguage } from "~/lib/language/language-context";
import { fill } from "~/lib/text/fill";
import { formatCount } from "~/lib/text/number-format";
import { useHydrated } from "~/lib/use-hydrated";
import { LEAD_STATUSES, type LeadFilter, type LeadStatus, leadListPath } from "../list/lead-filter";
import { type LeadInHand, leadAround } from "../list/lead-items";
import type { BoardColumn } from "./board";
import { BoardCard } from "./board-card";

interface LeadBoardProps {
  columns: readonly BoardColumn[];
  filter: LeadFilter;
  listPath: string;
  refused: { lead: string; fields: Record<string, string> } | null;
  onMove: (lead: LeadInHand, status: LeadStatus) => void;
}

export function LeadBoard({ columns, filter, listPath, refused, onMove }: LeadBoardProps) {
  const { statuses: names } = useWords("admin").leads;
  const { board: words } = useWords("dashboard");
  const { language } = useLanguage();
  const isHydrated = useHydrated();
  const drag = useBoardDrag(onMove);
  return (
    <>
      {columns.length > 1 && (
        <nav aria-label={words.columns} className="board-tabs">
          <ul className="-mx-2.5 -my-1.5 flex overflow-x-auto p-1.5">
            {columns.map(({ status, count }) => (
              <li key={status} className="shrink-0">
                {/* A plain link: it goes to a place on this very page. */}
                <a href={`#column-${status}`} className="link inline-flex min-h-11 items-center gap-1 px-2 text-small">
                  {names[status]}{" "}
                  <span className="text-ink-500 tabular-nums">
                    <Count of={count} />
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="board" {...(isHydrated && drag.board)}>
        {columns.map(({ status, count, leads }) => (
          <section
            key={status}
            id={`column-${status}`}
            aria-labelledby={`heading-${status}`}
            className="board-column"
            data-status={status}
            data-over={drag.over === status ? "" : undefined}
          >
            <h2
              id={`heading-${status}`}
              className="flex items-baseline gap-2 px-1 pb-2 font-text text-body tracking-normal"
            >
              {names[status]}{" "}
              <span className="text-small font-semibold text-ink-500 tabular-nums">
                <Count of={count} />
              </span>
            </h2>
            {leads.length > 0 ? (
              <ol className="grid gap-2">
                {leads.map((lead) => (
                  <BoardCard
                    key={lead.id}
                    lead={lead}
                    listPath={listPath}
                    isDraggable={isHydrated}
                    refused={refused?.lead === lead.id ? refused.fields : null}
                  />
                ))}
              </ol>
            ) : (
              <p className="px-1 py-4 text-small text-ink-500">{words.empty}</p>
            )}
            {count > leads.length && (
              <Link
                to={leadListPath({ ...filter, view: "list", status, cursor: null })}
                className="link mt-1 inline-flex min-h-11 items-center px-1 text-small"
              >
                {fill(words.showAll, { count: formatCount(count, language) })}
                <span className="sr-only">: {names[status]}</span>
              </Link>
            )}
          </section>
        ))}
      </div>
    </>
  );
}

interface Dragged extends LeadInHand {
  from: LeadStatus | null;
  /** May leave the page when somebody else moves the lead: the browser then tells nobody that the drag has ended. */
  card: Element;
}

function useBoardDrag(onMove: (lead: LeadInHand, status: LeadStatus) => void) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [over, setOver] = useState<LeadStatus | null>(null);

  function end() {
    setDragged(null);
    setOver(null);
  }
  return {
    over,
    board: {
      onDragStart(event: DragEvent<HTMLElement>) {
        const card = event.target instanceof Element ? event.target : null;
        const lead = leadAround(card);
        if (!card || !lead) return;
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", lead.name);
        setDragged({ ...lead, from: columnAround(card), card });
      },
      onDragOver(event: DragEvent<HTMLElement>) {
        if (!dragged?.card.isConnected) return;
        const column = event.target instanceof Element ? columnAround(event.target) : null;
        const target = column === dragged.from ? null : column;
        if (target) event.preventDefault();
        setOver(target);
      },
      onDrop(event: DragEvent<HTMLElement>) {
        event.preventDefault();
        if (dragged?.card.isConnected && over) onMove(dragged, over);
        end();
      },
      onDragEnd: end,
    },
  };
}

function columnAround(element: Element): LeadStatus | null {
  const status = element.closest<HTMLElement>("[data-status]")?.dataset.status;
  return LEAD_STATUSES.find((known) => known === status) ?? null;
}
