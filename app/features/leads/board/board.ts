import type { Lead } from "../lead";
import { LEAD_STATUSES } from "../list/lead-filter";

/** In order: the columns of the board. */
export const BOARD_STATUSES = LEAD_STATUSES.filter((status) => status !== "spam");

export interface BoardColumn {
  status: (typeof BOARD_STATUSES)[number];
  count: number;
  leads: Lead[];
}
