import { business } from "~/content/business";
import type { SharedKey } from "~/content/shared/shared-copy";
import { DESK_PATH } from "~/features/auth/paths";
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

/** How long an answer waits for the mail server to take a customer's mail, in milliseconds. */
export const MAIL_PATIENCE = 4_000;

/** The language in which the owner is told of things. */
const OWNER_LANGUAGE: Language = "nl";

/** Who is told of a lead. */
export function ownerAddress(env: { OWNER_EMAIL?: string | undefined; ADMIN_EMAIL?: string | undefined }): string {
  return env.OWNER_EMAIL ?? env.ADMIN_EMAIL ?? business.email;
}

/** The confirmation for a customer, in `language`; the promise of an answer counts from `promisedAt` (ISO-8601 UTC). */
export function autoResponseMail(
  { to, name, formData }: AutoResponse,
  { language, promisedAt, requestId }: { language: Language; promisedAt: string; requestId?: string },
): OwedMail<typeof CONFIRMATION_TEMPLATE> {
  return {
    template: CONFIRMATION_TEMPLATE,
    language,
    recipient: to,
    // The sender of all mail may be an address that nobody reads.
    replyTo: business.email,
    props: { name, asked: asked(formData, language), answerBy: answerBy(promisedAt) },
    ...(requestId && { requestId }),
  };
}

/** The confirmation of a stored request, to the address in its row. */
export function confirmationMail(
  row: OfferRequestRow,
  promisedAt = row.created_at,
): OwedMail<typeof CONFIRMATION_TEMPLATE> {
  return autoResponseMail(
    { to: row.email, name: row.name, type: "offer-request", formData: row },
    { language: row.language, promisedAt, requestId: row.id },
  );
}

/** The notice of a stored request for the owner, who answers the visitor by replying. */
export function noticeMail(
  row: OfferRequestRow,
  { env, ownerEmail }: { env: { SITE_URL: string }; ownerEmail: string },
  promisedAt = row.created_at,
): OwedMail<"offer-request-notice"> {
  return {
    template: "offer-request-notice",
    language: OWNER_LANGUAGE,
    recipient: ownerEmail,
    replyTo: row.email,
    requestId: row.id,
    props: {
      name: row.name,
      email: row.email,
      phone: row.phone,
      source: row.source || sharedCopy(OWNER_LANGUAGE)["form.noSource"],
      language: row.language,
      asked: asked(row, OWNER_LANGUAGE),
      requestedAt: row.created_at,
      answerBy: answerBy(promisedAt),
      dashboardUrl: env.SITE_URL + DESK_PATH,
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

function answerBy(promisedAt: string): string {
  return addHours(promisedAt, business.answerWithinHours);
}
