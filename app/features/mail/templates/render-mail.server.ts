import { compile } from "html-to-text";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "~/lib/language/language";
import { accountNotice, passwordReset, userInvite } from "./account.server";
import { alertNotice } from "./alert-notice.server";
import { appointmentMail, appointmentNotice } from "./appointment.server";
import { chatAnswer, chatContactNotice } from "./chat.server";
import { confirmation } from "./confirmation.server";
import { deskNotice } from "./desk-notice.server";
import { followUp } from "./follow-up.server";
import { linkMail } from "./link-mail.server";
import { metaNotice } from "./meta-notice.server";
import { letter, toSubscriber } from "./newsletter.server";
import { notice } from "./notice.server";
import { personalMail } from "./personal.server";
import { projectMail, projectNotice } from "./project.server";
import { quoteAnswer, quoteMail, quoteNotice } from "./quote.server";
import { reviewInvitation } from "./review-invitation.server";
import type { CalendarPart, TemplateName, TemplateProps } from "./template-props";
import { websiteCheck } from "./website-check.server";
import { WOVEN_ROWS } from "./woven-band";

/** `props` are JSON. */
export type MailTemplate<Props> = (
  props: Props,
  language: Language,
) => {
  subject: string;
  /** Headers beside those that every mail has. */
  headers?: Record<string, string>;
  /** A person wrote it to the recipient. */
  isByHand?: boolean;
  body: ReactNode;
  attach?: () => Promise<Attachment[]>;
  calendar?: Calendar;
  /** ISO time stamp: a later mail is not sent. */
  uselessFrom?: string;
};

/** Both as the part that calendars read and as a file. */
export interface Calendar extends CalendarPart {
  filename: string;
}

export interface Attachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

export interface RenderedMail {
  subject: string;
  headers: Record<string, string>;
  html: string;
  text: string;
  attachments: Attachment[];
  calendar: Calendar | null;
  /** ISO time stamp; null for a mail that is never too late. */
  uselessFrom: string | null;
}

const templates: { [T in TemplateName]: MailTemplate<TemplateProps[T]> } = {
  "offer-request-confirmation": confirmation("offer-request"),
  "package-contact-confirmation": confirmation("package-contact"),
  "meta-ads-lead-confirmation": confirmation("meta-ads-lead"),
  "configurator-confirmation": confirmation("configurator"),
  "offer-request-notice": notice("offer-request"),
  "package-contact-notice": notice("package-contact"),
  "meta-ads-lead-notice": notice("meta-ads-lead"),
  "configurator-notice": notice("configurator"),
  "meta-token-notice": metaNotice("metaToken"),
  "meta-lead-notice": metaNotice("metaLead"),
  "alert-notice": alertNotice,
  "desk-notice": deskNotice,
  "configurator-draft": linkMail(({ draft }) => draft),
  "password-reset": passwordReset,
  "user-invite": userInvite,
  "account-notice": accountNotice,
  "newsletter-confirmation": linkMail(({ newsletter }) => newsletter.confirmation),
  "newsletter-welcome": toSubscriber("welcome"),
  "newsletter-already": toSubscriber("already"),
  "chat-contact-notice": chatContactNotice,
  "chat-answer": chatAnswer,
  "appointment-confirmation": appointmentMail("booked"),
  "appointment-moved": appointmentMail("moved"),
  "appointment-cancelled": appointmentMail("cancelled"),
  "appointment-reminder": appointmentMail("reminder"),
  "appointment-notice": appointmentNotice,
  quote: quoteMail("sent"),
  "quote-reminder": quoteMail("reminder"),
  "quote-agreed": quoteMail("agreed"),
  "quote-notice": quoteNotice,
  "quote-answer": quoteAnswer,
  project: projectMail,
  "project-notice": projectNotice,
  "personal-mail": personalMail,
  "follow-up": followUp,
  "review-invitation": reviewInvitation,
  "website-check": websiteCheck,
  letter,
};

/** Throws when there is no such template or the props do not fit it. */
export async function renderMail<T extends TemplateName>(
  name: T,
  props: TemplateProps[T],
  language: Language,
): Promise<RenderedMail> {
  const mail = templates[name](props, language);
  const { subject, isByHand = false, body, attach, calendar = null, uselessFrom = null } = mail;
  const headers = { ...(!isByHand && AUTOMATIC), ...mail.headers };
  const html = `${DOCTYPE}${renderToStaticMarkup(body)}`;
  const text = toText(wordsOf(html));
  return { subject, headers, html, text, attachments: attach ? await attach() : [], calendar, uselessFrom };
}

/** Keeps out-of-office programs from answering (RFC 3834): the reply to a notice would go to the visitor. */
const AUTOMATIC = { "Auto-Submitted": "auto-generated" };

/** The doctype for which all mail programs use the same layout rules. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Drops what only the looks need, which is most of it. Typed text is escaped, and has no quotes left. */
function wordsOf(html: string): string {
  return html
    .slice(html.indexOf("<body"))
    .replace(WOVEN_ROWS, "")
    .replace(/ style="[^"]*"/g, "");
}

/** A telephone number or an address says it all in text; other links show where they lead. */
const withoutAddress = { format: "anchor", options: { ignoreHref: true } };
const heading = { format: "heading", options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 2 } };
const apart = { format: "block", options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } };

/** Compiled once: that takes as long as reading a mail. */
const toText = compile({
  wordwrap: false,
  selectors: [
    { selector: "[data-skip-in-text=true]", format: "skip" },
    { selector: "a", options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    { selector: "table.prices", format: "dataTable", options: { uppercaseHeaderCells: false, maxColumnWidth: 32 } },
    { selector: 'a[href^="tel:"]', ...withoutAddress },
    { selector: 'a[href^="mailto:"]', ...withoutAddress },
    { selector: "h1", ...heading },
    { selector: "h2", ...heading },
    { selector: "td", ...apart },
    { selector: "p", ...apart },
    { selector: "p.label", format: "block", options: { leadingLineBreaks: 2, trailingLineBreaks: 1 } },
    { selector: "p.value", format: "block", options: { leadingLineBreaks: 1, trailingLineBreaks: 2 } },
  ],
});
