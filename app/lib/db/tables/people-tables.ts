/** All that comes in with this address is of this person. */
export interface PersonKeyRow {
  /** Releases before 0040 also kept numbers here, as `phone`, and may do so until their last process has ended. */
  kind: "mail";
  /** The value, as `email_key` of a lead. */
  value: string;
  person_id: string;
}

/** A trait that a lead shares with leads of another person. */
export interface LeadTraceRow {
  lead_id: string;
  trace: string;
}

/** The person that was merged stays, without leads, as long as this can be undone. */
export interface PersonMergeRow {
  id: string;
  kept_id: string;
  merged_id: string;
  /** JSON: what each of the two had at that moment. */
  before: string;
  user_email: string;
  merged_at: string;
  undone_at: string | null;
}

/** The desk said that two people are not one. */
export interface PersonRefusalRow {
  /** The smaller of both ids, and the larger. */
  first_id: string;
  second_id: string;
  user_email: string;
  refused_at: string;
}
