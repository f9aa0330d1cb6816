/** The page that asks what the customers are told of changes in calendars. */
export const CHANGED_PATH = "/admin/appointments/changed";

/** A change by the owner of a calendar, of which the customer is not told yet. */
export interface AskedChange {
  /** The id of the copy. */
  id: string;
  /** Null for a lead that was erased. */
  lead: string | null;
  found: "moved" | "deleted";
  who: string;
  name: string;
  from: string;
  /** Null for an event that was deleted. */
  to: string | null;
  /** False if the customer has no mail address. */
  isMailed: boolean;
}

export const ANSWERED = ["moved", "cancelled", "put-back", "taken", "past", "gone"] as const;
export type Answered = (typeof ANSWERED)[number];
