import type { AppointmentKind, AppointmentPlace } from "~/content/appointment-kinds";
import type { Language } from "~/lib/language/language";

/** JSON values. */
export interface TemplateProps {
  "offer-request-confirmation": ConfirmationProps;
  "package-contact-confirmation": ConfirmationProps;
  "meta-ads-lead-confirmation": ConfirmationProps;
  "configurator-confirmation": ConfirmationProps;
  "offer-request-notice": RequestNoticeProps;
  "package-contact-notice": RequestNoticeProps;
  "meta-ads-lead-notice": RequestNoticeProps;
  "configurator-notice": RequestNoticeProps;
  "meta-token-notice": MetaNoticeProps;
  "meta-lead-notice": MetaNoticeProps;
  "alert-notice": AlertNoticeProps;
  "desk-notice": DeskNoticeProps;
  "configurator-draft": LinkProps;
  "password-reset": LinkProps;
  "user-invite": InviteProps;
  "account-notice": AccountNoticeProps;
  "newsletter-confirmation": LinkProps;
  "newsletter-welcome": SubscribedProps;
  "newsletter-already": SubscribedProps;
  "chat-contact-notice": ChatContactProps;
  "chat-answer": ChatAnswerProps;
  "appointment-confirmation": AppointmentProps;
  "appointment-moved": AppointmentProps;
  "appointment-cancelled": AppointmentProps;
  "appointment-reminder": AppointmentProps;
  "appointment-notice": AppointmentNoticeProps;
  quote: QuoteProps;
  "quote-reminder": QuoteProps;
  "quote-agreed": QuoteProps;
  "quote-notice": QuoteNoticeProps;
  "quote-answer": QuoteAnswerProps;
  project: ProjectProps;
  "project-notice": ProjectNoticeProps;
  "personal-mail": PersonalProps;
  "follow-up": FollowUpProps;
  "review-invitation": ReviewInvitationProps;
  "website-check": WebsiteCheckProps;
  letter: LetterProps;
}

export type TemplateName = keyof TemplateProps;

/** Worded in the language of the mail. */
export interface AskedRow {
  label: string;
  value: string;
}

/** Worded in the language of the mail. */
export interface PricedRow {
  label: string;
  /** Amount without btw; the same words as below if there is no amount. */
  excluding: string;
  including: string;
}

export interface PriceSummary {
  lines: PricedRow[];
  totals: PricedRow[];
  columns: { excluding: string; including: string };
  notes: string[];
}

export interface SummaryProps {
  company: string | null;
  /** ISO time stamp. */
  requestedAt: string;
  /** Contents of the chosen package. */
  contents?: AskedRow[];
  price: PriceSummary;
}

export interface ConfirmationProps {
  name: string;
  /** Mails queued by an older version lack it. */
  email?: string;
  asked: AskedRow[];
  /** The question that the mail asks to answer, and what comes of it, if the page says that we ask. */
  ask?: string;
  /** ISO time stamp of the request that `answerBy` counts from. Mails queued by an older version lack it. */
  promisedFrom?: string;
  /** ISO time stamp. */
  answerBy: string;
  /** That had passed before the mail was queued. */
  isLate?: boolean;
  /** A mail without it has no PDF. */
  summary?: SummaryProps;
}

export interface LinkProps {
  /** Holds the token. */
  url: string;
  /** ISO time stamp. */
  until: string;
}

/** Nothing of the website is in the mail itself: mail programs would link it. */
export interface WebsiteCheckProps extends LinkProps {
  document: FileProps;
}

export interface InviteProps extends LinkProps {
  inviter: string;
  role: "owner" | "staff";
}

export type AccountChange =
  | "two-step-on"
  | "two-step-off"
  | "two-step-reset"
  | "password-changed"
  | "recovery-code-used"
  | "recovery-codes-renewed"
  | "new-device";

export interface AccountNoticeProps {
  change: AccountChange;
  /** ISO time stamp. */
  at: string;
  /** The user's own account. */
  url: string;
  /** A link for a user who did not do this: asks for another password. */
  forgotUrl: string;
  /** Words for the device, if that is the news. */
  device?: string;
}

export interface SubscribedProps {
  /** Holds the token. */
  unsubscribeUrl: string;
}

/** A part that calendars read (RFC 5545, RFC 6047). */
export interface CalendarPart {
  method: "REQUEST" | "CANCEL";
  content: string;
}

interface AppointmentTold {
  name: string;
  /** ISO time stamp. */
  startsAt: string;
  phone: string | null;
  subject: string | null;
  /** These four are absent in mails that were queued before there were kinds. */
  minutes?: number;
  kind?: AppointmentKind;
  place?: AppointmentPlace;
  address?: string | null;
  /** ISO time stamp. */
  movedFrom: string | null;
  /** We moved or cancelled it. */
  isByUs: boolean;
  calendar: CalendarPart | null;
}

export interface AppointmentProps extends AppointmentTold {
  /** Moves or cancels it; once it is cancelled, books a new one. */
  url: string;
}

export interface AppointmentNoticeProps extends AppointmentTold {
  change: "booked" | "moved" | "cancelled";
  email: string;
  /** The visitor's. */
  language: Language;
  dashboardUrl: string;
}

export interface FileProps {
  name: string;
  /** Base64. */
  content: string;
}

export interface QuoteProps {
  name: string;
  number: string;
  url: string;
  /** The last day to agree, formatted. */
  validUntil: string;
  /** ISO time stamp, of reminders; those queued by an older version lack it. */
  uselessFrom?: string;
  /** Amounts and answers in words. */
  sums: AskedRow[];
  /** Null or absent for a quote that replaces no other one. */
  version?: { former: string; title: string; changes: AskedRow[] } | null;
  /** The page of the project that an agreement has started. */
  projectUrl?: string | null;
  document: FileProps | null;
  /** The general terms; mails queued by an older version lack them. */
  terms?: FileProps;
}

export interface QuoteAnswerProps {
  name: string;
  number: string;
  /** The quote, where question and answer stand. */
  url: string;
  /** More can be asked there. */
  isOpen: boolean;
  question: string;
  answer: string;
}

export interface QuoteNoticeProps {
  change: "agreed" | "declined" | "question";
  number: string;
  customer: string;
  email: string;
  /** Amounts and answers in words. */
  said: AskedRow[];
  dashboardUrl: string;
  document: FileProps | null;
}

/** News of a project to its customer. */
export type ProjectNews = "invited" | "missing" | "back" | "shown" | "waiting" | "moved" | "live";

export interface ProjectProps {
  news: ProjectNews;
  name: string;
  /** The page of the project; holds the token. */
  url: string;
  /** The missing things, or the new date and the reason, in words. */
  said: AskedRow[];
  /** The address of the version that is shown, or of the site that is live. */
  address: string | null;
}

/** News of a project to the owner. */
export type ProjectOwnerNews = "complete" | "approved" | "changes";

export interface ProjectNoticeProps {
  news: ProjectOwnerNews;
  customer: string;
  /** Empty when none is known. */
  email: string;
  said: AskedRow[];
  dashboardUrl: string;
}

export interface RequestNoticeProps {
  name: string;
  /** Empty when none was left. */
  email: string;
  phone: string | null;
  asked: AskedRow[];
  price?: PriceSummary;
  /** Sent to try the mails or the connection: nobody asked anything. */
  isTest?: boolean;
  /** The stored name: "locatie-page". */
  source: string;
  /** The visitor's. */
  language: Language;
  /** ISO time stamps. */
  requestedAt: string;
  answerBy: string;
  /** A test mail has none. */
  leadUrl?: string;
  dashboardUrl: string;
}

export type AlertFinding =
  | {
      cause: "mail";
      /** Mails. */
      waiting: number;
      /** The mail server's, about the mail that waits the longest. */
      reason: string | null;
    }
  | { cause: "disk"; machine: string; freeMegabytes: number }
  /** `reason`: a kind of trouble with the mailbox. */
  | { cause: "mailbox"; mailbox: string; reason: string }
  /** The calendar of `user` that cannot be read for the longest time; `reason` is its kind of trouble. */
  | { cause: "calendar"; calendar: string; host: string; user: string; reason: string };

export type AlertNoticeProps = AlertFinding & {
  /** ISO time stamps; `until` is null while it lasts. */
  since: string;
  until: string | null;
  /** It ended with mails given up, and none sent. */
  isGivenUp?: boolean;
  /** The desk. */
  url: string;
};

/** A notice that reached no device, in the reader's language. */
export interface DeskNoticeProps {
  title: string;
  lines: string[];
  url: string;
  /** The page on which the reader chooses what they hear of, and how. */
  settingsUrl: string;
}

export interface MetaNoticeProps {
  /** ISO time stamp. */
  since: string;
  /** Leads that wait at Meta or were given up, as far as known. */
  waiting: number;
  /** Meta's words. */
  reason: string;
  /** The lead is tried again by itself. */
  isTriedAgain?: boolean;
  /** Says what to do, at the desk. */
  url: string;
}

export interface ChatContactProps {
  name: string | null;
  email: string | null;
  phone: string | null;
  /** The visitor's last words, in order. */
  said: string[];
  /** Path. */
  page: string;
  /** The visitor's. */
  language: Language;
  /** ISO time stamp. */
  agreedAt: string;
  /** The conversation, at the desk. */
  url: string;
}

export interface ChatAnswerProps {
  name: string | null;
  answers: string[];
  /** The page with the chat. */
  url: string;
}

export interface PersonalProps {
  subject: string;
  /** Typed at the desk, with its marks (`partsOf`). */
  text: string;
  signature: string;
  /** Message-IDs with their brackets; the oldest first. */
  inReplyTo: string | null;
  references: string[];
  /** They are in the thread. */
  hasFiles: boolean;
}

export interface FollowUpProps {
  subject: string;
  /** Paragraphs, with an empty line between them. */
  text: string;
  /** True if a user of the desk has sent it. */
  isByHand: boolean;
}

export interface ReviewInvitationProps {
  name: string;
  /** Holds the token. */
  url: string;
}

export interface LetterProps extends SubscribedProps {
  subject: string;
  /** Typed at the desk, with its marks (`partsOf`). */
  text: string;
}

/** A confirmation goes to a visitor, in answer to a form. */
export function isConfirmation(template: string): boolean {
  return template.endsWith("-confirmation");
}
