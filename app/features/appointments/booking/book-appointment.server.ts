import { isSuspect } from "~/components/forms/suspect";
import { bookableKinds } from "~/content/appointment-kinds";
import type { SharedKey } from "~/content/shared/shared-copy";
import { copyAppointment } from "~/features/calendars/copies/write-calendar.server";
import { type CalendarsToLookAt, lookAgain } from "~/features/calendars/look-again.server";
import { recordAppointment } from "~/features/leads/record-lead.server";
import { MAIL_PATIENCE, type Outbox } from "~/features/mail/outbox/outbox.server";
import { mailStates } from "~/features/mail/outbox/outbox-store.server";
import { isConfirmation } from "~/features/mail/templates/template-props";
import type { Db } from "~/lib/db/database.server";
import type { ProjectRow } from "~/lib/db/tables/project-tables";
import type { AppointmentRow } from "~/lib/db/tables/tables";
import type { Limiter } from "~/lib/http/rate-limit.server";
import type { Language } from "~/lib/language/language";
import { newId } from "~/lib/new-id.server";
import { hashOfToken } from "~/lib/token.server";
import type { Live } from "~/platform/live/live.server";
import { type AppointmentRequest, plannedOf, readAppointment, type Whereabouts } from "../appointment";
import { findAppointment, findSameBooking, insertAppointment, lockAgenda } from "../appointment-store.server";
import { type AppointmentMailServices, enqueueMails, mailsAbout, manageToken } from "../mails.server";
import type { Slot } from "../slots.server";
import { availability, slotAt } from "./availability.server";
import { findCustomer } from "./find-customer.server";
import { lockLeadOfProject, recordForProject } from "./record-for-project.server";

/** Milliseconds; the same form, sent again without scripts, counts as a repeat. */
const REPEAT_WINDOW = 10 * 60_000;

export interface AppointmentServices extends AppointmentMailServices {
  db: Db;
  outbox: Outbox;
  live: Pick<Live, "publish">;
}

export interface AppointmentLimits {
  appointmentsByAddress: Limiter;
  appointmentsByEmail: Limiter;
  /** Counts the moments that one address books. The other limits count attempts, even those that lead to nothing. */
  momentsByAddress: Limiter;
}

interface BookServices extends AppointmentServices, CalendarsToLookAt {
  limits: AppointmentLimits;
}

interface Booker {
  language: Language;
  /** Network address; not stored. */
  address: string;
  page: string;
}

/** `alternatives` are in order of time. */
export type Booked =
  | { outcome: "booked"; row: AppointmentRow; isNew: boolean; confirmation: "sent" | "delayed" }
  | { outcome: "taken"; alternatives: Slot[] }
  | { outcome: "invalid"; errors: Record<string, SharedKey> }
  | { outcome: "limited"; retryAfter: number };

/** Books once per submission id and moment. A suspect gets the same answer, no moment. Throws database errors. */
export async function bookAppointment(
  services: BookServices,
  fields: Record<string, unknown>,
  booker: Booker,
  now = new Date(),
): Promise<Booked> {
  const { db, limits } = services;
  const { request, ...read } = readAppointment(fields);
  const submission_id = request?.submission_id ?? null;
  const stored = submission_id === null ? undefined : await findAppointment(db, { submission_id });
  if (stored) return answerStored(services, stored, now);
  const byAddress = await limits.appointmentsByAddress.consume(booker.address);
  if (!byAddress.allowed) return { outcome: "limited", retryAfter: byAddress.retryAfter };
  if (!request || read.errors) return { outcome: "invalid", errors: read.errors ?? {} };
  const customer = await findCustomer(db, request.project);
  const isOffered = bookableKinds(customer !== undefined).includes(request.kind);
  if (!isOffered) return { outcome: "invalid", errors: { kind: "form.error.choiceUnknown" } };
  const wanted = slotAt(request, request.kind);
  if (!wanted) return { outcome: "invalid", errors: { date: "form.error.choiceUnknown" } };
  const repeated = await findRepeated(db, request, wanted, now);
  if (repeated) return answerStored(services, repeated, now);
  const byEmail = await limits.appointmentsByEmail.consume(request.email.toLowerCase());
  if (!byEmail.allowed) return { outcome: "limited", retryAfter: byEmail.retryAfter };
  const from = { ...booker, isSuspect: isSuspect(fields), customer };
  if (!from.isSuspect) await lookAgain(services);
  return book(services, { ...request, where: read.where }, wanted, from, now);
}

type Asked = AppointmentRequest & { where: Whereabouts };

interface KnownBooker extends Booker {
  isSuspect: boolean;
  customer: ProjectRow | undefined;
}

async function book(
  services: BookServices,
  request: Asked,
  wanted: Slot,
  booker: KnownBooker,
  now: Date,
): Promise<Booked> {
  const { db, outbox, env, limits } = services;
  const candidate = toRow(request, wanted, booker, env.SESSION_SECRET, now);
  const stored = await db.transaction().execute(async (tx) => {
    await lockAgenda(tx);
    const repeated = await findRepeated(tx, request, wanted, now);
    if (repeated) return { repeated };
    const { isFree, nearest } = await availability(tx, plannedOf(candidate), wanted, now);
    if (isFree && !booker.isSuspect) {
      const allowance = await limits.momentsByAddress.consume(booker.address, tx);
      if (!allowance.allowed) return { retryAfter: allowance.retryAfter };
    }
    const lead = booker.customer && (await lockLeadOfProject(tx, booker.customer));
    const row = isFree ? await insertAppointment(tx, { ...candidate, lead_id: lead?.id ?? null }) : undefined;
    if (!row) return { alternatives: nearest };
    if (row.status === "spam") return { row, enqueued: null };
    await copyAppointment(tx, row, now);
    if (booker.customer) await recordForProject(tx, booker.customer, lead, row, now);
    else await recordAppointment(tx, row);
    return { row, enqueued: await enqueueMails(tx, outbox, mailsAbout(row, { kind: "booked" }, services, now)) };
  });
  if ("repeated" in stored) return answerStored(services, stored.repeated, now);
  if ("retryAfter" in stored) return { outcome: "limited", retryAfter: stored.retryAfter };
  if ("alternatives" in stored) return { outcome: "taken", alternatives: stored.alternatives };
  const { row, enqueued } = stored;
  if (!enqueued) return { outcome: "booked", row, isNew: true, confirmation: "sent" };
  void services.live.publish({ kind: "appointment" });
  if (row.lead_id) void services.live.publish({ kind: "lead-changed", lead: row.lead_id });
  // The visitor's mail goes first, since the number of attempts is limited.
  const confirmation = enqueued.visitor === null ? "sent" : outbox.deliver(enqueued.visitor, MAIL_PATIENCE);
  void outbox.deliver(enqueued.owner, 0);
  return { outcome: "booked", row, isNew: true, confirmation: await confirmation };
}

/** The whole form has to match if there is no submission id: the answer contains the link to move and cancel. */
function findRepeated(
  db: Db,
  { submission_id, name, email, phone, subject }: AppointmentRequest,
  { startsAt }: Slot,
  now: Date,
): Promise<AppointmentRow | undefined> {
  if (submission_id !== null) return findAppointment(db, { submission_id });
  const since = new Date(now.getTime() - REPEAT_WINDOW);
  return findSameBooking(db, { name, email, phone, subject, starts_at: startsAt }, since);
}

/** An appointment cancelled since then is not called booked, nor booked anew. */
async function answerStored({ db, outbox }: AppointmentServices, row: AppointmentRow, now: Date): Promise<Booked> {
  if (row.status === "cancelled") {
    const { nearest } = await availability(db, plannedOf(row), { startsAt: row.starts_at }, now);
    return { outcome: "taken", alternatives: nearest };
  }
  const mails = (await mailStates(db, [row.id])).get(row.id) ?? [];
  const mail = mails.find(({ template }) => isConfirmation(template));
  const confirmation = mail ? await outbox.deliver(mail.id, MAIL_PATIENCE) : "sent";
  return { outcome: "booked", row, isNew: false, confirmation };
}

function toRow(
  { submission_id, name, email, phone, subject, kind, where, attribution }: Asked,
  wanted: Slot,
  { language, page, isSuspect }: KnownBooker,
  secret: string,
  now: Date,
): AppointmentRow {
  const status = isSuspect ? "spam" : "booked";
  const { place, address, travel: travel_minutes } = where;
  const made = { language, status, source: page, lead_id: null } as const;
  const planned = { kind, place, address, travel_minutes };
  const asked = { submission_id, name, email, phone, subject };
  const row = { ...asked, ...made, ...planned, attribution: attribution && JSON.stringify(attribution) };
  return newAppointment(row, wanted, secret, now);
}

type Made =
  | ("submission_id" | "name" | "email" | "phone" | "subject" | "language" | "status" | "source" | "attribution")
  | ("kind" | "place" | "address" | "travel_minutes");

/** Derives the token of the links in its mails from its id. */
export function newAppointment(
  made: Pick<AppointmentRow, Made | "lead_id">,
  { startsAt, endsAt }: Slot,
  secret: string,
  now: Date,
): AppointmentRow {
  const id = newId();
  return {
    ...made,
    id,
    token_hash: hashOfToken(manageToken(id, secret)),
    starts_at: startsAt,
    ends_at: endsAt,
    sequence: 0,
    created_at: now.toISOString(),
    cancelled_at: null,
    cancelled_by: null,
    moves: "[]",
  };
}
