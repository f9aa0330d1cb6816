import { v7 as uuidv7 } from "uuid";
import type { Db } from "~/lib/db/database.server";
import type { AppointmentRow } from "../../app/lib/db/tables/tables";
import { limitOf } from "./services";

/** Limits on making and moving appointments, low enough for a test to reach. */
export function appointmentLimits(db: Db) {
  return {
    appointmentsByAddress: limitOf(db, "a", 20),
    appointmentsByEmail: limitOf(db, "e", 3),
    momentsByAddress: limitOf(db, "t", 4),
    appointmentMoves: limitOf(db, "m", 3),
  };
}

/** An appointment on Tuesday 24 November 2026, from 9:45 to 10:15 in Amsterdam. */
export function appointmentRow(overrides: Partial<AppointmentRow> = {}): AppointmentRow {
  const startsAt = overrides.starts_at ?? "2026-11-24T08:45:00.000Z";
  return {
    id: "019aa6b2-93ee-7c8f-b3f5-7b2c5a0f5c11",
    submission_id: null,
    token_hash: uuidv7(),
    ends_at: new Date(Date.parse(startsAt) + 30 * 60_000).toISOString(),
    name: "Anna Jansen",
    email: "anna@bakkerij.example",
    phone: null,
    subject: "Een webshop voor brood",
    language: "nl",
    status: "booked",
    sequence: 0,
    source: "/afspraak",
    attribution: null,
    created_at: "2026-11-21T13:05:00.000Z",
    cancelled_at: null,
    cancelled_by: null,
    moves: "[]",
    lead_id: null,
    kind: "meet",
    place: null,
    address: null,
    travel_minutes: 0,
    ...overrides,
    starts_at: startsAt,
  };
}
