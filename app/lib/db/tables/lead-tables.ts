export interface PersonRow {
  id: string;
  name: string;
  /** The key of the first lead, as in `LeadRow`. */
  email_key: string | null;
  phone_key: string | null;
  created_at: string;
}

/** `search_row` is its key in SQLite's search index. */
export interface LeadRow {
  id: string;
  kind: "offer-request" | "configurator-request" | "conversation" | "appointment";
  /** The id in the table of its kind. */
  subject_id: string;
  person_id: string;
  name: string;
  email: string | null;
  phone: string | null;
  company: string | null;
  /** The address in small letters, with its domain in ASCII (`addressKey`). */
  email_key: string | null;
  /** Digits with the country code; of several numbers, the first. */
  phone_key: string | null;
  source: string;
  language: "nl" | "en";
  status: "new" | "contacted" | "quoted" | "agreed" | "declined" | "spam";
  decline_reason: string | null;
  /** 1: from an advertisement. */
  is_ads: number;
  /** 1: a trial, which counts nowhere. */
  is_test: number;
  /** The user of the desk who takes it. */
  assignee_id: string | null;
  next_action: string | null;
  /** `YYYY-MM-DD`. */
  next_action_on: string | null;
  /** The day on which the site of a customer went or will go live (`YYYY-MM-DD`). */
  live_on: string | null;
  /**
   * The deadline of the first answer; null if none was promised, or the desk said that none is needed. Later ones:
   * `WaitRow`.
   */
  promised_at: string | null;
  first_answered_at: string | null;
  /** Counts the changes that may not be made by two people at once. */
  version: number;
  /** Folded, one line per part: who it is, what was asked, notes; a line that starts with `#` is a tag. */
  search: string;
  created_at: string;
  updated_at: string;
}

export interface LeadNoteRow {
  id: string;
  lead_id: string;
  text: string;
  user_email: string;
  created_at: string;
}

export interface LeadTagRow {
  lead_id: string;
  tag: string;
}

export interface AuditRow {
  id: string;
  at: string;
  user_id: string;
  user_email: string;
  /** Verb after its noun: `lead.status`. */
  action: string;
  /** `lead:019aa6b2-…`. */
  subject: string;
  /** JSON. */
  detail: string;
}

/**
 * A wait for an answer that began after the first request; the one of the request itself is in `LeadRow`. It is open until it was
 * answered or dismissed, and of one lead, conversation or quote one is open at most.
 */
export interface WaitRow {
  id: string;
  kind: "mail" | "chat" | "question" | "agreement" | "project";
  /** One of these four is set: the others only without a lead. */
  lead_id: string | null;
  conversation_id: string | null;
  quote_id: string | null;
  project_id: string | null;
  since: string;
  due_at: string;
  answered_at: string | null;
  /** The moment at which the desk said that no answer is needed. */
  dismissed_at: string | null;
}
