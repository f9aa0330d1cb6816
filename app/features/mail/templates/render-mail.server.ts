import { render, toPlainText } from "@react-email/render";
import type { ReactNode } from "react";
import type { Language } from "~/lib/language/language";
import { confirmation } from "./confirmation.server";
import { draftMail } from "./draft.server";
import { notice } from "./notice.server";
import type { TemplateName, TemplateProps } from "./template-props";

/** A mail in the making: what it says in `language`, from props that are JSON. */
export type MailTemplate<Props> = (
  props: Props,
  language: Language,
) => {
  subject: string;
  headers: Record<string, string>;
  body: ReactNode;
  /** Makes the document that goes along. */
  attach?: () => Promise<Attachment>;
};

/** A file that goes along with a mail. */
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
}

const templates: { [T in TemplateName]: MailTemplate<TemplateProps[T]> } = {
  "offer-request-confirmation": confirmation("offer-request"),
  "package-contact-confirmation": confirmation("package-contact"),
  "meta-ads-lead-confirmation": confirmation("meta-ads-lead"),
  "configurator-confirmation": confirmation("configurator"),
  "offer-request-notice": notice("offer-request"),
  "configurator-notice": notice("configurator"),
  "configurator-draft": draftMail,
};

/** Renders both parts of a mail. Throws when there is no such template or the props do not fit it. */
export async function renderMail<T extends TemplateName>(
  name: T,
  props: TemplateProps[T],
  language: Language,
): Promise<RenderedMail> {
  const { subject, headers, body, attach } = templates[name](props, language);
  const html = await render(body);
  return { subject, headers, html, text: toPlainText(html, TEXT_OPTIONS), attachments: attach ? [await attach()] : [] };
}

/** In text, a telephone number or an address says it all; other links show where they lead. */
const withoutAddress = { format: "anchor", options: { ignoreHref: true } };
const heading = { format: "heading", options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 2 } };
const apart = { format: "block", options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } };
const TEXT_OPTIONS = {
  selectors: [
    { selector: 'a[href^="tel:"]', ...withoutAddress },
    { selector: 'a[href^="mailto:"]', ...withoutAddress },
    { selector: "h1", ...heading },
    { selector: "h2", ...heading },
    { selector: "td", ...apart },
    { selector: "p", ...apart },
    { selector: "p.label", format: "block", options: { leadingLineBreaks: 2, trailingLineBreaks: 1 } },
    { selector: "p.value", format: "block", options: { leadingLineBreaks: 1, trailingLineBreaks: 2 } },
  ],
};
