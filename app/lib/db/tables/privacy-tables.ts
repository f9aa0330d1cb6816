/** A round in which what may no longer be kept was deleted. */
export interface RetentionRoundRow {
  id: string;
  /** Whether it was its time, or the owner asked for it. */
  cause: "daily" | "owner";
  /** A `running` one whose lease is over has broken off: nothing of it is under way any more. */
  state: "running" | "done" | "failed";
  started_at: string;
  ended_at: string | null;
  /** Until when no other process begins one; renewed while it runs. */
  lease_until: string;
  /** JSON: how many rows of each table were deleted, and how many mails as files. */
  deleted: string;
  /** Why it ended early. */
  problem: string | null;
}
