/** A list of leads that somebody at the desk comes back to. */
export interface SavedViewRow {
  id: string;
  /** Who made it. */
  user_id: string;
  /** 1 when everybody at the desk sees it. */
  is_shared: number;
  name: string;
  /** What it shows, as it stands in the address of the dashboard. */
  query: string;
  created_at: string;
  /** Since when it is gone; for a while it can be taken back. */
  deleted_at: string | null;
}

/** What somebody at the desk did with several leads at once, for as long as it can be taken back. */
export interface LeadBatchRow {
  id: string;
  user_id: string;
  kind: "status" | "tag" | "untag" | "plan" | "assign" | "contact" | "restore";
  /** What was given: a status, a tag, an action, the name of a colleague, a way of contact; null for none. */
  value: string | null;
  /** How many leads it was done with. */
  changed: number;
  /** JSON: the ids of the leads that were left as they were, since somebody else had changed them. */
  skipped: string;
  created_at: string;
  undone_at: string | null;
  /** Of how many leads it was taken back. */
  undone: number;
}

/** What one lead of a batch was before. */
export interface LeadBatchStepRow {
  batch_id: string;
  lead_id: string;
  /** JSON: the columns that were changed, as they were; empty for a tag. */
  was: string;
  /** The version that the batch gave it: changed since when it has another. */
  version: number;
}
