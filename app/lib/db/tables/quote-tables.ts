/** Money is in whole cents, excluding btw. */
export interface QuoteRow {
  id: string;
  /** "2026-0001": given when it is sent for the first time. */
  number: string | null;
  request_id: string | null;
  lead_id: string | null;
  customer_name: string;
  company: string | null;
  email: string | null;
  address: string | null;
  language: "nl" | "en";
  /** A quote that is `sent` has expired after `valid_until`: no job has to say so. */
  state: "draft" | "sent" | "agreed" | "declined" | "withdrawn" | "replaced";
  intro: string | null;
  /** JSON, in order. Null if it was made before lines had groups. */
  line_groups: string | null;
  /** JSON, in order. */
  lines: string;
  /** JSON, in order. */
  discounts: string;
  /** The rate of the day that it was made. */
  vat_percent: number;
  /** JSON: the keys of the lines that the customer chose, without those of fixed groups. Null until agreed. */
  chosen: string | null;
  /** `custom` names a day of the first version. Null: nothing is said of it. */
  planning: "site" | "shop" | "custom" | null;
  /** `YYYY-MM-DD` */
  first_version_on: string | null;
  /** Amounts after discount, once and per month: of the lines ticked beforehand, then of those agreed to. */
  once_cents: number;
  month_cents: number;
  /** The last day to agree (`YYYY-MM-DD`). */
  valid_until: string | null;
  /** The hash of the token in the link; the token is not kept. */
  token_hash: string | null;
  /** SHA-256 (hex) of the document that was sent. */
  document_hash: string | null;
  sent_at: string | null;
  /** The customer's first view. */
  first_viewed_at: string | null;
  last_viewed_at: string | null;
  answered_at: string | null;
  /** The name as typed with the agreement. */
  agreed_by: string | null;
  decline_reason: "price" | "other-agency" | "not-now" | "other" | null;
  decline_note: string | null;
  withdrawn_at: string | null;
  /** Made with the form of the customer's answer, so that a repeat is recognised. */
  answer_id: string | null;
  /** The quote of which this is the next version. */
  replaces: string | null;
  /** The next version, once that is sent. */
  replaced_by: string | null;
  /** Two tabs do not overwrite each other. */
  version: number;
  created_at: string;
  updated_at: string;
}

/** The number of quotes that were numbered in a year. */
export interface QuoteNumberRow {
  year: number;
  last: number;
}

/** Exactly as it was mailed. */
export interface QuoteDocumentRow {
  quote_id: string;
  /** The offer, and the same document with the agreement on it. */
  kind: "sent" | "agreed";
  /** Hex. */
  sha256: string;
  /** Base64. */
  content: string;
  created_at: string;
}

export interface QuoteQuestionRow {
  /** Made with the form, so that a repeat is recognised. */
  id: string;
  quote_id: string;
  text: string;
  asked_at: string;
  /** Null until the desk has answered. */
  answer: string | null;
  answered_at: string | null;
  answered_by: string | null;
}
