import type { Tables } from "~/lib/db/tables/tables";
import type { TraceKind } from "./find/trace";

interface ById<T extends keyof Tables> {
  column: keyof Tables[T] & string;
  ids: TraceKind;
}

/** A table about visitors. */
interface VisitorTable<T extends keyof Tables> {
  /** The export has all of it, except `WITHHELD` columns. */
  holds: string;
  by: readonly ById<T>[];
  /** All others hold files, which the export has beside the rows. Default: all columns. */
  columns?: readonly (keyof Tables[T] & string)[];
  /** Set if the order tells something that no row does. */
  inOrderOf?: readonly (keyof Tables[T] & string)[];
  /** The rows stay, and lose what identifies the person. Default: they are deleted. */
  loses?: Partial<Tables[T]>;
  /** Rows that the law keeps. */
  kept?: { by: ById<T>; loses: Partial<Tables[T]> };
}

interface OtherTable {
  of: "desk" | "nobody";
  why: string;
}

type Declared = { [T in keyof Tables]: VisitorTable<T> | OtherTable };

/** The order of erasing: referring rows first. The code does not compile if a table is missing here. */
export const PERSONAL_TABLES = {
  plan_steps: {
    holds: "What was to be done to follow a lead up, and what became of it",
    by: [{ column: "lead_id", ids: "leads" }],
  },
  plan_runs: {
    holds: "That a lead was followed up by a plan, and why that ended",
    by: [{ column: "lead_id", ids: "leads" }],
  },
  reviews: {
    holds: "That a customer was asked what they think of us, and what they said, with the consent to show it",
    by: [{ column: "lead_id", ids: "leads" }],
  },
  project_file_parts: {
    holds: "The content of files that a customer gave for a site",
    by: [{ column: "file_id", ids: "projectFiles" }],
    columns: ["file_id", "position", "size"],
  },
  project_files: {
    holds: "Files that a customer gave for a site: name, kind, size",
    by: [{ column: "project_id", ids: "projects" }],
  },
  project_items: {
    holds: "What a customer gave for a site, and whether it was good",
    by: [{ column: "project_id", ids: "projects" }],
  },
  project_versions: {
    holds: "Versions of a site that a customer was shown, and what they said of them",
    by: [{ column: "project_id", ids: "projects" }],
  },
  waits: {
    holds: "Since when somebody waited for an answer, and when they had it",
    by: [
      { column: "lead_id", ids: "leads" },
      { column: "conversation_id", ids: "conversations" },
      { column: "quote_id", ids: "quotes" },
      { column: "quote_id", ids: "keptQuotes" },
      { column: "project_id", ids: "projects" },
    ],
  },
  projects: {
    holds: "Name, address and number of a customer, how the work on the site stands, and what was promised when",
    by: [{ column: "id", ids: "projects" }],
  },
  lead_calls: { holds: "Until when somebody at the desk is calling", by: [{ column: "lead_id", ids: "leads" }] },
  lead_notes: { holds: "What the desk noted", by: [{ column: "lead_id", ids: "leads" }] },
  lead_tags: { holds: "Words that the desk put on a lead", by: [{ column: "lead_id", ids: "leads" }] },
  lead_batch_steps: {
    holds: "What a lead was before it was changed together with others",
    by: [{ column: "lead_id", ids: "leads" }],
  },
  lead_import_lines: {
    holds:
      "The row of a file that somebody at the desk imports, until it is imported, or for as long as the import if it was refused, and which lead it has become",
    by: [
      { column: "lead_id", ids: "leads" },
      { column: "id", ids: "importLines" },
    ],
  },
  lead_traces: {
    holds: "What two leads have in common: company, domain, name",
    by: [{ column: "lead_id", ids: "leads" }],
  },
  quote_questions: {
    holds: "What somebody asked about a quote, and the answer",
    by: [
      { column: "quote_id", ids: "quotes" },
      { column: "quote_id", ids: "keptQuotes" },
    ],
  },
  quote_documents: {
    holds: "The documents of a quote: name, company, address, what was offered, the signature",
    by: [{ column: "quote_id", ids: "quotes" }],
    columns: ["quote_id", "kind", "sha256", "created_at"],
    kept: { by: { column: "quote_id", ids: "keptQuotes" }, loses: {} },
  },
  quotes: {
    holds: "Name, company, address and e-mail address of a customer, what was offered, looked at and answered",
    by: [{ column: "id", ids: "quotes" }],
    kept: {
      by: { column: "id", ids: "keptQuotes" },
      loses: {
        email: null,
        intro: null,
        request_id: null,
        lead_id: null,
        token_hash: null,
        first_viewed_at: null,
        last_viewed_at: null,
      },
    },
  },
  thread_attachments: {
    holds: "Files that came with mails to and from somebody",
    by: [{ column: "message_id", ids: "threadMessages" }],
    columns: ["id", "message_id", "name", "type", "size"],
  },
  thread_uploads: {
    holds: "Files that somebody at the desk has chosen for a mail that they are writing, for a week",
    by: [{ column: "lead_id", ids: "leads" }],
    columns: ["id", "lead_id", "name", "type", "size", "stored_at"],
  },
  thread_messages: {
    holds: "Mails to and from somebody, as they were sent",
    by: [{ column: "id", ids: "threadMessages" }],
  },
  mailbox_strangers: {
    holds: "That somebody who is not known wrote to the mailbox: sender, subject and date, for a week",
    by: [{ column: "id", ids: "strangers" }],
  },
  outbox: { holds: "Mails to and about somebody: address, and what they say", by: [{ column: "id", ids: "mails" }] },
  notices: {
    holds: "What somebody at the desk was told of a person, with their name until it was",
    by: [{ column: "id", ids: "notices" }],
  },
  push_messages: {
    holds: "That somebody asked something, with their name, on its way to a device of the desk",
    by: [{ column: "id", ids: "pushes" }],
  },
  meta_lead_events: {
    holds: "The id of a lead at Meta. It stays, so that Meta's lists do not bring the lead back",
    by: [{ column: "request_id", ids: "offers" }],
    loses: { request_id: null, last_error: null },
  },
  audit_log: {
    holds: "What was done about somebody at the desk. That it was done stays",
    by: [{ column: "id", ids: "auditEntries" }],
    loses: { detail: "{}" },
  },
  leads: {
    holds:
      "Name, e-mail address, number and company, how it stands and who takes it, since when the site is live, the text that it is found by",
    by: [{ column: "id", ids: "leads" }],
  },
  person_keys: { holds: "Whose an e-mail address or number is", by: [{ column: "person_id", ids: "people" }] },
  person_merges: {
    holds: "That two people are one, and what each of them had",
    by: [
      { column: "kept_id", ids: "people" },
      { column: "merged_id", ids: "people" },
    ],
  },
  person_refusals: {
    holds: "That two people are not one",
    by: [
      { column: "first_id", ids: "people" },
      { column: "second_id", ids: "people" },
    ],
  },
  people: { holds: "Name, e-mail address and number", by: [{ column: "id", ids: "people" }] },
  offer_requests: {
    holds: "What a form asks: name, e-mail address, number, company, message; how somebody came in",
    by: [{ column: "id", ids: "offers" }],
  },
  configurator_requests: { holds: "What the configurator asks", by: [{ column: "id", ids: "configurations" }] },
  website_checks: {
    holds:
      "Which website somebody had looked at, what was found, with the title and the telephone number that the site shows, and the address that the result was sent to",
    by: [{ column: "id", ids: "checks" }],
  },
  configurator_drafts: {
    holds: "A configuration that was mailed to its maker",
    by: [{ column: "token_hash", ids: "drafts" }],
  },
  conversation_lines: {
    holds: "What was said in the chat",
    by: [{ column: "conversation_id", ids: "conversations" }],
    // An answer of the assistant has the same time as the message that it answers.
    inOrderOf: ["conversation_id", "seq"],
  },
  conversations: {
    holds: "A conversation, and the contact details that were confirmed in it",
    by: [{ column: "id", ids: "conversations" }],
  },
  calendar_copies: {
    holds: "That an appointment was written into a calendar of the desk, and when. It stays until it is deleted there",
    by: [{ column: "appointment_id", ids: "appointments" }],
    // Due: the event is then deleted there, since its appointment is gone.
    loses: {
      ...{
        appointment_id: null,
        written: null,
        found: null,
        found_starts_at: null,

        found_at: null,
      },
      due_at: "1970-01-01T00:00:00.000Z",
    },
  },
  appointments: {
    holds: "Who comes when, and about what; how that was moved, and who cancelled it",
    by: [{ column: "id", ids: "appointments" }],
  },
  letter_mails: {
    holds: "Which letters a reader of the newsletter was mailed, and which came back",
    by: [{ column: "subscriber_id", ids: "subscribers" }],
  },
  subscriber_links: {
    holds: "The links that a reader of the newsletter was mailed",
    by: [{ column: "subscriber_id", ids: "subscribers" }],
  },
  subscribers: {
    holds: "The address of a reader of the newsletter, with the proof that they asked for it",
    by: [{ column: "id", ids: "subscribers" }],
  },
  rate_limits: { of: "nobody", why: "Keyed hashes that nobody can turn back, for some hours" },
  consent_log: { of: "nobody", why: "What was chosen, not by whom" },
  configurator_steps: { of: "nobody", why: "Counts" },
  website_check_days: { of: "nobody", why: "Counts" },
  unknown_paths: { of: "nobody", why: "Addresses of this site, and counts" },
  quote_numbers: { of: "nobody", why: "A counter" },
  mailbox_connection: { of: "nobody", why: "The state of the connection with the mailbox" },
  mailbox_folders: { of: "nobody", why: "Up to where the mailbox has been read" },
  erased_mails: {
    of: "nobody",
    why: "Hashes that only a mail itself leads to, so that the mailbox does not bring it back",
  },
  meta_connection: { of: "nobody", why: "The state of the connection" },
  retention_rounds: { of: "nobody", why: "Counts" },
  alerts: { of: "nobody", why: "What keeps the product from its work" },
  letters: { of: "desk", why: "What is written to the readers of the newsletter" },
  plans: { of: "desk", why: "How leads are followed up" },
  lead_imports: { of: "desk", why: "Which files were imported, and by whom, for a month" },
  lead_batches: { of: "desk", why: "What was done with several leads at once, without whose they are" },
  push_devices: { of: "desk", why: "Browsers of the desk" },
  notice_settings: { of: "desk", why: "How somebody at the desk wants to be told" },
  push_keys: { of: "nobody", why: "Our own keys" },
  desk_pages: { of: "desk", why: "Which pages of the desk somebody has before their eyes, for a minute" },
  chat_rule_versions: { of: "desk", why: "What the assistant answers, and who changed it" },
  agenda_blocks: { of: "desk", why: "When the business is closed" },
  calendars: { of: "desk", why: "The calendars of somebody at the desk, and how they are read" },
  calendar_busy: { of: "desk", why: "When somebody at the desk is busy, not with what or whom" },
  calendar_times: { of: "desk", why: "The same, all in one" },
  calendar_objects: { of: "desk", why: "Versions of the entries of a calendar, without what they say" },
  calendar_feeds: { of: "desk", why: "The secret address of the agenda of a colleague" },
  calendar_targets: { of: "desk", why: "How writing into a calendar of a colleague goes" },
  removed_calendars: {
    of: "desk",
    why: "A calendar that a colleague removed, for a day, so that they can undo it; for a week while its server keeps the events that we wrote",
  },
  mail_servers: { of: "desk", why: "The mail servers of the business, and who entered them" },
  website_check_refusals: { of: "desk", why: "Sites that are not looked at, and who entered them" },
  redirects: { of: "desk", why: "Addresses of this site, and who changed them" },
  site_changes: { of: "desk", why: "What the site says of the business, and who changed it" },
  site_drafts: { of: "desk", why: "Changes of the site that are not public yet, and who made them" },
  site_pictures: { of: "desk", why: "Pictures of the site" },
  user: { of: "desk", why: "Who works at the desk: the page of users adds and removes them" },
  session: { of: "desk", why: "Where somebody of the desk is signed in" },
  account: { of: "desk", why: "Passwords of the desk" },
  verification: { of: "desk", why: "Links to a first password" },
  second_steps: { of: "desk", why: "The second step of signing in" },
  recovery_codes: { of: "desk", why: "The second step of signing in" },
  user_links: { of: "desk", why: "Links to another password" },
  user_invites: { of: "desk", why: "Who was asked to work at the desk" },
  user_signatures: { of: "desk", why: "What somebody at the desk ends mails with" },
  configured_owner: { of: "desk", why: "The owner that the configuration names" },
} as const satisfies Declared;

export type VisitorTableName = {
  [T in keyof typeof PERSONAL_TABLES]: (typeof PERSONAL_TABLES)[T] extends { by: unknown } ? T : never;
}[keyof typeof PERSONAL_TABLES];

export const VISITOR_TABLES = (Object.keys(PERSONAL_TABLES) as (keyof Tables)[]).filter(
  (table): table is VisitorTableName => "by" in PERSONAL_TABLES[table],
);

/** Secrets, names of staff, duplicates, and the undo of a merge, which has the keys of both people. */
export const WITHHELD: ReadonlySet<string> = new Set([
  "token_hash",
  "body_digest",
  "lease_owner",
  "lease_until",
  "user_id",
  "user_email",
  "assignee_id",
  "assignee",
  "assigned_before",
  "answered_by",
  "started_by",
  "ended_by",
  "settled_by",
  "search",
  "own_text",
  "before",
]);
