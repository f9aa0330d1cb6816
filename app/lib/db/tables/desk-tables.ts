/** Kept as long as it can be undone. */
export interface LeadBatchRow {
  id: string;
  user_id: string;
  kind: "status" | "tag" | "untag" | "plan" | "assign" | "contact" | "dismiss" | "restore";
  /** What was given: a status, a tag, an action, the name of a colleague, a way of contact, the id of a wait without a lead; null for none. */
  value: string | null;
  /** Leads. */
  changed: number;
  /** JSON: the ids of leads that somebody else had changed. */
  skipped: string;
  created_at: string;
  undone_at: string | null;
  /** Leads. */
  undone: number;
}

export interface LeadBatchStepRow {
  batch_id: string;
  lead_id: string;
  /** JSON: the previous values of the changed columns; empty for a tag. */
  was: string;
  /** The version that the batch made: another one means a later change. */
  version: number;
}
