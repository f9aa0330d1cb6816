/** A rule as it stood after each change. */
export interface ChatRuleVersionRow {
  /** Counted from 1; the last one holds. */
  version: number;
  /** JSON: all differences from the replies that the product comes with. */
  edits: string;
  change: "changed" | "added" | "removed" | "moved" | "restored";
  /** The id of a rule; of `restored`, the version that came back. */
  subject: string;
  user_email: string;
  at: string;
}

/** No appointment can be booked in it. */
export interface AgendaBlockRow {
  id: string;
  starts_at: string;
  ends_at: string;
  /** A note for the desk alone. */
  note: string | null;
  user_email: string;
  created_at: string;
  /** It can be put back for a while. */
  removed_at: string | null;
}

export interface RedirectRow {
  /** The path in lower case, decoded, without a slash at its end. */
  from_path: string;
  to_path: string;
  status: 301 | 302;
  hits: number;
  last_hit_at: string | null;
  /** The user of the last change. */
  user_email: string;
  /**
   * Two people do not overwrite each other. It begins with the minute in which the redirect was made, which is above
   * any version of one that was deleted before.
   */
  version: number;
  created_at: string;
  updated_at: string;
  /** It can be put back for a while. */
  removed_at: string | null;
}
