export interface AlertRow {
  id: string;
  /** Queued mail does not go out, or the disk of DATA_DIR is nearly full. */
  cause: "mail" | "disk";
  /** The machine whose disk it is; empty for what all processes share. */
  place: string;
  since: string;
  /** When the owner was last told. */
  told_at: string;
  /** A machine that is gone cannot report that its disk is empty again. */
  seen_at: string;
}
