import * as z from "zod/mini";
import type { Db } from "~/lib/db/database.server";
import type { AppointmentRow } from "~/lib/db/tables/tables";
import type { Language } from "~/lib/language/language";
import { hashOfToken } from "~/lib/token.server";
import { chosenMoment } from "../appointment";
import { findAppointment } from "../appointment-store.server";
import {
  type Changer,
  cancelAppointment,
  type Moved,
  type MoveServices,
  moveAppointment,
} from "../change-appointment.server";
import { SHOW_TIMES } from "./appointment-form-state";
import { alternatives, slotAt } from "./availability.server";
import { type MoveAnswer, momentIn, moveAnswer, SEEN } from "./move-answer";

/** undefined if it leads to none (any more). Suspects have no page. */
export async function findByToken(db: Db, token: string): Promise<AppointmentRow | undefined> {
  const row = await findAppointment(db, { token_hash: hashOfToken(token) });
  return row?.status === "spam" ? undefined : row;
}

/** `choosing`: without scripts, the times of another day were asked for; `missing`: no day or no time was chosen. */
export type Managed = Moved | { outcome: "cancelled" } | { outcome: "choosing" } | { outcome: "missing" };

/** Throws only what the database throws. */
export async function manageAppointment(
  services: MoveServices,
  id: string,
  fields: Readonly<Record<string, unknown>>,
  by: Changer,
  now = new Date(),
): Promise<Managed> {
  if (fields.do === "cancel") {
    return { outcome: (await cancelAppointment(services, id, by, now)) ? "cancelled" : "gone" };
  }
  // That button submits the whole form, too.
  if (fields[SHOW_TIMES] || fields.do !== "move") return { outcome: "choosing" };
  const chosen = z.safeParse(z.object(chosenMoment), momentIn(fields));
  const row = chosen.success ? await findAppointment(services.db, { id }) : undefined;
  const slot = chosen.success ? slotAt(chosen.data, row?.kind) : null;
  const seen = typeof fields[SEEN] === "string" && /^\d{1,9}$/.test(fields[SEEN]) ? Number(fields[SEEN]) : null;
  return slot ? moveAppointment(services, id, { to: slot, seen }, by, now) : { outcome: "missing" };
}

export type Told =
  | { outcome: "moved" | "unchanged" | "cancelled" | "gone" }
  | { outcome: "again"; answer: MoveAnswer; init: { status: number; headers: Record<string, string> } };

export function presentManaged(managed: Managed, fields: Readonly<Record<string, unknown>>, language: Language): Told {
  const again = (status: number, answer: Partial<MoveAnswer>, headers: Record<string, string> = {}) =>
    ({ outcome: "again", answer: { ...moveAnswer(fields), ...answer }, init: { status, headers } }) as const;
  switch (managed.outcome) {
    case "choosing":
      return again(200, {});
    case "missing":
      return again(422, { problem: "missing" });
    case "changed":
      return again(409, { problem: "changed" });
    case "taken":
      return again(409, { problem: "taken", alternatives: alternatives(managed.alternatives, language) });
    case "limited":
      return again(429, { problem: "limited" }, { "Retry-After": String(managed.retryAfter) });
    default:
      return { outcome: managed.outcome };
  }
}
