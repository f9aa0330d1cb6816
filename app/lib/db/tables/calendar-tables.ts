/** A calendar of a user, whose busy time closes moments to visitors. */
export interface CalendarRow {
  id: string;
  user_id: string;
  kind: "ics" | "caldav";
  name: string;
  /** The host of the address, for the desk. */
  host: string;
  address_sealed: string;
  /** Null for an ICS address. */
  username: string | null;
  password_sealed: string | null;
  /** JSON: the mail addresses that invitations to this user name, in lower case. */
  own_addresses: string;
  /** JSON: `Collection[]`; empty for an ICS address. */
  collections: string;
  /** The URL of the collection that appointments are written to. Null if they are written to none. */
  write_url: string | null;
  /** Validators of an ICS address, as its server gave them. */
  etag: string | null;
  last_modified: string | null;
  /** The last time that the stored busy time was found to be the present one. */
  read_at: string | null;
  /** The last time that all of it was read, changed or not. */
  whole_at: string | null;
  tried_at: string | null;
  trouble: CalendarTrouble | null;
  trouble_since: string | null;
  state: "queued";
  /** Attempts since the last one that succeeded. */
  attempts: number;
  due_at: string;
  lease_owner: string | null;
  lease_until: string | null;
  /** Counts the changes that a user makes. */
  version: number;
  created_at: string;
}

/**
 * `not-a-calendar`, `sign-in-page`: the address answers with something else. `silent`: no answer in time. `broken`: a
 * calendar that cannot be read.
 */
export type CalendarTrouble =
  | "not-a-calendar"
  | "sign-in-page"
  | "password"
  | "not-found"
  | "private-address"
  | "too-large"
  | "silent"
  | "unreachable"
  | "broken";

/** Busy time of the coming weeks: when, and not for what. */
export interface CalendarBusyRow {
  id: string;
  calendar_id: string;
  /** The URL of the calendar object; empty for an ICS address, which has one for all. */
  object: string;
  starts_at: string;
  ends_at: string;
  /** The appointment that this is the copy of. */
  appointment_id: string | null;
}

/** All busy time of a calendar but for copies of appointments, which every visitor who looks for a moment reads. */
export interface CalendarTimesRow {
  calendar_id: string;
  /** JSON: pairs of start and end, ordered and without overlap. */
  times: string;
}

/** An object of a CalDAV collection whose server has no list of changes. */
export interface CalendarObjectRow {
  calendar_id: string;
  collection: string;
  object: string;
  etag: string;
}
