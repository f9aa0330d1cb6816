import { copyAppointment } from "~/features/calendars/copies/write-calendar.server";
import { type CalendarsToLookAt, lookAgain } from "~/features/calendars/look-again.server";
import { lockPeopleShared } from "~/features/leads/person-store.server";
import { stopPlansOnActivity } from "~/features/leads/plans/plan-store.server";
import { recordAppointment } from "~/features/leads/record-lead.server";
import { type AuditEntry, type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { Tx } from "~/lib/db/database.server";
import type { AppointmentRow } from "~/lib/db/tables/tables";
import type { Limiter } from "~/lib/http/rate-limit.server";
import { movesOf, plannedOf, type Side } from "./appointment";
import { cancelBooked, findAppointment, lockAgenda, moveBooked, restoreSpam } from "./appointment-store.server";
import { availability, readOccupied } from "./booking/availability.server";
import type { AppointmentServices } from "./booking/book-appointment.server";
import { isInTheWay } from "./desk-booking/unusual-moment.server";
import { type AppointmentChange, enqueueMails, mailsAbout, OVERTAKEN_BY_CHANGE } from "./mails.server";
import { isOccupied, rulesOf, type Slot } from "./slots.server";

/** The log names the owner who changed it. */
export type Changer = "visitor" | By["user"];

export interface Move {
  to: Slot;
  /** The `sequence` when the moment was chosen, so that a later change is not overwritten; null: unknown. */
  seen: number | null;
  /** True at the desk for a moment that no visitor could choose. Other appointments still stand in its way. */
  isOnPurpose?: boolean;
}

/** `gone`: cancelled, past or unknown; `changed`: moved since it was seen. Only `moved` has changed anything. */
export type Moved =
  | { outcome: "moved" | "unchanged" | "changed" }
  | { outcome: "taken"; alternatives: Slot[] }
  | { outcome: "limited"; retryAfter: number }
  | { outcome: "gone" };

export interface MoveServices extends AppointmentServices, CalendarsToLookAt {
  /** Each move mails an address, which may be a stranger's. */
  limits: { appointmentMoves: Limiter };
}

/** Moves it once, however often that is asked. Throws only database errors. */
export async function moveAppointment(
  services: MoveServices,
  id: string,
  { to, seen, isOnPurpose = false }: Move,
  by: Changer,
  now = new Date(),
): Promise<Moved> {
  if (by === "visitor") await lookAgain(services);
  const changed = await services.db.transaction().execute(async (tx) => {
    await lockAgenda(tx);
    await lockPeopleShared(tx);
    const row = await findAppointment(tx, { id });
    if (!isOpen(row, now)) return { outcome: "gone" } as const;
    if (row.starts_at === to.startsAt) {
      // The same move by the same side: the second press of a double one.
      const isAgain = seen === row.sequence - 1 && movesOf(row).at(-1)?.by === sideOf(by);
      return isAgain ? ({ outcome: "moved", enqueued: [] } as const) : ({ outcome: "unchanged" } as const);
    }
    if (seen !== null && seen !== row.sequence) return { outcome: "changed" } as const;
    const { isFree, nearest } = await availability(tx, plannedOf(row), to, now, id);
    const alternatives = nearest.filter(({ startsAt }) => startsAt !== row.starts_at);
    const isPossible = isFree || (isOnPurpose && !(await isInTheWay(tx, to, plannedOf(row), id)));
    if (!isPossible) return { outcome: "taken", alternatives } as const;
    const allowance = await services.limits.appointmentMoves.consume(id, tx);
    if (!allowance.allowed) return { outcome: "limited", retryAfter: allowance.retryAfter } as const;
    const moved = await moveBooked(tx, row, to, { by: sideOf(by), at: now });
    // Cancelled since it was looked up, which PostgreSQL allows at the same time.
    if (!moved) return { outcome: "gone" } as const;
    await copyAppointment(tx, moved, now);
    await log(tx, by, "agenda.move", { id, from: row.starts_at, to: to.startsAt }, now);
    const enqueued = await enqueueChangeMails(
      tx,
      moved,
      { kind: "moved", from: row.starts_at, by: sideOf(by) },
      services,
      now,
    );
    return { outcome: "moved", enqueued } as const;
  });
  if (changed.outcome !== "moved") return changed;
  announce(services, changed.enqueued);
  return { outcome: "moved" };
}

/** Cancels it once, however often one side asks. False, with nothing changed, if it is gone. */
export async function cancelAppointment(
  services: AppointmentServices,
  id: string,
  by: Changer,
  now = new Date(),
): Promise<boolean> {
  const enqueued = await services.db.transaction().execute(async (tx) => {
    await lockPeopleShared(tx);
    const cancelled = await cancelBooked(tx, id, sideOf(by), now);
    if (!cancelled) return (await findAppointment(tx, { id }))?.cancelled_by === sideOf(by) ? [] : undefined;
    await copyAppointment(tx, cancelled, now);
    await log(tx, by, "agenda.cancel", { id, on: cancelled.starts_at }, now);
    return enqueueChangeMails(tx, cancelled, { kind: "cancelled", by: sideOf(by) }, services, now);
  });
  if (enqueued) announce(services, enqueued);
  return enqueued !== undefined;
}

/** It takes its moment if that is still to come and free. */
export async function restoreAppointment(
  services: AppointmentServices,
  id: string,
  { user, now }: By,
): Promise<"restored" | "taken" | "gone"> {
  const restored = await services.db.transaction().execute(async (tx) => {
    await lockAgenda(tx);
    await lockPeopleShared(tx);
    const row = await findAppointment(tx, { id });
    if (row?.status !== "spam" || row.starts_at <= now.toISOString()) return "gone";
    const slot = { startsAt: row.starts_at, endsAt: row.ends_at };
    if (isOccupied(slot, await readOccupied(tx, now), rulesOf(plannedOf(row)))) return "taken";
    const booked = await restoreSpam(tx, id);
    if (!booked) return "gone";
    await recordAppointment(tx, booked);
    await copyAppointment(tx, booked, now);
    await log(tx, user, "agenda.restore", { id, on: booked.starts_at }, now);
    return enqueueChangeMails(tx, booked, { kind: "booked" }, services, now);
  });
  if (typeof restored === "string") return restored;
  announce(services, restored);
  return "restored";
}

/** An empty list means that nothing has changed. */
function announce({ live, outbox }: AppointmentServices, enqueued: readonly string[]): void {
  if (enqueued.length === 0) return;
  void live.publish({ kind: "appointment-changed" });
  for (const mail of enqueued) void outbox.deliver(mail, 0);
}

function sideOf(by: Changer): Side {
  return by === "visitor" ? "visitor" : "owner";
}

async function log(
  tx: Tx,
  by: Changer,
  action: AuditEntry["action"],
  { id, ...detail }: { id: string; [moment: string]: string },
  at: Date,
): Promise<void> {
  if (by !== "visitor") await recordAudit(tx, { user: by, action, subject: `appointment:${id}`, detail, at });
}

export function isOpen(row: AppointmentRow | undefined, now: Date): row is AppointmentRow {
  return row?.status === "booked" && row.starts_at > now.toISOString();
}

/**
 * Withdraws unsent mails about what was before, which would arrive after the news. Returns those due now: none to a
 * visitor whose address is not known.
 */
async function enqueueChangeMails(
  tx: Tx,
  row: AppointmentRow,
  change: AppointmentChange,
  services: AppointmentServices,
  now: Date,
): Promise<string[]> {
  const { outbox } = services;
  if (change.kind !== "booked" && change.by === "visitor") {
    const lead = row.lead_id === null ? ({ kind: "appointment", subject_id: row.id } as const) : { id: row.lead_id };
    await stopPlansOnActivity(tx, lead, "appointment", now);
  }
  for (const template of OVERTAKEN_BY_CHANGE) await outbox.withdraw(tx, row.id, template);
  const { visitor, owner } = await enqueueMails(tx, outbox, mailsAbout(row, change, services, now));
  return visitor === null ? [owner] : [visitor, owner];
}
