/** The work that follows a yes. */
export interface ProjectRow {
  id: string;
  /** Null for a job that was added by hand. */
  quote_id: string | null;
  lead_id: string | null;
  kind: "site" | "shop" | "subscription" | "care";
  customer_name: string;
  company: string | null;
  email: string | null;
  phone: string | null;
  language: "nl" | "en";
  state: "collecting" | "building" | "showing" | "approved" | "live" | "stopped";
  /** Counts the links that the customer had: a new one makes the former useless. */
  link_number: number;
  /** The hash of the token in the customer's link. Null once that is revoked. */
  token_hash: string | null;
  agreed_at: string;
  /** The deadline of the first contact after the yes. */
  contact_due_at: string;
  /** The moment at which every needed item had been given for the first time. */
  complete_at: string | null;
  /** The moment since which the customer is waited for. */
  waiting_since: string | null;
  /** JSON of `Pause[]`: spans in which the customer is waited for. */
  pauses: string;
  /** Hours from `complete_at` to the first version. Null where none is promised. */
  first_version_hours: number | null;
  /** Working days from `complete_at` until the site is live. Null where none are promised. */
  live_days: number | null;
  /** JSON of `Move[]`: dates that the desk has moved, with words to the customer. */
  moves: string;
  /** Null while the clock stands still, or has not begun. */
  first_version_due_at: string | null;
  live_due_at: string | null;
  /** The address of the site, once that is live. */
  site_url: string | null;
  live_at: string | null;
  /** The moment at which the customer is reminded next. */
  next_reminder_at: string | null;
  /** Reminders since the customer was waited for. */
  reminders: number;
  /** Two tabs do not overwrite each other. */
  version: number;
  created_at: string;
  updated_at: string;
}

/** Something that the customer gives. */
export interface ProjectItemRow {
  id: string;
  project_id: string;
  /** The name of its words; `own` has a title. */
  name: string;
  title: string | null;
  /** 1 if the work cannot begin without it. */
  is_needed: number;
  place: number;
  /** `back`: not good enough, with a reason. `withdrawn`: not asked for any more. */
  state: "open" | "given" | "accepted" | "back" | "withdrawn";
  text: string | null;
  reason: string | null;
  /** "customer", or the e-mail address of a user. */
  given_by: string | null;
  given_at: string | null;
  version: number;
}

/** A version of the work that was shown to the customer. */
export interface ProjectVersionRow {
  id: string;
  project_id: string;
  number: number;
  url: string;
  note: string | null;
  shown_at: string;
  /** `assumed`: the owner called it approved after a long silence. Null until there is a reaction. */
  outcome: "approved" | "changes" | "assumed" | null;
  reacted_by: string | null;
  reacted_at: string | null;
  text: string | null;
  submission_id: string | null;
}

export interface ProjectFileRow {
  id: string;
  project_id: string;
  /** Null for a file with a reaction. */
  item_id: string | null;
  version_id: string | null;
  /** Made by the browser, so that a repeat is recognised. */
  upload_id: string;
  name: string;
  type: string;
  size: number;
  /** Hex. */
  sha256: string;
  /** Null until all parts are there. */
  whole_at: string | null;
  given_by: string;
  created_at: string;
}

export interface ProjectFilePartRow {
  file_id: string;
  /** Bytes before it. */
  position: number;
  size: number;
  content: Buffer;
}
