/** Kept as long as it can be undone. */
export interface LeadBatchRow {
  id: string;
  user_id: string;
  kind: "status" | "tag" | "untag" | "plan" | "assign" | "contact" | "dismiss" | "restore";
  /**
   * The target: a status, a tag, an action, the name of a colleague, a way of contact, the id of a wait without a lead;
   * null for none.
   */
  value: string | null;
  /** Leads. */
  changed: number;
  /** JSON: the ids of leads that another user had changed. */
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

/** Counts without persons. */
export interface ConfiguratorStepRow {
  /** `YYYY-MM-DD`, at the business. */
  day: string;
  mode: "website" | "subscription";
  /** One of the seven steps, or `sent`. */
  step: string;
  visits: number;
}

export interface RetentionRoundRow {
  id: string;
  cause: "daily" | "owner";
  /** A `running` one whose lease is over has broken off. */
  state: "running" | "done" | "failed";
  started_at: string;
  ended_at: string | null;
  /** No other process begins one until then; renewed while it runs. */
  lease_until: string;
  /** JSON: deleted rows by table, and deleted files of mails. */
  deleted: string;
  /** The reason for an early end. */
  problem: string | null;
}
