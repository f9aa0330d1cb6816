/** What a customer is offered for how much. Money is in whole cents, excluding btw. */
export interface QuoteRow {
  id: string;
  /** "2026-0001": given when it is sent for the first time. */
  number: string | null;
  /** The request that it answers. */
  request_id: string | null;
  lead_id: string | null;
  customer_name: string;
  company: string | null;
  email: string | null;
  address: string | null;
  language: "nl" | "en";
  /** A quote that is `sent` has expired after `valid_until`: no job has to say so. */
  state: "draft" | "sent" | "agreed" | "declined" | "withdrawn";
  intro: string | null;
  /** JSON: what is offered, in order. */
  lines: string;
  /** JSON: what goes off, in order. */
  discounts: string;
  /** The rate of the day that it was made. */
  vat_percent: number;
  /** What the lines come to after discount, once and per month. */
  once_cents: number;
  month_cents: number;
  /** The last day on which it can be agreed to (`YYYY-MM-DD`). */
  valid_until: string | null;
  /** Of the token in the link; the token itself is not kept. */
  token_hash: string | null;
  /** SHA-256 (hex) of the document that was sent. */
  document_hash: string | null;
  sent_at: string | null;
  /** When the customer had it in view for the first time, and for the last. */
  first_viewed_at: string | null;
  last_viewed_at: string | null;
  answered_at: string | null;
  /** The name that was typed with the agreement. */
  agreed_by: string | null;
  decline_reason: "price" | "other-agency" | "not-now" | "other" | null;
  decline_note: string | null;
  withdrawn_at: string | null;
  /** Counts the changes, so that two tabs do not overwrite each other. */
  version: number;
  created_at: string;
  updated_at: string;
}

/** How many quotes were numbered in a year. */
export interface QuoteNumberRow {
  year: number;
  last: number;
}

/** A document exactly as it was mailed. */
export interface QuoteDocumentRow {
  quote_id: string;
  /** What was offered, and the same with the agreement on it. */
  kind: "sent" | "agreed";
  /** Of the bytes, in hex. */
  sha256: string;
  /** The bytes, in base64. */
  content: string;
  created_at: string;
}

/** What a customer asked about a quote. */
export interface QuoteQuestionRow {
  /** Made with the form, so that a repeat is recognised. */
  id: string;
  quote_id: string;
  text: string;
  asked_at: string;
  /** What the desk wrote back, when, and who did; null until then. */
  answer: string | null;
  answered_at: string | null;
  answered_by: string | null;
}
