export interface RetentionRoundRow {
  id: string;
  cause: "daily" | "owner";
  /** A `running` one whose lease is over has broken off. */
  state: "running" | "done" | "failed";
  started_at: string;
  ended_at: string | null;
  /** Until then no other process begins one; renewed while it runs. */
  lease_until: string;
  /** JSON: deleted rows by table, and deleted files of mails. */
  deleted: string;
  /** Why it ended early. */
  problem: string | null;
}
