export interface AlertRow {
  id: string;
  /** Queued mail does not go out, the disk of DATA_DIR is nearly full, or the mailbox cannot be read. */
  cause: "mail" | "disk" | "mailbox";
  /** The machine whose disk it is; empty for what all processes share. */
  place: string;
  since: string;
  /** When the owner was last told. */
  told_at: string;
  /** A machine that is gone cannot report that its disk is empty again. */
  seen_at: string;
}
