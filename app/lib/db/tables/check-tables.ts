/** A check of a website that a visitor or the desk has asked for. */
export interface WebsiteCheckRow {
  id: string;
  submission_id: string | null;
  /** The hash of the token in the link, which is derived from the id. */
  token_hash: string;
  /** The address as it was asked for. */
  url: string;
  host: string;
  language: "nl" | "en";
  /** The form that it was asked with; `desk` is asked for at the desk. */
  source: string;
  lead_id: string | null;
  /** The check of the same host, a few minutes earlier, that gives this one its result. Null for a check of its own. */
  follows: string | null;
  /** `following` until the check that it follows is done. */
  state: "queued" | "following" | "done" | "unreachable";
  step: string | null;
  /** The reason for which it could not be reached. */
  reason: string | null;
  /** The address after all redirects. */
  seen_url: string | null;
  title: string | null;
  phone: string | null;
  /** JSON: `Finding[]`. */
  findings: string;
  /** The address that the whole result was sent to. */
  email: string | null;
  email_at: string | null;
  attempts: number;
  due_at: string;
  lease_owner: string | null;
  lease_until: string | null;
  created_at: string;
  done_at: string | null;
  /** The moment at which its link ends. */
  expires_at: string;
}

/** A host, with all below it, whose owner does not want it to be looked at. */
export interface WebsiteCheckRefusalRow {
  host: string;
  user_email: string;
  created_at: string;
}

/** Counts without persons. */
export interface WebsiteCheckDayRow {
  /** `YYYY-MM-DD`, at the business. */
  day: string;
  checks: number;
}
