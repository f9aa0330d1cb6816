/** Something that keeps the product from its work, for as long as it does. */
export interface AlertRow {
  id: string;
  /** Mail that is owed does not go out, or the disk of DATA_DIR is nearly full. */
  cause: "mail" | "disk";
  /** The name of the machine whose disk it is; empty for what all processes share. */
  place: string;
  since: string;
  /** When the owner was last told. */
  told_at: string;
  /** When it was last found so: a machine that is gone says no more that its disk is empty again. */
  seen_at: string;
}
