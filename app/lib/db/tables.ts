import type { AlertRow } from "./alert-tables";
import type { AccountRow, SessionRow, UserRow, VerificationRow } from "./auth-tables";
import type { LeadBatchRow, LeadBatchStepRow, SavedViewRow } from "./desk-tables";
import type { AuditRow, LeadNoteRow, LeadRow, LeadTagRow, PersonRow } from "./lead-tables";
import type { LiveEventRow } from "./live-tables";
import type { LeadTraceRow, PersonKeyRow, PersonMergeRow, PersonRefusalRow } from "./people-tables";
import type { RetentionRoundRow } from "./privacy-tables";
import type { DeskPresenceRow, PushDeviceRow, PushKeysRow, PushMessageRow } from "./push-tables";
import type { ConfiguratorStepRow } from "./report-tables";
import type { AgendaBlockRow, ChatRuleVersionRow, RedirectRow } from "./tool-tables";
import type { ConfiguredOwnerRow, RecoveryCodeRow, SecondStepRow, UserInviteRow, UserLinkRow } from "./user-tables";

/**
 * The tables, as both databases hold them: text ids (UUIDv7), ISO-8601 UTC text timestamps,
 * integers for booleans, JSON as text.
 */
export interface Tables {
  offer_requests: OfferRequestRow;
  configurator_requests: ConfiguratorRequestRow;
  configurator_drafts: ConfiguratorDraftRow;
  configurator_steps: ConfiguratorStepRow;
  conversations: ConversationRow;
  conversation_lines: ConversationLineRow;
  appointments: AppointmentRow;
  people: PersonRow;
  person_keys: PersonKeyRow;
  person_merges: PersonMergeRow;
  person_refusals: PersonRefusalRow;
  leads: LeadRow;
  lead_notes: LeadNoteRow;
  lead_tags: LeadTagRow;
  lead_batches: LeadBatchRow;
  lead_batch_steps: LeadBatchStepRow;
  saved_views: SavedViewRow;
  lead_traces: LeadTraceRow;
  audit_log: AuditRow;
  subscribers: SubscriberRow;
  subscriber_links: SubscriberLinkRow;
  consent_log: ConsentLogRow;
  retention_rounds: RetentionRoundRow;
  quotes: QuoteRow;
  quote_numbers: QuoteNumberRow;
  quote_documents: QuoteDocumentRow;
  quote_questions: QuoteQuestionRow;
  outbox: OutboxRow;
  meta_lead_events: MetaLeadEventRow;
  meta_connection: MetaConnectionRow;
  push_devices: PushDeviceRow;
  push_messages: PushMessageRow;
  push_keys: PushKeysRow;
  desk_presence: DeskPresenceRow;
  alerts: AlertRow;
  live_events: LiveEventRow;
  rate_limits: RateLimitRow;
  unknown_paths: UnknownPathRow;
  chat_rule_versions: ChatRuleVersionRow;
  agenda_blocks: AgendaBlockRow;
  redirects: RedirectRow;
  user: UserRow;
  session: SessionRow;
  account: AccountRow;
  verification: VerificationRow;
  second_steps: SecondStepRow;
  recovery_codes: RecoveryCodeRow;
  user_links: UserLinkRow;
  user_invites: UserInviteRow;
  configured_owner: ConfiguredOwnerRow;
}

/** What the requests of every form have. */
export interface RequestRow {
  id: string;
  submission_id: string | null;
  /** Keyed hash of the body and the sender's address, of a request that came without a submission id. */
  body_digest: string | null;
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
  source: string;
  language: "nl" | "en";
  status: "new" | "spam";
  created_at: string;
  /** JSON: how the visitor came in for the first and the last time. */
  attribution: string | null;
}

export interface OfferRequestRow extends RequestRow {
  service: string | null;
  message: string | null;
  /** The id of a lead at Meta; null for what came by a form of our own. */
  external_id: string | null;
  /** Whether Meta sent it to try the connection: it counts nowhere, and nobody but the owner is mailed. */
  is_test: 0 | 1;
}

/** The ids are those of the configurator's questions; lists and price lines are JSON. */
export interface ConfiguratorRequestRow extends RequestRow {
  industry: string | null;
  description: string | null;
  website_type: string | null;
  services: string;
  timeline: string | null;
  features: string;
  preferred_contact: string | null;
  budget: string | null;
  /** The lines and their totals, at the prices of the day that it was sent. */
  price_lines: string;
}

/** A configuration that was mailed to its maker, to be gone on with. */
export interface ConfiguratorDraftRow {
  /** Of the token in the link; the token itself is not kept. */
  token_hash: string;
  mode: "website" | "subscription";
  /** JSON: what was answered, by field name. */
  fields: string;
  language: "nl" | "en";
  expires_at: string;
  created_at: string;
}

/** What was said in the chat by one browser. Lines are counted from 1; a counter of lines is 0 while there is none. */
export interface ConversationRow {
  id: string;
  /** Of the token that only the visitor's browser has. */
  token_hash: string;
  language: "nl" | "en";
  /** The path of the page that the visitor was on last. */
  page: string;
  /** Who answers. */
  attendance: "bot" | "person";
  started_at: string;
  last_line_at: string;
  last_seq: number;
  last_visitor_seq: number;
  /** Up to where the owner has read. */
  owner_read_seq: number;
  last_person_seq: number;
  last_person_at: string | null;
  /** Up to where answers of a person have been mailed. */
  mailed_seq: number;
  /** Up to where the visitor's browser has been sent lines while it was connected. */
  visitor_seen_seq: number;
  visitor_last_seen_at: string;
  /** What the visitor agreed to: none of it before `contact_confirmed_at`. */
  contact_name: string | null;
  contact_email: string | null;
  contact_phone: string | null;
  contact_confirmed_at: string | null;
  /** How the visitor wants to be reached, as chosen last. */
  contact_method: "phone" | "email" | "whatsapp" | null;
  contact_method_at: string | null;
}

export interface ConversationLineRow {
  conversation_id: string;
  seq: number;
  /** Made by whoever said it, so that a repeat is recognised; unique within the conversation. */
  id: string;
  author: "visitor" | "bot" | "person";
  text: string;
  /** JSON: the contact details that the assistant asks about with this line. */
  asks: string | null;
  /** What the visitor said to that. */
  asks_answer: "agreed" | "declined" | null;
  at: string;
}

/** A talk that a visitor has booked. */
export interface AppointmentRow {
  id: string;
  submission_id: string | null;
  /** Of the token in the links to move or cancel it; the token itself is not kept. */
  token_hash: string;
  starts_at: string;
  ends_at: string;
  name: string;
  email: string;
  phone: string | null;
  subject: string | null;
  language: "nl" | "en";
  /** Only what is `booked` takes its moment. */
  status: "booked" | "cancelled" | "spam";
  /** How often the invitation has changed (RFC 5545, SEQUENCE). */
  sequence: number;
  /** The path of the page that it was booked on. */
  source: string;
  /** JSON: how the visitor came in for the first and the last time. */
  attribution: string | null;
  created_at: string;
  cancelled_at: string | null;
}

/** An address of the newsletter, with the proof that its reader asked for it. */
export interface SubscriberRow {
  id: string;
  /** In small letters. */
  email: string;
  language: "nl" | "en";
  /** Only who is `confirmed` gets the newsletter. */
  state: "pending" | "confirmed" | "unsubscribed";
  /** What was agreed to, in the words that stood in the form. */
  wording: string;
  /** The path of the page that the form stood on. */
  page: string;
  requested_at: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
  /** When it was last told by mail that it is subscribed already. */
  reminded_at: string | null;
}

/** A link that a subscriber was mailed. */
export interface SubscriberLinkRow {
  /** Of the token in the link; the token itself is not kept. */
  token_hash: string;
  subscriber_id: string;
  /** The one thing that the link is good for. */
  purpose: "confirm" | "unsubscribe";
  /** Null: as long as the subscriber is known. */
  expires_at: string | null;
}

/** That somebody allowed or refused something; nobody knows who. */
export interface ConsentLogRow {
  id: string;
  /** JSON: by purpose, whether it was allowed. */
  purposes: string;
  /** Of the list and the words that were asked with: a day (`YYYY-MM-DD`). */
  version: string;
  language: "nl" | "en";
  created_at: string;
}

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

export interface OutboxRow {
  id: string;
  /** The Message-ID header; the same at every attempt, so that a repeat is recognised. */
  message_id: string;
  template: string;
  /** JSON: what the template needs. */
  props: string;
  language: "nl" | "en";
  recipient: string;
  reply_to: string | null;
  /** The request that this mail belongs to. */
  request_id: string | null;
  state: "queued" | "sent" | "failed";
  attempts: number;
  due_at: string;
  lease_owner: string | null;
  lease_until: string | null;
  last_error: string | null;
  /** From when on it was owed: the date of the mail. */
  created_at: string;
  /** When it was asked for again after it had been given up; null when it never was. */
  owed_again_at: string | null;
  sent_at: string | null;
}

/** A lead that Meta told of, to be fetched there. It holds nothing that tells who the lead is. */
export interface MetaLeadEventRow {
  /** The id of the lead at Meta. */
  id: string;
  page_id: string | null;
  form_id: string | null;
  ad_id: string | null;
  /** How we know of it: Meta told us, or we found it in the list of a form. */
  origin: "webhook" | "reconcile";
  /** A `sample` is what the test button of a webhook sends: there is no such lead. */
  state: "queued" | "stored" | "failed" | "sample";
  attempts: number;
  due_at: string;
  lease_owner: string | null;
  lease_until: string | null;
  /** Why the last attempt failed: a kind of problem, and what Meta said of it. */
  problem: string | null;
  last_error: string | null;
  /** The offer request that it became. */
  request_id: string | null;
  received_at: string;
  settled_at: string | null;
}

/** What is known of the connection with Meta; there is one row. */
export interface MetaConnectionRow {
  id: "meta";
  /** When Meta last asked for the verification token and got its answer. */
  verified_at: string | null;
  /** When Meta last told of a lead, and when one was last fetched. */
  event_at: string | null;
  fetched_at: string | null;
  token_state: "unknown" | "valid" | "expired";
  /** Keyed hash of the token that the state is about. */
  token_print: string | null;
  /** Since when it is in that state, and when that was last looked at. */
  token_since: string | null;
  token_checked_at: string | null;
  token_error: string | null;
  /** Until when Meta is not asked for leads: there were too many questions. */
  paused_until: string | null;
  /** Up to when the lists of all forms have been gone through. */
  reconciled_at: string | null;
  /** Until when a process that goes through them holds that task. */
  reconcile_until: string | null;
  reconcile_error: string | null;
}

/** How often something that is limited was used, by a key that nobody can turn back. */
export interface RateLimitRow {
  key: string;
  points: number;
  /** Milliseconds since 1970. */
  expire: number | null;
}

/** A public address that does not exist, and how often it was asked for. */
export interface UnknownPathRow {
  /** Without its query, percent-encoded, at most 200 characters. */
  path: string;
  hits: number;
  first_seen_at: string;
  last_seen_at: string;
}
