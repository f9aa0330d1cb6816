import type { Lead } from "../lead";
import { LEAD_STATUSES } from "../lead-filter";

/** What a lead goes through, in order: the columns of the board. */
export const BOARD_STATUSES = LEAD_STATUSES.filter((status) => status !== "spam");

export interface BoardColumn {
  status: (typeof BOARD_STATUSES)[number];
  /** How many leads there are, shown or not. */
  count: number;
  leads: Lead[];
}
