import type { Language } from "~/lib/language/language";

/** What each template needs, as JSON values. */
export interface TemplateProps {
  "offer-request-confirmation": OfferRequestConfirmationProps;
  "offer-request-notice": OfferRequestNoticeProps;
}

export type TemplateName = keyof TemplateProps;

/** One thing that was filled in, worded in the language of the mail. */
export interface AskedRow {
  label: string;
  value: string;
}

/** To the visitor. */
export interface OfferRequestConfirmationProps {
  name: string;
  asked: AskedRow[];
  /** ISO time stamp. */
  answerBy: string;
}

/** To the owner. */
export interface OfferRequestNoticeProps {
  name: string;
  email: string;
  phone: string | null;
  asked: AskedRow[];
  /** The form it came from, as stored: "locatie-page". */
  source: string;
  /** The visitor's. */
  language: Language;
  /** ISO time stamps. */
  requestedAt: string;
  answerBy: string;
  dashboardUrl: string;
}
