import { business } from "~/content/business";
import { businessFacts } from "~/content/business-facts";
import { mailCopy } from "~/content/mail/mail-copy.server";
import { pathOf } from "~/content/pages";
import type { Outbox, QueuedMail } from "~/features/mail/outbox/outbox.server";
import { OWNER_LANGUAGE } from "~/features/mail/owner-mail.server";
import type { CalendarPart } from "~/features/mail/templates/template-props";
import { isLinked } from "~/features/mail/templates/unconfirmed-text";
import type { Tx } from "~/lib/db/database.server";
import type { AppointmentRow } from "~/lib/db/tables/tables";
import { type Language, pathIn } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { cleanLine } from "~/lib/text/mail-address";
import { addDays, dayOf, momentAt, timeOf } from "~/lib/time/zoned-time";
import { linkToken } from "~/lib/token.server";
import { pathOfAppointment } from "./agenda/agenda-address";
import { minutesBetween, placeOf, type Side } from "./appointment";
import { type Invitation, type InvitationMethod, type InvitationWords, invitationFor } from "./invitation.server";
import { APPOINTMENTS_PATH, managePath } from "./paths";

export type AppointmentChange =
  | { kind: "booked" }
  | { kind: "moved"; from: string; by: Side }
  | { kind: "cancelled"; by: Side };

export interface AppointmentMailServices {
  env: { SITE_URL: string; SESSION_SECRET: string };
  ownerEmail: string;
}

export interface AppointmentMails {
  visitor: QueuedMail;
  owner: QueuedMail;
  /** null if the appointment is too near, or when there is nothing to be reminded of. */
  reminder: QueuedMail | null;
}

const TEMPLATES = {
  booked: "appointment-confirmation",
  moved: "appointment-moved",
  cancelled: "appointment-cancelled",
} as const;
const REMINDER_TEMPLATE = "appointment-reminder";
const NOTICE_TEMPLATE = "appointment-notice";
/** Milliseconds. For a nearer appointment, a reminder would repeat the confirmation. */
const REMINDED_FROM = 36 * 60 * 60_000;

export const OVERTAKEN_BY_CHANGE = [TEMPLATES.booked, TEMPLATES.moved, REMINDER_TEMPLATE, NOTICE_TEMPLATE] as const;

/** `row` is the appointment after the change. */
export function mailsAbout(
  row: AppointmentRow,
  change: AppointmentChange,
  services: AppointmentMailServices,
  now: Date,
): AppointmentMails {
  const { env, ownerEmail } = services;
  const { id, name, email, phone, subject, language, starts_at: startsAt } = row;
  const isOff = change.kind === "cancelled";
  const method = isOff ? "CANCEL" : "REQUEST";
  const url = isOff ? addressOf(pathOf("appointment"), row, env) : manageUrl(row, env);
  const minutes = minutesBetween(startsAt, row.ends_at);
  const told = { name, phone, subject, startsAt, minutes, kind: row.kind, place: placeOf(row), address: row.address };
  const changed = {
    movedFrom: change.kind === "moved" ? change.from : null,
    isByUs: change.kind !== "booked" && change.by === "owner",
  };
  const toVisitor = { language, recipient: email, replyTo: business.email, requestId: id };
  const invitation = (host: string | null): CalendarPart => ({
    method,
    content: appointmentCalendar(row, { method, host, now, env }).content,
  });
  const isNear = Date.parse(startsAt) - now.getTime() < REMINDED_FROM;
  return {
    visitor: {
      ...toVisitor,
      template: TEMPLATES[change.kind],
      props: { ...told, ...changed, url, calendar: invitation(null) },
    },
    owner: {
      template: NOTICE_TEMPLATE,
      language: OWNER_LANGUAGE,
      recipient: ownerEmail,
      ...(email !== "" && { replyTo: email }),
      requestId: id,
      props: {
        ...told,
        ...changed,
        change: change.kind,
        email,
        language,
        dashboardUrl: env.SITE_URL + pathOfAppointment(row),
        calendar: invitation(ownerEmail),
      },
    },
    reminder:
      isOff || isNear
        ? null
        : {
            ...toVisitor,
            template: REMINDER_TEMPLATE,
            dueAt: new Date(dayBefore(startsAt)),
            props: { ...told, url, movedFrom: null, isByUs: false, calendar: null },
          },
  };
}

/** Nothing to a visitor who is not to be mailed, or whose address is not known. */
export async function enqueueMails(
  tx: Tx,
  outbox: Outbox,
  { visitor, owner, reminder }: AppointmentMails,
  isMailed = true,
): Promise<{ visitor: string | null; owner: string }> {
  if (!isMailed || visitor.recipient === "") return { visitor: null, owner: await outbox.enqueue(tx, owner) };
  if (reminder) await outbox.enqueue(tx, reminder);
  return { visitor: await outbox.enqueue(tx, visitor), owner: await outbox.enqueue(tx, owner) };
}

interface CalendarOptions {
  method: InvitationMethod;
  /** null in the visitor's invitation, where the owner's address is not disclosed. */
  host: string | null;
  now: Date;
  env: AppointmentMailServices["env"];
}

export function appointmentCalendar(row: AppointmentRow, { method, host, now, env }: CalendarOptions): Invitation {
  return invitationFor(row, { method, host, now, words: eventWords(row, host !== null, env) });
}

/** The words of an appointment in a calendar: in that of the host, who is told of whom and what it is, or of the visitor. */
export function eventWords(row: AppointmentRow, isHost: boolean, env: AppointmentMailServices["env"]): InvitationWords {
  const language = isHost ? OWNER_LANGUAGE : row.language;
  const words = fill(mailCopy[language].appointment, {
    ...businessFacts(language),
    visitor: cleanLine(row.name),
    visitorPhone: cleanLine(row.phone ?? ""),
    address: cleanLine(row.address ?? ""),
    appointmentMinutes: String(minutesBetween(row.starts_at, row.ends_at)),
  });
  const isTold = row.subject && (isHost || !isLinked(row.subject));
  const about = isTold ? [`${words.about}: ${row.subject}`] : [];
  const link = isHost ? env.SITE_URL + APPOINTMENTS_PATH : `${words.manage}: ${manageUrl(row, env)}`;
  const byPhone = isHost ? words.byPhoneForHost : words.byYourPhone;
  return {
    summary: isHost ? words.summaryForHost : words.summary,
    description: [`${words.kinds[row.kind]}, ${words.minutes}`, ...about, link].join("\n"),
    location: {
      phone: byPhone,
      office: words.atOffice,
      customer: isHost ? words.atCustomerForHost : words.atCustomer,
    }[placeOf(row)],
  };
}

/** The link is in the language of the booking. */
function manageUrl(row: AppointmentRow, env: AppointmentMailServices["env"]): string {
  return addressOf(managePath(manageToken(row.id, env.SESSION_SECRET)), row, env);
}

function addressOf(path: string, { language }: { language: Language }, { SITE_URL }: { SITE_URL: string }): string {
  return SITE_URL + pathIn(path, language);
}

/** Same time a day earlier, even if the clocks change in between. */
function dayBefore(moment: string): string {
  return momentAt(addDays(dayOf(moment), -1), timeOf(moment));
}

export function manageToken(appointmentId: string, secret: string): string {
  return linkToken(`appointment ${appointmentId}`, secret);
}
