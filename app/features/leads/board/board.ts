import type { Lead } from "../lead";
import { LEAD_STATUSES } from "../list/lead-filter";

/** The columns of the board, in order. */
export const BOARD_STATUSES = LEAD_STATUSES.filter((status) => status !== "spam");

export interface BoardColumn {
  status: (typeof BOARD_STATUSES)[number];
  count: number;
  leads: Lead[];
}
