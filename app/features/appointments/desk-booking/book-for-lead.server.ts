import { copyAppointment } from "~/features/calendars/copies/write-calendar.server";
import { lockLead, touchLead } from "~/features/leads/lead-store.server";
import { lockPeopleShared } from "~/features/leads/person-store.server";
import { stopPlansOnActivity } from "~/features/leads/plans/plan-store.server";
import { answerWait } from "~/features/leads/waits/waits.server";
import { type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { Db, Tx } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { AppointmentRow } from "~/lib/db/tables/tables";
import { findAppointment, insertAppointment, lockAgenda } from "../appointment-store.server";
import { availability } from "../booking/availability.server";
import { type AppointmentServices, newAppointment } from "../booking/book-appointment.server";
import { enqueueMails, mailsAbout } from "../mails.server";
import type { Planned, Slot } from "../slots.server";
import type { LeadAppointmentRequest } from "./read-lead-appointment.server";
import { confirmationOf, type Oddities, oddities } from "./unusual-moment.server";

/** The `source` of an appointment that was made at the desk. */
const DESK_SOURCE = "desk";

/** `gone`: the lead is erased, or spam; `conflict`: changed since the form was rendered. Only `booked` has changed anything. */
export type BookedForLead =
  | { outcome: "booked"; isMailed: boolean }
  | { outcome: "gone" }
  | { outcome: "conflict" }
  | { outcome: "taken"; alternatives: Slot[] }
  | { outcome: "unusual"; odd: Oddities };

/**
 * Books a moment for whom a lead is about, once per submission id. That somebody at the desk agreed on it with them
 * answers the lead. Throws only what the database throws.
 */
export async function bookForLead(
  services: AppointmentServices,
  leadId: string,
  request: LeadAppointmentRequest,
  by: By,
): Promise<BookedForLead> {
  const { db, outbox, live } = services;
  const { submission_id } = request;
  const booked = await db.transaction().execute(async (tx) => {
    await lockAgenda(tx);
    await lockPeopleShared(tx);
    const lead = await lockLead(tx, leadId);
    if (!lead || lead.status === "spam") return { outcome: "gone" } as const;
    const repeated = submission_id === null ? undefined : await findAppointment(tx, { submission_id });
    if (repeated?.lead_id === leadId) return { outcome: "booked", row: repeated, mails: [] } as const;
    if (lead.version !== request.version) return { outcome: "conflict" } as const;
    const refused = await refusalOf(tx, request, by.now);
    if (refused) return refused;
    const row = await insertAppointment(tx, rowFor(lead, request, services.env.SESSION_SECRET, by.now));
    if (!row) return await taken(tx, request, by.now);
    await copyAppointment(tx, row, by.now);
    await answerLead(tx, lead, by.now);
    await stopPlansOnActivity(tx, lead, "appointment", by.now);
    await recordAudit(tx, {
      user: by.user,
      at: by.now,
      action: "agenda.book",
      subject: `lead:${leadId}`,
      detail: { on: row.starts_at },
    });
    const about = mailsAbout(row, { kind: "booked" }, services, by.now);
    const { visitor, owner } = await enqueueMails(tx, outbox, about, request.isMailed);
    return { outcome: "booked", row, mails: visitor === null ? [owner] : [visitor, owner] } as const;
  });
  if (booked.outcome !== "booked") return booked;
  const { row, mails } = booked;
  if (mails.length > 0) {
    // No news to those at the desk, one of whom has just made it.
    void live.publish({ kind: "appointment-changed" });
    void live.publish({ kind: "lead-changed", lead: leadId });
  }
  for (const mail of mails) void outbox.deliver(mail, 0);
  return { outcome: "booked", isMailed: request.isMailed && row.email !== "" };
}

async function refusalOf(
  tx: Tx,
  request: LeadAppointmentRequest,
  now: Date,
): Promise<Extract<BookedForLead, { outcome: "taken" | "unusual" }> | null> {
  const { slot, isOther, confirmed } = request;
  if (!isOther) {
    const { isFree, nearest } = await availability(tx, plannedFor(request), slot, now);
    return isFree ? null : { outcome: "taken", alternatives: nearest };
  }
  const odd = await oddities(tx, slot, plannedFor(request));
  if (odd.overlaps.some(({ starts_at }) => starts_at === slot.startsAt)) return await taken(tx, request, now);
  const toConfirm = confirmationOf(odd);
  return toConfirm === null || toConfirm === confirmed ? null : { outcome: "unusual", odd };
}

async function taken(
  db: Db,
  request: LeadAppointmentRequest,
  now: Date,
): Promise<Extract<BookedForLead, { outcome: "taken" }>> {
  const { nearest } = await availability(db, plannedFor(request), request.slot, now);
  return { outcome: "taken", alternatives: nearest };
}

function plannedFor({ kind, where }: LeadAppointmentRequest): Planned {
  return { kind, travel: where.travel };
}

async function answerLead(tx: Tx, lead: LeadRow, now: Date): Promise<void> {
  const at = now.toISOString();
  await touchLead(tx, lead.id, {
    ...(lead.status === "new" && { status: "contacted" }),
    first_answered_at: lead.first_answered_at ?? at,
    version: lead.version + 1,
    updated_at: at,
  });
  await answerWait(tx, { lead_id: lead.id }, at);
}

function rowFor(
  { id: lead_id, name, email, language }: LeadRow,
  { submission_id, slot, kind, where, phone, subject }: LeadAppointmentRequest,
  secret: string,
  now: Date,
): AppointmentRow {
  const who = { name, email: email ?? "", phone, subject, language };
  const made = { submission_id, status: "booked", source: DESK_SOURCE, attribution: null, lead_id } as const;
  const planned = { kind, place: where.place, address: where.address, travel_minutes: where.travel };
  return newAppointment({ ...who, ...made, ...planned }, slot, secret, now);
}
