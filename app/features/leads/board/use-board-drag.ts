import { type DragEvent, useState } from "react";
import { type LeadInHand, leadAround } from "../lead-page/lead-in-hand";
import { LEAD_STATUSES, type LeadStatus } from "../list/lead-filter";

interface Dragged extends LeadInHand {
  from: LeadStatus | null;
  /** May leave the page when somebody else moves the lead: the browser then tells nobody that the drag has ended. */
  card: Element;
}

export function useBoardDrag(onMove: (lead: LeadInHand, status: LeadStatus) => void) {
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
