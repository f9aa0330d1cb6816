import type { AccountRow, SessionRow, UserRow, VerificationRow } from "./auth-tables";
import type { CalendarCopyRow, CalendarFeedRow, CalendarTargetRow, RemovedCalendarRow } from "./calendar-copy-tables";
import type { CalendarBusyRow, CalendarObjectRow, CalendarRow, CalendarTimesRow } from "./calendar-tables";
import type { ConversationLineRow, ConversationRow } from "./chat-tables";
import type { WebsiteCheckDayRow, WebsiteCheckRefusalRow, WebsiteCheckRow } from "./check-tables";
import type { ConfiguratorStepRow, LeadBatchRow, LeadBatchStepRow, RetentionRoundRow } from "./desk-tables";
import type { LeadImportLineRow, LeadImportRow } from "./import-tables";
import type { AuditRow, LeadNoteRow, LeadRow, LeadTagRow, PersonRow, WaitRow } from "./lead-tables";
import type { LetterMailRow, LetterRow } from "./letter-tables";
import type {
  ErasedMailRow,
  MailboxConnectionRow,
  MailboxFolderRow,
  MailboxStrangerRow,
  MailServerRow,
} from "./mailbox-tables";
import type { MetaConnectionRow, MetaLeadEventRow } from "./meta-tables";
import type { AlertRow, LeadCallRow, NoticeRow, NoticeSettingsRow } from "./notice-tables";
import type { LeadTraceRow, PersonKeyRow, PersonMergeRow, PersonRefusalRow } from "./people-tables";
import type { PlanRow, PlanRunRow, PlanStepRow } from "./plan-tables";
import type {
  ProjectFilePartRow,
  ProjectFileRow,
  ProjectItemRow,
  ProjectRow,
  ProjectVersionRow,
} from "./project-tables";
import type { DeskPageRow, PushDeviceRow, PushKeysRow, PushMessageRow } from "./push-tables";
import type { QuoteDocumentRow, QuoteNumberRow, QuoteQuestionRow, QuoteRow } from "./quote-tables";
import type { ReviewRow } from "./review-tables";
import type { SiteChangeRow, SiteDraftRow, SitePictureRow } from "./site-tables";
import type { ThreadAttachmentRow, ThreadMessageRow, ThreadUploadRow, UserSignatureRow } from "./thread-tables";
import type { AgendaBlockRow, ChatRuleVersionRow, RedirectRow } from "./tool-tables";
import type { ConfiguredOwnerRow, RecoveryCodeRow, SecondStepRow, UserInviteRow, UserLinkRow } from "./user-tables";

/** Text ids (UUIDv7), ISO-8601 UTC text timestamps, integers for booleans, JSON as text. */
export interface Tables {
  offer_requests: OfferRequestRow;
  configurator_requests: ConfiguratorRequestRow;
  configurator_drafts: ConfiguratorDraftRow;
  configurator_steps: ConfiguratorStepRow;
  conversations: ConversationRow;
  conversation_lines: ConversationLineRow;
  appointments: AppointmentRow;
  calendar_feeds: CalendarFeedRow;
  calendar_targets: CalendarTargetRow;
  calendar_copies: CalendarCopyRow;
  removed_calendars: RemovedCalendarRow;
  people: PersonRow;
  person_keys: PersonKeyRow;
  person_merges: PersonMergeRow;
  person_refusals: PersonRefusalRow;
  leads: LeadRow;
  waits: WaitRow;
  plans: PlanRow;
  plan_runs: PlanRunRow;
  plan_steps: PlanStepRow;
  reviews: ReviewRow;
  lead_notes: LeadNoteRow;
  lead_tags: LeadTagRow;
  lead_batches: LeadBatchRow;
  lead_batch_steps: LeadBatchStepRow;
  lead_traces: LeadTraceRow;
  lead_imports: LeadImportRow;
  lead_import_lines: LeadImportLineRow;
  audit_log: AuditRow;
  subscribers: SubscriberRow;
  subscriber_links: SubscriberLinkRow;
  letters: LetterRow;
  letter_mails: LetterMailRow;
  website_checks: WebsiteCheckRow;
  website_check_refusals: WebsiteCheckRefusalRow;
  website_check_days: WebsiteCheckDayRow;
  consent_log: ConsentLogRow;
  retention_rounds: RetentionRoundRow;
  projects: ProjectRow;
  project_items: ProjectItemRow;
  project_versions: ProjectVersionRow;
  project_files: ProjectFileRow;
  project_file_parts: ProjectFilePartRow;
  quotes: QuoteRow;
  quote_numbers: QuoteNumberRow;
  quote_documents: QuoteDocumentRow;
  quote_questions: QuoteQuestionRow;
  outbox: OutboxRow;
  thread_messages: ThreadMessageRow;
  thread_attachments: ThreadAttachmentRow;
  thread_uploads: ThreadUploadRow;
  mail_servers: MailServerRow;
  mailbox_connection: MailboxConnectionRow;
  mailbox_folders: MailboxFolderRow;
  mailbox_strangers: MailboxStrangerRow;
  erased_mails: ErasedMailRow;
  meta_lead_events: MetaLeadEventRow;
  meta_connection: MetaConnectionRow;
  notices: NoticeRow;
  notice_settings: NoticeSettingsRow;
  lead_calls: LeadCallRow;
  push_devices: PushDeviceRow;
  push_messages: PushMessageRow;
  push_keys: PushKeysRow;
  desk_pages: DeskPageRow;
  alerts: AlertRow;
  rate_limits: RateLimitRow;
  unknown_paths: UnknownPathRow;
  chat_rule_versions: ChatRuleVersionRow;
  agenda_blocks: AgendaBlockRow;
  calendars: CalendarRow;
  calendar_busy: CalendarBusyRow;
  calendar_times: CalendarTimesRow;
  calendar_objects: CalendarObjectRow;
  redirects: RedirectRow;
  site_changes: SiteChangeRow;
  site_drafts: SiteDraftRow;
  site_pictures: SitePictureRow;
  user: UserRow;
  session: SessionRow;
  account: AccountRow;
  verification: VerificationRow;
  second_steps: SecondStepRow;
  recovery_codes: RecoveryCodeRow;
  user_links: UserLinkRow;
  user_invites: UserInviteRow;
  user_signatures: UserSignatureRow;
  configured_owner: ConfiguredOwnerRow;
}

export interface RequestRow {
  id: string;
  submission_id: string | null;
  /** Keyed hash of body and address, of a request without a submission id. */
  body_digest: string | null;
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
  source: string;
  language: "nl" | "en";
  status: "new" | "spam";
  created_at: string;
  /** JSON: first and last touch. */
  attribution: string | null;
}

export interface OfferRequestRow extends RequestRow {
  service: string | null;
  message: string | null;
  /** Meta's; null for forms of our own. */
  external_id: string | null;
  /** Sent by Meta to try the connection: counts nowhere, and only the owner is mailed. */
  is_test: 0 | 1;
}

/** Ids are those of the configurator's questions; lists and price lines are JSON. */
export interface ConfiguratorRequestRow extends RequestRow {
  industry: string | null;
  description: string | null;
  website_type: string | null;
  services: string;
  timeline: string | null;
  features: string;
  preferred_contact: string | null;
  budget: string | null;
  /** Lines and totals, at the prices of the day that it was sent. */
  price_lines: string;
}

/** Mailed to its maker, to go on with it later. */
export interface ConfiguratorDraftRow {
  /** The hash of the token in the link; the token is not kept. */
  token_hash: string;
  mode: "website" | "subscription";
  /** JSON: answers by field name. */
  fields: string;
  language: "nl" | "en";
  expires_at: string;
  created_at: string;
}

export interface AppointmentRow {
  id: string;
  submission_id: string | null;
  /** The hash of the token in the links to move or cancel it; the token is not kept. */
  token_hash: string;
  starts_at: string;
  ends_at: string;
  name: string;
  email: string;
  phone: string | null;
  subject: string | null;
  language: "nl" | "en";
  /** A `booked` one alone takes its moment. */
  status: "booked" | "cancelled" | "spam";
  /** The sequence of the invitation (RFC 5545, SEQUENCE). */
  sequence: number;
  /** Path of the page that it was booked on. */
  source: string;
  /** JSON: first and last touch. */
  attribution: string | null;
  created_at: string;
  cancelled_at: string | null;
  /** Null where that is not known. */
  cancelled_by: "visitor" | "owner" | null;
  /** JSON, oldest first (`PastMove`). */
  moves: string;
  /** The lead that the desk made it for; null for a visitor's own, which is a lead itself. */
  lead_id: string | null;
  kind: "call" | "meet" | "visit" | "intake";
  /** Null before there were kinds: by phone if there is a number, else at the office. */
  place: "office" | "customer" | "phone" | null;
  /** Street and town of an appointment at the customer's. */
  address: string | null;
  /** Minutes of travel, before and again after it. */
  travel_minutes: number;
}

/** A subscriber, with the proof that its reader asked for it. */
export interface SubscriberRow {
  id: string;
  /** The address in lower case. */
  email: string;
  language: "nl" | "en";
  /** A `confirmed` one alone gets the newsletter. */
  state: "pending" | "confirmed" | "unsubscribed";
  /** The words of the form that were agreed to. */
  wording: string;
  /** Path of the page with the form. */
  page: string;
  requested_at: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
  /** The last mail which said that it is subscribed already. */
  reminded_at: string | null;
}

export interface SubscriberLinkRow {
  /** The hash of the token in the link; the token is not kept. */
  token_hash: string;
  subscriber_id: string;
  purpose: "confirm" | "unsubscribe";
  /** Null: as long as the subscriber is known. */
  expires_at: string | null;
  /** JSON, of `confirm`: the language, words, page and moment of the form, which become those of the subscriber. */
  request: string | null;
}

/** Says nothing of who it was. */
export interface ConsentLogRow {
  id: string;
  /** JSON: by purpose, whether it was allowed. */
  purposes: string;
  /** The version of the texts that asked: a day (`YYYY-MM-DD`). */
  version: string;
  language: "nl" | "en";
  created_at: string;
}

export interface OutboxRow {
  id: string;
  /** The header; the same at every attempt, so that a repeat is recognised. */
  message_id: string;
  template: string;
  /** JSON. */
  props: string;
  language: "nl" | "en";
  recipient: string;
  reply_to: string | null;
  /** The subject: a request, an alert, a token. */
  request_id: string | null;
  state: "queued" | "sent" | "failed";
  attempts: number;
  due_at: string;
  lease_owner: string | null;
  lease_until: string | null;
  last_error: string | null;
  /** The mail server had all of it at the last attempt, and did not say whether it takes it. */
  is_unanswered: 0 | 1;
  /** The mail server refused it or its recipient at the last attempt. It may be tried again all the same. */
  is_refused: 0 | 1;
  /** The name that the mail server gave it: some replace our Message-ID. */
  relay_id: string | null;
  /** The date of the mail. */
  created_at: string;
  /** Null unless it was given up and queued again. */
  owed_again_at: string | null;
  sent_at: string | null;
}

/** Keys are hashes. */
export interface RateLimitRow {
  key: string;
  points: number;
  /** Milliseconds since 1970. */
  expire: number | null;
}

export interface UnknownPathRow {
  /** The path without its query, percent-encoded, at most 200 characters. */
  path: string;
  hits: number;
  first_seen_at: string;
  last_seen_at: string;
}
