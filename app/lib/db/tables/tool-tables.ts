/** What the owner changed of the replies of the assistant, as it stood after each change. */
export interface ChatRuleVersionRow {
  /** Counted from 1; the last one holds. */
  version: number;
  /** JSON: all differences from the replies that the product comes with. */
  edits: string;
  /** What was done. */
  change: "changed" | "added" | "removed" | "moved" | "restored";
  /** To which rule, by its id; of what was restored, the version that came back. */
  subject: string;
  user_email: string;
  at: string;
}

/** A stretch of time in which no appointment can be booked. */
export interface AgendaBlockRow {
  id: string;
  starts_at: string;
  ends_at: string;
  /** For the desk alone. */
  note: string | null;
  user_email: string;
  created_at: string;
  /** When it was taken away; kept for a while, so that it can be put back. */
  removed_at: string | null;
}

/** Where an address leads that has no page of its own (any more). */
export interface RedirectRow {
  /** In small letters, decoded, without a slash at its end. */
  from_path: string;
  to_path: string;
  status: 301 | 302;
  hits: number;
  last_hit_at: string | null;
  /** Who made or changed it last. */
  user_email: string;
  /**
   * Counts the changes, so that two people do not overwrite each other. It begins with the minute in which the redirect
   * was made, which is above any version of one that was deleted before.
   */
  version: number;
  created_at: string;
  updated_at: string;
  /** When it was taken away; kept for a while, so that it can be put back. */
  removed_at: string | null;
}
