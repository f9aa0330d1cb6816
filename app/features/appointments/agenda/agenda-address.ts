import type { AppointmentRow } from "~/lib/db/tables/tables";
import { dayOf } from "~/lib/time/zoned-time";
import type { AppointmentList } from "../appointment-store.server";
import { BLOCK_OUTCOMES, type BlockOutcome } from "../blocks/block";
import { APPOINTMENTS_PATH } from "../paths";
import { cardPath } from "../week/week-address";
import type { AgendaPlace } from "./desk-agenda.server";

export const LISTS = ["upcoming", "past", "cancelled", "spam"] as const satisfies readonly AppointmentList[];
const LIST = "list";
const CURSOR = "cursor";

/** Null if the address is that of a week. */
export function listIn(query: URLSearchParams): AgendaPlace | null {
  const cursor = query.get(CURSOR);
  if (!query.has(LIST) && cursor === null) return null;
  return { list: LISTS.find((known) => known === query.get(LIST)) ?? "upcoming", cursor };
}

export function listPath({ list, cursor }: AgendaPlace): string {
  return `${APPOINTMENTS_PATH}?${new URLSearchParams({ [LIST]: list, ...(cursor !== null && { [CURSOR]: cursor }) })}`;
}

type Shown = Pick<AppointmentRow, "id" | "status" | "starts_at">;

/** The place at the desk where an appointment is seen. */
export function pathOfAppointment({ id, status, starts_at }: Shown): string {
  return status === "booked" ? cardPath(dayOf(starts_at), id) : listPath({ list: status, cursor: null });
}

export const GOOD_OUTCOMES = [
  "moved",
  "movedUnmailed",
  "unchanged",
  "cancelled",
  "cancelledUnmailed",
  "restored",
  "sent",
] as const;
const OUTCOMES = [...GOOD_OUTCOMES, "taken", "gone", "delayed", "refused"] as const;
export type AgendaOutcome = (typeof OUTCOMES)[number];

const OUTCOME = "outcome";
const BLOCK_OUTCOME = "time";
const BLOCK = "block";

/** A change of an appointment, or of a block. */
export type Done = { outcome: AgendaOutcome } | { outcome: BlockOutcome; block: string };

export function doneIn(query: URLSearchParams): Done | null {
  const outcome = OUTCOMES.find((known) => known === query.get(OUTCOME));
  if (outcome) return { outcome };
  const ofBlock = BLOCK_OUTCOMES.find((known) => known === query.get(BLOCK_OUTCOME));
  return ofBlock ? { outcome: ofBlock, block: query.get(BLOCK) ?? "" } : null;
}

/** `path` has a query. */
export function pathWhenDone(path: string, done: Done): string {
  const told = "block" in done ? { [BLOCK_OUTCOME]: done.outcome, [BLOCK]: done.block } : { [OUTCOME]: done.outcome };
  return `${path}&${new URLSearchParams(told)}`;
}
