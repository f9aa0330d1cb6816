import { minutesBetween } from "~/features/appointments/appointment";
import { findAppointment } from "~/features/appointments/appointment-store.server";
import {
  cancelAppointment,
  isOpen,
  type MoveServices,
  moveAppointment,
} from "~/features/appointments/change-appointment.server";
import { leadIdsOf } from "~/features/leads/lead-store.server";
import { type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import type { CalendarCopyRow } from "~/lib/db/tables/calendar-copy-tables";
import type { AppointmentRow } from "~/lib/db/tables/tables";
import type { Language } from "~/lib/language/language";
import { addMinutes, momentInWords } from "~/lib/time/clock";
import type { Answered, AskedChange } from "./asked-change";
import { askedCopies, findCopy, markCopies, wakeTargets } from "./copy-store.server";

/** The changes about which the desk is asked: of one lead, or of all. */
export async function readAsked(
  db: Db,
  { language, now }: { language: Language; now: Date },
  leadId: string | null = null,
): Promise<AskedChange[]> {
  const asked = await askedCopies(db, now);
  const ids = asked.map(({ appointment }) => appointment.id);
  const leads = await leadIdsOf(db, "appointment", ids);
  const changes = asked.map(({ copy, appointment, who }) => ({
    ...{ id: copy.id, lead: appointment.lead_id ?? leads.get(appointment.id) ?? null },
    ...{ found: copy.found ?? "deleted", who, name: appointment.name },
    from: momentInWords(appointment.starts_at, language),
    to: copy.found_starts_at === null ? null : momentInWords(copy.found_starts_at, language),
    isMailed: appointment.email !== "",
  }));
  return leadId === null ? changes : changes.filter(({ lead }) => lead === leadId);
}

/** Yes moves or cancels the appointment, with its mails; no puts the event back. `gone`: nothing is asked (any more). */
export async function answerChange(
  services: MoveServices,
  { copy: id, isYes }: { copy: string; isYes: boolean },
  by: By,
): Promise<Answered> {
  const copy = await findCopy(services.db, id);
  const row = copy?.appointment_id ? await findAppointment(services.db, { id: copy.appointment_id }) : undefined;
  if (!copy?.found || !isOpen(row, by.now)) return "gone";
  if (!isYes) return (await putBack(services.db, copy, row, by)) ? "put-back" : "gone";
  if (copy.found === "deleted") {
    return (await cancelAppointment(services, row.id, by.user, by.now)) ? "cancelled" : "gone";
  }
  const startsAt = copy.found_starts_at ?? row.starts_at;
  if (startsAt <= by.now.toISOString()) return "past";
  const to = { startsAt, endsAt: addMinutes(startsAt, minutesBetween(row.starts_at, row.ends_at)) };
  const move = { to, seen: row.sequence, isOnPurpose: true };
  const { outcome } = await moveAppointment(services, row.id, move, by.user, by.now);
  if (outcome === "moved") return outcome;
  return outcome === "taken" || outcome === "limited" ? "taken" : "gone";
}

async function putBack(
  db: Db,
  { id, calendar_id, collection_url }: CalendarCopyRow,
  row: AppointmentRow,
  { user, now }: By,
): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    if (!(await findCopy(tx, id))?.found) return false;
    await markCopies(tx, [{ calendar_id, collection_url, appointment_id: row.id }], now);
    await wakeTargets(tx, [calendar_id], now);
    await recordAudit(tx, {
      ...{ user, at: now, action: "calendar.put-back", subject: `appointment:${row.id}` },
      detail: { on: row.starts_at },
    });
    return true;
  });
}
