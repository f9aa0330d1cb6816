/** The secret address at which a colleague's programs read the agenda. */
export interface CalendarFeedRow {
  user_id: string;
  /** Random. The token is made from it and the secret of the site: another key is another address. */
  link_key: string;
  /** The hash of the token in the address; the token is not kept. */
  token_hash: string;
  /** True if it names the customers. */
  shows_names: 0 | 1;
  created_at: string;
  fetched_at: string | null;
}

/** A calendar that appointments are written into: a queue, with one row for all copies in it. */
export interface CalendarTargetRow {
  /** The id of the calendar. */
  id: string;
  state: "queued";
  attempts: number;
  due_at: string;
  lease_owner: string | null;
  lease_until: string | null;
  /** Null while writing works. */
  trouble: string | null;
  trouble_since: string | null;
}

/** An appointment in a collection of a calendar. */
export interface CalendarCopyRow {
  id: string;
  calendar_id: string;
  collection_url: string;
  /** Null once the appointment is erased: the event is to be deleted. */
  appointment_id: string | null;
  /** The address of the event, recorded before it is written. Null before the first time. */
  object_url: string | null;
  /** The version of the object that we saw last. */
  etag: string | null;
  /** JSON (`WrittenEvent`): the last version that we sent, recorded before it was sent. Null before the first. */
  written: string | null;
  /** The change by the calendar's owner, about which the desk is asked. */
  found: "moved" | "deleted" | null;
  found_starts_at: string | null;
  found_at: string | null;
  /** Counts the changes that are to be written. */
  marks: number;
  /** Null if nothing is to be written. */
  due_at: string | null;
}

/** A calendar that was removed: its copies are still to be deleted, and the removal can be undone. */
export interface RemovedCalendarRow {
  /** The id of the calendar. */
  id: string;
  user_id: string;
  /** JSON: its row, with sealed secrets. */
  calendar: string;
  removed_at: string;
}
