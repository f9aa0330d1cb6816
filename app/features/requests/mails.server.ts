import { answerDueAt } from "~/content/answer-due";
import { business } from "~/content/business";
import { pageCopy } from "~/content/page-copy.server";
import { includedIn, presentApart } from "~/content/prices/feature-lists";
import { type PackageId, type Payment, packageIds, packageNamed } from "~/content/prices/packages";
import type { SharedKey } from "~/content/shared/shared-copy";
import { sharedCopy } from "~/content/shared-copy.server";
import { landingPages } from "~/content/site/landing/landing-copy.server";
import { packageCopy } from "~/content/site/package/package-copy.server";
import { packageFormCopy } from "~/content/site/package-form/package-form-copy.server";
import type { Selection } from "~/features/configurator/options";
import {
  formatPackagePrice,
  presentAnswers,
  presentPrices,
} from "~/features/configurator/present-configuration.server";
import { priceLines, totalsOf } from "~/features/configurator/price-lines";
import { leadPath } from "~/features/leads/paths";
import type { QueuedMail } from "~/features/mail/outbox/outbox.server";
import { OWNER_LANGUAGE } from "~/features/mail/owner-mail.server";
import type { AskedRow, ConfirmationProps, PriceSummary } from "~/features/mail/templates/template-props";
import { capitalised } from "~/lib/capitalised";
import type { OfferRequestRow, RequestRow } from "~/lib/db/tables/tables";
import { DESK_PATH } from "~/lib/desk-path";
import type { Language } from "~/lib/language/language";
import type { AutoResponse, AutoResponseType } from "./auto-response";
import { isAdsSource, PACKAGE_SERVICES, SERVICE_OPTIONS } from "./services";
import { sourceName } from "./source-name.server";

/** Fields in the order of the mail. */
const REPEATED_FIELDS = ["package", "service", "phone", "company", "message"] as const;

type Asked = Partial<Record<(typeof REPEATED_FIELDS)[number], string | null>>;

type ConfirmationTemplate = `${AutoResponseType}-confirmation`;
type NoticeTemplate = `${AutoResponseType}-notice`;

export interface NoticeServices {
  env: { SITE_URL: string };
  ownerEmail: string;
}

interface Confirmation extends Omit<ConfirmationProps, "email" | "promisedFrom" | "answerBy"> {
  to: string;
  type: AutoResponseType;
}

interface Promised {
  language: Language;
  /** ISO-8601 UTC. */
  promisedFrom: string;
  /** True if it comes from an advertisement: its promise is shorter. */
  isAds: boolean;
  /** If it was made earlier (ISO-8601 UTC). */
  requestedAt?: string;
  requestId?: string;
}

export function confirmationOf(
  { to, type, ...told }: Confirmation,
  { language, promisedFrom, isAds, requestId }: Promised,
): QueuedMail<ConfirmationTemplate> {
  return {
    template: `${type}-confirmation`,
    language,
    recipient: to,
    // The sender of all mail may be an unread address.
    replyTo: business.email,
    props: { ...told, email: to, promisedFrom, answerBy: answerDueAt(promisedFrom, { isAds }) },
    ...(requestId && { requestId }),
  };
}

/** The answers are in the words of the form that was filled in. */
export function autoResponseMail(response: AutoResponse, promise: Promised): QueuedMail<ConfirmationTemplate> {
  const { to, name, type } = response;
  const { language, promisedFrom, requestedAt = promisedFrom } = promise;
  if (response.type === "configurator") {
    const { websiteType, services, timeline, company, phone } = response.formData;
    const configuration = { website_type: websiteType, services, timeline, company, phone };
    const price = priceOfSelection({ websiteType, services, features: [] }, language);
    const summary = { company, requestedAt, contents: packageContents(websiteType, "month", language), price };
    return confirmationOf({ to, name, type, asked: presentAnswers(configuration, language), summary }, promise);
  }
  const chosen = response.type === "package-contact" && packageCalled(response.formData.package);
  if (chosen) {
    const { phone, message } = response.formData;
    const answers = { phone, message, package: sharedCopy(language)[`package.${chosen}`] };
    const payment = isPaidOnce(message) ? "once" : "month";
    const price = formatPackagePrice(chosen, payment, language);
    const summary = { company: null, requestedAt, contents: packageContents(chosen, payment, language), price };
    return confirmationOf({ to, name, type, asked: asked(answers, language), summary }, promise);
  }
  const ask = askOf(response.formData.source ?? "", language);
  return confirmationOf({ to, name, type, asked: asked(response.formData, language), ...(ask && { ask }) }, promise);
}

/** Local landing pages send their slug. */
function askOf(source: string, language: Language): string | null {
  const page = landingPages.get(source);
  return page ? pageCopy(page, language).contact.form.ask : null;
}

/** Goes to the address in its row. */
export function confirmationMail(
  row: OfferRequestRow,
  promisedFrom = row.created_at,
): QueuedMail<ConfirmationTemplate> {
  const { email: to, name, phone, message, source, language } = row;
  const isAds = isAdsSource(source);
  const promise = { language, promisedFrom, isAds, requestedAt: row.created_at, requestId: row.id };
  switch (typeOf(row)) {
    case "package-contact": {
      const formData = { phone, message, source, package: row.service };
      return autoResponseMail({ to, name, type: "package-contact", formData }, promise);
    }
    case "meta-ads-lead":
      return autoResponseMail({ to, name, type: "meta-ads-lead", formData: { phone, message, source } }, promise);
    default:
      return autoResponseMail({ to, name, type: "offer-request", formData: row }, promise);
  }
}

function typeOf({ service, source }: OfferRequestRow): Exclude<AutoResponseType, "configurator"> {
  if (packageOf(service)) return "package-contact";
  return isAdsSource(source) ? "meta-ads-lead" : "offer-request";
}

/** A one-time purchase adds the charges apart. Empty for an unknown package. */
export function packageContents(words: string | null, payment: Payment, language: Language): AskedRow[] {
  const id = packageCalled(words);
  if (!id) return [];
  const { shared } = pageCopy(packageCopy[id], language);
  const included = includedIn(id, payment, shared).map(({ name, amount, note }) => ({
    label: name,
    value: capitalised([amount, note].filter(Boolean).join(" · ")),
  }));
  if (payment === "month") return included;
  const apart = [capitalised(presentApart(id, shared, language)), shared.vat.excl].join(" · ");
  return [...included, { label: shared.lists.separatelyRow, value: apart }];
}

/** The message holds the words that its form offers for that. */
function isPaidOnce(message: string | null): boolean {
  return Object.values(packageFormCopy).some(({ paidOnce }) => message?.includes(paidOnce));
}

function priceOfSelection(selection: Selection, language: Language): PriceSummary {
  const lines = priceLines(selection);
  return presentPrices({ lines, totals: totalsOf(lines) }, language);
}

/** A reply to it goes to the visitor. */
export function noticeMail(
  row: OfferRequestRow,
  services: NoticeServices,
  about: NoticeOf = { promisedFrom: row.created_at, lead: null },
): QueuedMail<NoticeTemplate> {
  return noticeOf(
    row,
    {
      template: `${typeOf(row)}-notice`,
      answers: (language) => asked(answersOf(row, language), language),
      isTest: row.is_test === 1,
    },
    services,
    about,
  );
}

/** The promise of an answer counts from `promisedFrom` (ISO-8601 UTC). */
export interface NoticeOf {
  promisedFrom: string;
  lead: string | null;
}

interface Told {
  template: NoticeTemplate;
  /** Answers in the owner's language. */
  answers: (language: Language) => AskedRow[];
  price?: (language: Language) => PriceSummary;
  isTest?: boolean;
}

export function noticeOf(
  row: RequestRow,
  { template, answers, price, isTest }: Told,
  { env, ownerEmail }: NoticeServices,
  { promisedFrom, lead }: NoticeOf,
): QueuedMail<NoticeTemplate> {
  return {
    template,
    language: OWNER_LANGUAGE,
    recipient: ownerEmail,
    ...(row.email && { replyTo: row.email }),
    requestId: row.id,
    props: {
      name: row.name,
      email: row.email,
      phone: row.phone,
      source: sourceName(row.source, OWNER_LANGUAGE),
      language: row.language,
      asked: answers(OWNER_LANGUAGE),
      ...(price && { price: price(OWNER_LANGUAGE) }),
      ...(isTest && { isTest }),
      requestedAt: row.created_at,
      answerBy: answerDueAt(promisedFrom, { isAds: isAdsSource(row.source) }),
      ...(lead && { leadUrl: env.SITE_URL + leadPath(lead) }),
      dashboardUrl: env.SITE_URL + DESK_PATH,
    },
  };
}

/** A package has its name instead of the sentence that is stored for it. */
function answersOf(row: OfferRequestRow, language: Language): Asked {
  const chosen = packageOf(row.service);
  return chosen ? { ...row, service: null, package: sharedCopy(language)[`package.${chosen}`] } : row;
}

function asked(fields: Asked, language: Language) {
  const texts = sharedCopy(language);
  return REPEATED_FIELDS.flatMap((field) => {
    const value = fields[field];
    const label = texts[`form.label.${field}`];
    return value ? [{ label, value: field === "service" ? serviceName(value, texts) : value }] : [];
  });
}

/** A service that is stored as a sentence is its own name. */
export function serviceName(service: string, texts: Record<SharedKey, string>): string {
  const known = SERVICE_OPTIONS.find((option) => option === service);
  return known ? texts[`service.${known}`] : service;
}

/** The package that a stored service stands for; undefined if it is about something else. */
function packageOf(service: string | null): PackageId | undefined {
  return packageIds.find((id) => PACKAGE_SERVICES[id] === service);
}

/** The package that goes by this name: its own, or what a request of either kind stores for it. */
function packageCalled(words: string | null): PackageId | undefined {
  return packageNamed(words?.replace(/^abonnement-/, "") ?? null) ?? packageOf(words);
}
