/** Leads to fetch from Meta. Nothing in a row tells who the lead is. */
export interface MetaLeadEventRow {
  /** Meta's. */
  id: string;
  page_id: string | null;
  form_id: string | null;
  ad_id: string | null;
  /** `reconcile`: found in the list of a form. */
  origin: "webhook" | "reconcile";
  /** `sample`: sent by the test button of a webhook; there is no such lead. */
  state: "queued" | "stored" | "failed" | "sample";
  attempts: number;
  due_at: string;
  lease_owner: string | null;
  lease_until: string | null;
  /** The problem of the last attempt: its kind, and Meta's words. */
  problem: string | null;
  last_error: string | null;
  /** The offer request that it became. */
  request_id: string | null;
  received_at: string;
  settled_at: string | null;
}

/** One row. */
export interface MetaConnectionRow {
  id: "meta";
  /** The last time that Meta got its answer to the verification token. */
  verified_at: string | null;
  /** The last event of a lead from Meta, and the last lead that was fetched. */
  event_at: string | null;
  fetched_at: string | null;
  token_state: "unknown" | "valid" | "expired";
  /** Keyed hash of the token that the state is about. */
  token_print: string | null;
  /** The start of that state, and its last check. */
  token_since: string | null;
  token_checked_at: string | null;
  token_error: string | null;
  /** Meta is not asked for leads until then: its rate limit was reached. */
  paused_until: string | null;
  /** Up to when all forms are reconciled, but for those behind. */
  reconciled_at: string | null;
  /** JSON: the forms that could not be read, and up to when each is reconciled. */
  reconcile_behind: string;
  /** The lease of a process that reconciles. */
  reconcile_until: string | null;
  reconcile_error: string | null;
}
