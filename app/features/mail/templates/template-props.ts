import type { Language } from "~/lib/language/language";

/** What each template needs, as JSON values. */
export interface TemplateProps {
  "offer-request-confirmation": ConfirmationProps;
  "package-contact-confirmation": ConfirmationProps;
  "meta-ads-lead-confirmation": ConfirmationProps;
  "configurator-confirmation": ConfirmationProps;
  "offer-request-notice": RequestNoticeProps;
  "configurator-notice": RequestNoticeProps;
  "configurator-draft": DraftProps;
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

/** To the visitor. */
export interface ConfirmationProps {
  name: string;
  asked: AskedRow[];
  /** ISO time stamp. */
  answerBy: string;
  /** What the summary says beside that; without it the mail has no summary. */
  summary?: { company: string | null /** ISO time stamp. */; requestedAt: string; price: PriceSummary };
}

/** To whoever wants to go on with a configuration later. */
export interface DraftProps {
  /** Holds the token of the draft. */
  url: string;
  /** ISO time stamp. */
  until: string;
}

/** To the owner. */
export interface RequestNoticeProps {
  name: string;
  email: string;
  phone: string | null;
  asked: AskedRow[];
  price?: PriceSummary;
  /** The form it came from, as stored: "locatie-page". */
  source: string;
  /** The visitor's. */
  language: Language;
  /** ISO time stamps. */
  requestedAt: string;
  answerBy: string;
  dashboardUrl: string;
}
