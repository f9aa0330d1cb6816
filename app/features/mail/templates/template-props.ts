import type { Language } from "~/lib/language/language";

/** What each template needs, as JSON values. */
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
}

export type TemplateName = keyof TemplateProps;

/** One thing that was filled in, worded in the language of the mail. */
export interface AskedRow {
  label: string;
  value: string;
}

/** What something costs, worded in the language of the mail. */
export interface PricedRow {
  label: string;
  /** Without and with btw; the same words where there is no amount. */
  excluding: string;
  including: string;
}

/** The price of what was chosen. */
export interface PriceSummary {
  lines: PricedRow[];
  totals: PricedRow[];
  /** What the two columns are. */
  columns: { excluding: string; including: string };
  /** What a reader should know of the amounts. */
  notes: string[];
}

export interface SummaryProps {
  company: string | null;
  /** ISO time stamp. */
  requestedAt: string;
  /** What is in the package that was chosen. */
  contents?: AskedRow[];
  price: PriceSummary;
}

/** To the visitor. */
export interface ConfirmationProps {
  name: string;
  /** Whom the mail goes to; mails that have waited since an older version lack it. */
  email?: string;
  asked: AskedRow[];
  /** ISO time stamp. */
  answerBy: string;
  /** Whether that had passed before the mail was owed. */
  isLate?: boolean;
  /** What the summary says beside that; without it the mail has no summary. */
  summary?: SummaryProps;
}

/** To an address that somebody typed: to go on with a configuration later, or to get the newsletter. */
export interface LinkProps {
  /** Holds the token. */
  url: string;
  /** ISO time stamp. */
  until: string;
}

/** To somebody who is to work at the desk. */
export interface InviteProps extends LinkProps {
  /** Who invites, and as what. */
  inviter: string;
  role: "owner" | "staff";
}

/** What happened to somebody's account at the desk. */
export type AccountChange =
  | "two-step-on"
  | "two-step-off"
  | "two-step-reset"
  | "password-changed"
  | "recovery-code-used"
  | "recovery-codes-renewed"
  | "new-device";

/** To whoever works at the desk: something about the own account has changed. */
export interface AccountNoticeProps {
  change: AccountChange;
  /** ISO time stamp. */
  at: string;
  /** Opens the own account. */
  url: string;
  /** Where another password is asked for, by whoever did not do this. */
  forgotUrl: string;
  /** What was used, in words; only where that is the news. */
  device?: string;
}

/** To a reader of the newsletter. */
export interface SubscribedProps {
  /** Holds the token that unsubscribes. */
  unsubscribeUrl: string;
}

/** An invitation that a calendar takes up by itself (RFC 5545, RFC 6047). */
export interface CalendarPart {
  method: "REQUEST" | "CANCEL";
  content: string;
}

/** Where a mail says that an appointment is. */
interface AppointmentTold {
  name: string;
  /** ISO time stamp. */
  startsAt: string;
  phone: string | null;
  subject: string | null;
  /** ISO time stamp, when it was moved. */
  movedFrom: string | null;
  /** Whether it was us who moved or cancelled it. */
  isByUs: boolean;
  calendar: CalendarPart | null;
}

/** To the visitor. */
export interface AppointmentProps extends AppointmentTold {
  /** Moves or cancels it, or once it is cancelled makes a new one. */
  url: string;
}

/** To the owner. */
export interface AppointmentNoticeProps extends AppointmentTold {
  change: "booked" | "moved" | "cancelled";
  email: string;
  /** The visitor's. */
  language: Language;
  dashboardUrl: string;
}

/** A file that goes along with a mail exactly as it is. */
export interface FileProps {
  name: string;
  /** In base64. */
  content: string;
}

/** To a customer, about a quote. */
export interface QuoteProps {
  name: string;
  number: string;
  /** Opens the quote. */
  url: string;
  /** The last day on which it can be agreed to, as it is written. */
  validUntil: string;
  /** The moment (ISO-8601 UTC) from which the mail is of no use; of reminders, and not of those owed before it was told. */
  uselessFrom?: string;
  /** What it comes to, worded. */
  sums: AskedRow[];
  document: FileProps | null;
  /** The general terms that go with it; mails that have waited since an older version lack them. */
  terms?: FileProps;
}

/** To a customer who asked something about a quote. */
export interface QuoteAnswerProps {
  name: string;
  number: string;
  /** Opens the quote, where the question and its answer stand. */
  url: string;
  /** Whether more can be asked there. */
  isOpen: boolean;
  question: string;
  answer: string;
}

/** To the owner: what a customer did with a quote. */
export interface QuoteNoticeProps {
  change: "agreed" | "declined" | "question";
  number: string;
  customer: string;
  email: string;
  /** What the customer said, worded. */
  said: AskedRow[];
  dashboardUrl: string;
  document: FileProps | null;
}

/** To the owner. */
export interface RequestNoticeProps {
  name: string;
  /** Empty when none was left. */
  email: string;
  phone: string | null;
  asked: AskedRow[];
  price?: PriceSummary;
  /** Whether nobody asked anything: it was sent to try the mails or the connection. */
  isTest?: boolean;
  /** The form it came from, as stored: "locatie-page". */
  source: string;
  /** The visitor's. */
  language: Language;
  /** ISO time stamps. */
  requestedAt: string;
  answerBy: string;
  /** Where the lead is at the desk; a mail for a trial has none. */
  leadUrl?: string;
  dashboardUrl: string;
}

/** What keeps the product from its work, with what was found. */
export type AlertFinding =
  | {
      cause: "mail";
      /** How many mails wait. */
      waiting: number;
      /** What the mail server said of the one that waits the longest. */
      reason: string | null;
    }
  | { cause: "disk"; machine: string; freeMegabytes: number };

export type AlertNoticeProps = AlertFinding & {
  /** ISO time stamps; `until` is null while it lasts. */
  since: string;
  until: string | null;
  /** Whether it ended with mails that were given up, and none that was sent. */
  isGivenUp?: boolean;
  /** Where the desk is. */
  url: string;
};

/** To the owner: Meta does not let us fetch leads any more, or one was given up. */
export interface MetaNoticeProps {
  /** ISO time stamp. */
  since: string;
  /** How many leads wait at Meta or were given up, as far as it told us of them. */
  waiting: number;
  /** What Meta said. */
  reason: string;
  /** Whether a lead that Meta does not give is tried again by itself. */
  isTriedAgain?: boolean;
  /** Where the desk says what to do. */
  url: string;
}

/** To the owner: a visitor of the chat who agreed to be contacted. */
export interface ChatContactProps {
  name: string | null;
  email: string | null;
  phone: string | null;
  /** What the visitor said last, in order. */
  said: string[];
  /** The path that the visitor was on. */
  page: string;
  /** The visitor's. */
  language: Language;
  /** ISO time stamp: when the visitor agreed. */
  agreedAt: string;
  /** Where the conversation is, at the desk. */
  url: string;
}

/** To a visitor who was away: what a person answered in the chat. */
export interface ChatAnswerProps {
  name: string | null;
  answers: string[];
  /** The page with the chat. */
  url: string;
}
