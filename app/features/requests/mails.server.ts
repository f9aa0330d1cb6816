import { business } from "~/content/business";
import type { SharedKey } from "~/content/shared/shared-copy";
import { sharedCopy } from "~/features/copy/shared-copy.server";
import type { OwedMail } from "~/features/mail/outbox.server";
import { addHours } from "~/lib/clock";
import type { OfferRequestRow } from "~/lib/db/tables";
import type { Language } from "~/lib/language/language";
import type { AutoResponse } from "./auto-response";
import { SERVICE_OPTIONS } from "./services";

/** Of what was asked, what a mail repeats, in this order. */
const REPEATED_FIELDS = ["service", "phone", "company", "message"] as const;

export const CONFIRMATION_TEMPLATE = "offer-request-confirmation";

/** The confirmation for a customer, in `language`; the promise counts from `requestedAt` (ISO-8601 UTC). */
export function autoResponseMail(
  { to, name, formData }: AutoResponse,
  { language, requestedAt, requestId }: { language: Language; requestedAt: string; requestId?: string },
): OwedMail<typeof CONFIRMATION_TEMPLATE> {
  return {
    template: CONFIRMATION_TEMPLATE,
    language,
    recipient: to,
    // The sender of all mail may be an address that nobody reads.
    replyTo: business.email,
    props: { name, asked: asked(formData, language), answerBy: answerBy(requestedAt) },
    ...(requestId && { requestId }),
  };
}

/** The confirmation of a stored request, to the address in its row. */
export function confirmationMail(row: OfferRequestRow): OwedMail<typeof CONFIRMATION_TEMPLATE> {
  return autoResponseMail(
    { to: row.email, name: row.name, type: "offer-request", formData: row },
    { language: row.language, requestedAt: row.created_at, requestId: row.id },
  );
}

/** The notice of a stored request for the owner, who answers the visitor by replying. */
export function noticeMail(
  row: OfferRequestRow,
  { env, ownerEmail }: { env: { SITE_URL: string }; ownerEmail: string },
): OwedMail<"offer-request-notice"> {
  return {
    template: "offer-request-notice",
    language: "nl",
    recipient: ownerEmail,
    replyTo: row.email,
    requestId: row.id,
    props: {
      name: row.name,
      email: row.email,
      phone: row.phone,
      source: row.source || "Website",
      language: row.language,
      asked: asked(row, "nl"),
      requestedAt: row.created_at,
      answerBy: answerBy(row.created_at),
      dashboardUrl: `${env.SITE_URL}/admin`,
    },
  };
}

function asked(fields: Record<(typeof REPEATED_FIELDS)[number], string | null>, language: Language) {
  const texts = sharedCopy(language);
  return REPEATED_FIELDS.flatMap((field) => {
    const value = fields[field];
    const label = texts[`form.label.${field}`];
    return value ? [{ label, value: field === "service" ? serviceName(value, texts) : value }] : [];
  });
}

/** The name of a service from the list; a service that is stored as a sentence is its own name. */
export function serviceName(service: string, texts: Record<SharedKey, string>): string {
  const known = SERVICE_OPTIONS.find((option) => option === service);
  return known ? texts[`service.${known}`] : service;
}

function answerBy(requestedAt: string): string {
  return addHours(requestedAt, business.answerWithinHours);
}
