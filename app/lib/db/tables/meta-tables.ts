/** A lead that Meta told of, to be fetched there. It holds nothing that tells who the lead is. */
export interface MetaLeadEventRow {
  /** The id of the lead at Meta. */
  id: string;
  page_id: string | null;
  form_id: string | null;
  ad_id: string | null;
  /** How we know of it: Meta told us, or we found it in the list of a form. */
  origin: "webhook" | "reconcile";
  /** A `sample` is what the test button of a webhook sends: there is no such lead. */
  state: "queued" | "stored" | "failed" | "sample";
  attempts: number;
  due_at: string;
  lease_owner: string | null;
  lease_until: string | null;
  /** Why the last attempt failed: a kind of problem, and what Meta said of it. */
  problem: string | null;
  last_error: string | null;
  /** The offer request that it became. */
  request_id: string | null;
  received_at: string;
  settled_at: string | null;
}

/** What is known of the connection with Meta; there is one row. */
export interface MetaConnectionRow {
  id: "meta";
  /** When Meta last asked for the verification token and got its answer. */
  verified_at: string | null;
  /** When Meta last told of a lead, and when one was last fetched. */
  event_at: string | null;
  fetched_at: string | null;
  token_state: "unknown" | "valid" | "expired";
  /** Keyed hash of the token that the state is about. */
  token_print: string | null;
  /** Since when it is in that state, and when that was last looked at. */
  token_since: string | null;
  token_checked_at: string | null;
  token_error: string | null;
  /** Until when Meta is not asked for leads: there were too many questions. */
  paused_until: string | null;
  /** Up to when the lists of all forms have been gone through, but for those that are behind. */
  reconciled_at: string | null;
  /** JSON: the forms that could not be read then, with the moment up to which each has been gone through. */
  reconcile_behind: string;
  /** Until when a process that goes through them holds that task. */
  reconcile_until: string | null;
  reconcile_error: string | null;
}
