import type { SharedKey } from "~/content/shared/shared-copy";
import { chatPath } from "~/features/chat/paths";
import { configurationOf, pricesOf } from "~/features/configurator/configurator-requests.server";
import { presentAnswers, presentPrices } from "~/features/configurator/present-configuration.server";
import { presentMail } from "~/features/mail/outbox/mail-words.server";
import type { MailState } from "~/features/mail/outbox/outbox-store.server";
import { isConfirmation } from "~/features/mail/templates/template-props";
import { serviceName } from "~/features/requests/mails.server";
import { readAttribution } from "~/features/requests/offer-requests.server";
import { isDeskSource } from "~/features/requests/services";
import { sourceName } from "~/features/requests/source-name.server";
import { type Attribution, formatTouch } from "~/lib/attribution/attribution";
import type { LeadRow, WaitRow } from "~/lib/db/tables/lead-tables";
import type { AppointmentRow, ConfiguratorRequestRow } from "~/lib/db/tables/tables";
import type { Language } from "~/lib/language/language";
import { readableAddress } from "~/lib/text/readable-address.server";
import { dayInWords, momentOf } from "~/lib/time/clock";
import { dayOf } from "~/lib/time/zoned-time";
import type { Lead, LeadMail } from "../lead";
import { leadClock } from "../lead-clock.server";
import { preparedWays } from "../lead-page/prepared-ways.server";
import type { Subjects } from "../subjects.server";

export interface Reader {
  language: Language;
  now: Date;
}

export interface LeadsContext {
  subjects: Subjects;
  tags: Map<string, string[]>;
  /** The open ones, by lead. */
  waits: Map<string, WaitRow>;
  /** Names, by the id of the user. */
  assignees: Map<string, string>;
  /** The mails, by the id of their request or appointment. */
  mails: Map<string, MailState[]>;
  /** Mails of quotes that have not gone out, by lead. */
  quoteMails: Map<string, MailState[]>;
  /** Read once, as the facts are filled into all of them. */
  texts: Record<SharedKey, string>;
}

export function presentLead(row: LeadRow, context: LeadsContext, reader: Reader): Lead {
  const { id, version, kind, subject_id, name, company, email, phone, status } = row;
  return {
    id,
    version,
    kind,
    name,
    company,
    email: email && readableAddress(email),
    phone,
    ways: preparedWays(row),
    ...presentSubject(row, context, reader),
    source: sourceName(row.source, reader.language),
    status,
    isAds: row.is_ads === 1,
    isTest: row.is_test === 1,
    isByHand: isDeskSource(row.source),
    tags: context.tags.get(id) ?? [],
    assignee: (row.assignee_id && context.assignees.get(row.assignee_id)) ?? null,
    nextAction: nextActionOf(row, reader),
    clock: leadClock(row, context.waits.get(id), reader),
    createdAt: momentOf(row.created_at, reader.language),
    mails: [
      ...[subject_id, ...bookingIdsOf(context.subjects, [row])].flatMap((about) => context.mails.get(about) ?? []),
      ...(context.quoteMails.get(id) ?? []),
    ].map((mail) => toLeadMail(mail, reader)),
  };
}

type Told = Pick<Lead, "service" | "message" | "answers" | "price" | "origin" | "chatPath" | "appointment">;

const NOTHING: Told = {
  service: null,
  message: null,
  answers: [],
  price: null,
  origin: [],
  chatPath: null,
  appointment: null,
};

/** The ids of the appointments that the desk made for these leads. */
export function bookingIdsOf(
  { bookings }: Pick<Subjects, "bookings">,
  leads: readonly Pick<LeadRow, "id">[],
): string[] {
  return leads.flatMap(({ id }) => bookings.get(id) ?? []).map(({ id }) => id);
}

function presentSubject(row: LeadRow, context: LeadsContext, reader: Reader): Told {
  const told = presentAsked(row, context, reader);
  const booked = context.subjects.bookings.get(row.id)?.at(-1);
  return booked ? { ...told, appointment: presentAppointment(booked, reader) } : told;
}

function presentAppointment({ starts_at, status }: AppointmentRow, { language }: Reader): Told["appointment"] {
  return { at: momentOf(starts_at, language), isCancelled: status === "cancelled" };
}

function presentAsked({ kind, subject_id }: LeadRow, { subjects, texts }: LeadsContext, reader: Reader): Told {
  const { language } = reader;
  const offer = kind === "offer-request" && subjects.offers.get(subject_id);
  if (offer) {
    const { service, message } = offer;
    const origin = originOf(readAttribution(offer.attribution));
    return { ...NOTHING, service: service && serviceName(service, texts), message, origin };
  }
  const configuration = kind === "configurator-request" && subjects.configurations.get(subject_id);
  if (configuration) return { ...NOTHING, ...presentConfiguration(configuration, language) };
  const conversation = kind === "conversation" && subjects.conversations.get(subject_id);
  if (conversation) return { ...NOTHING, message: conversation.first_text, chatPath: chatPath(subject_id) };
  const row = kind === "appointment" && subjects.appointments.get(subject_id);
  if (!row) return NOTHING;
  const appointment = presentAppointment(row, reader);
  return { ...NOTHING, message: row.subject, origin: originOf(readAttribution(row.attribution)), appointment };
}

function presentConfiguration(row: ConfiguratorRequestRow, language: Language) {
  // Name, company, number and description have places of their own.
  const configuration = { ...configurationOf(row), company: null, phone: null, description: null };
  return {
    message: row.description,
    answers: presentAnswers(configuration, language),
    price: presentPrices(pricesOf(row), language),
    origin: originOf(readAttribution(row.attribution)),
  };
}

function nextActionOf({ next_action, next_action_on }: LeadRow, { language, now }: Reader): Lead["nextAction"] {
  if (next_action === null) return null;
  return {
    text: next_action,
    day: next_action_on === null ? null : { iso: next_action_on, text: dayInWords(next_action_on, language) },
    isDue: next_action_on !== null && next_action_on <= dayOf(now.toISOString()),
  };
}

/** The touch once if both are the same. */
function originOf(attribution: Attribution | null): string[] {
  const said = [attribution?.first, attribution?.last].map((touch) => touch && formatTouch(touch));
  return [...new Set(said)].filter((text) => text != null);
}

export function toLeadMail(mail: MailState, reader: Reader): LeadMail {
  return { ...presentMail(mail, reader), kind: kindOf(mail.template) };
}

function kindOf(template: string): LeadMail["kind"] {
  if (template === "quote") return "quote";
  if (isConfirmation(template)) return "confirmation";
  if (template.endsWith("-notice")) return "notice";
  return template.endsWith("-reminder") ? "reminder" : "other";
}
